import type { ScriptEdit } from '@oshimado/domain';
import { useTranslate } from '../../base/sentences';
import { undoableEdit } from '../../base/state/undoable-edit';
import { useEditorActor } from './EditorProvider';

/** Sends an edit. Returns the button for its toast that takes it back; undefined if the edit has changed nothing. */
export function useUndoableEdit() {
  const tWidgets = useTranslate('widgets');
  const actor = useEditorActor();
  return (edit: ScriptEdit) => {
    const onSelect = undoableEdit({
      states: () => {
        const { history, script } = actor.getSnapshot().context;
        return [...history.past, script];
      },
      edit: () => actor.send(edit),
      undo: () => actor.send({ type: 'edit.undo' }),
    });
    return onSelect && { label: tWidgets('undo'), onSelect };
  };
}
