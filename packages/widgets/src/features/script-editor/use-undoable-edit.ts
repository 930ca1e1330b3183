import type { ScriptEdit } from '@oshimado/domain';
import { undoableEdit } from '../../base/state/undoable-edit';
import { useEditorActor } from './EditorProvider';

/** Sends an edit. Returns what takes it back, for its toast; undefined if the edit has changed nothing. */
export function useUndoableEdit() {
  const actor = useEditorActor();
  return (edit: ScriptEdit) =>
    undoableEdit({
      states: () => {
        const { history, script } = actor.getSnapshot().context;
        return [...history.past, script];
      },
      edit: () => actor.send(edit),
      undo: () => actor.send({ type: 'edit.undo' }),
    });
}
