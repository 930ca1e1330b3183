/** Deletes the viewer's own lines of a script, with a way back. */
import type { Script } from '@oshimado/contract';
import { failureKind, scriptRoom, type LineReplacement, type OwnLine } from '@oshimado/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useClient } from '../../base/context';
import { SCRIPTS } from '../../base/queries';
import { replaceLines } from '../../base/queries/replace-lines';
import { useTranslate } from '../../base/sentences';
import { useUndoableMutation } from '../../base/toasts/use-undoable-mutation';
import { useScriptToasts } from './use-script-toasts';

export interface ScriptDeletion {
  /** Key of the script that is being deleted. */
  readonly deleting: Script | undefined;
  readonly start: (script: Script) => void;
}

/** `onDone` is called when a script is gone from the list. */
export function useScriptDeletion(viewerId: string, onDone: () => void): ScriptDeletion {
  const t = useTranslate('scripts');
  const client = useClient();
  const queries = useQueryClient();
  const toasts = useScriptToasts('script-delete');
  // What a deletion that stopped half way had deleted already is brought back as well.
  const gone = useRef<{ script: Script; lines: Map<string, OwnLine> }>(undefined);

  const replace = async (script: Script, by: LineReplacement) => {
    const { lang } = script;
    const room = { room: scriptRoom(script), creatorId: viewerId, lang };
    const outcome = await replaceLines(client, room, by);
    if (outcome.kind === 'done') await queries.invalidateQueries({ queryKey: [SCRIPTS] });
    return outcome;
  };
  const deleting = useUndoableMutation({
    toasts,
    change: async (script: Script) => {
      const outcome = await replace(script, { lines: [] });
      if (outcome.kind === 'unchanged') throw outcome.error;
      const lines = new Map(gone.current?.script === script ? gone.current.lines : []);
      for (const line of outcome.own) lines.set(line.id, line);
      gone.current = { script, lines };
      if (outcome.kind === 'partial') throw outcome.error;
      gone.current = undefined;
      return [...lines.values()];
    },
    undo: async (lines, script) => {
      const outcome = await replace(script, { lines: [], former: lines });
      if (outcome.kind !== 'done') throw outcome.error;
    },
    done: ({ length: count }) => t('delete.done', { whole: count }),
    undone: t('delete.undone'),
    undoFailed: t('delete.undoFailed'),
    onDone,
    onFailed: (error, _, retry) =>
      toasts.sayFailed(t('delete.failed'), error, retry, t(`why.${failureKind(error)}`)),
  });
  return {
    deleting: deleting.isPending ? deleting.variables : undefined,
    start: (script) => deleting.mutate(script),
  };
}
