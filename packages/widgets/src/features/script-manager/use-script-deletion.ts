/** Deletes the viewer's own lines of a script, with a way back. */
import type { Client, Script } from '@oshimado/contract';
import {
  deletionParts,
  failureKind,
  formatWhole,
  restorationParts,
  scriptRoom,
  type OwnLine,
  type UploadPart,
} from '@oshimado/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useClient } from '../../base/context';
import { useLimitSentence } from '../../base/errors';
import { ownLinesQuery, SCRIPTS } from '../../base/queries';
import { useLanguage, useTranslate } from '../../base/sentences';
import { useNotify } from '../../base/toasts';

const TOAST = 'script-delete';
/** How long a deletion can be undone. */
const UNDO_MS = 20_000;

async function sendParts(client: Client, script: Script, parts: readonly UploadPart[]) {
  const room = { ...scriptRoom(script), lang: script.lang };
  for (const part of parts) {
    // oxlint-disable-next-line no-await-in-loop -- the server applies the parts in their order
    await client.postScriptLog({ ...room, body: [...part] });
  }
}

export interface ScriptDeletion {
  /** Key of the script that is being deleted. */
  readonly deleting: Script | undefined;
  readonly start: (script: Script) => void;
}

/** `onDone` is called when a script is gone from the list. */
export function useScriptDeletion(viewerId: string, onDone: () => void): ScriptDeletion {
  const t = useTranslate('scripts');
  const sayLimit = useLimitSentence();
  const { language } = useLanguage();
  const client = useClient();
  const queries = useQueryClient();
  const notify = useNotify();
  // What a deletion that stopped half way had deleted already is brought back as well.
  const gone = useRef<{ script: Script; lines: Map<string, OwnLine> }>(undefined);

  const load = (script: Script) =>
    queries.fetchQuery({ ...ownLinesQuery(client, viewerId, script), retry: false });
  const renew = () => queries.invalidateQueries({ queryKey: [SCRIPTS] });

  const restoring = useMutation({
    mutationFn: async ({ script, lines }: { script: Script; lines: readonly OwnLine[] }) => {
      await sendParts(client, script, restorationParts(lines, await load(script), []));
      return renew();
    },
    networkMode: 'always',
    onSuccess: () => notify({ key: TOAST, tone: 'success', title: t('delete.undone') }),
    onError: (error, wanted) =>
      notify({
        key: TOAST,
        tone: 'danger',
        title: t('delete.undoFailed'),
        description: sayLimit(error, undefined),
        durationMs: Infinity,
        action: { label: t('retry'), onSelect: () => restoring.mutate(wanted) },
      }),
  });

  const deleting = useMutation({
    mutationFn: async (script: Script) => {
      const lines = await load(script);
      const former = gone.current?.script === script ? gone.current.lines : [];
      const all = new Map([...former, ...lines.map((line) => [line.id, line] as const)]);
      gone.current = { script, lines: all };
      await sendParts(client, script, deletionParts(lines));
      await renew();
      return [...all.values()];
    },
    networkMode: 'always',
    onSuccess: (lines, script) => {
      gone.current = undefined;
      const formatted = formatWhole(lines.length, language);
      notify({
        key: TOAST,
        tone: 'success',
        title: t('delete.done', { count: lines.length, formatted }),
        durationMs: UNDO_MS,
        action: { label: t('delete.undo'), onSelect: () => restoring.mutate({ script, lines }) },
      });
      onDone();
    },
    onError: (error, script) =>
      notify({
        key: TOAST,
        tone: 'danger',
        title: t('delete.failed'),
        description: sayLimit(error, t(`why.${failureKind(error)}`)),
        durationMs: Infinity,
        action: { label: t('retry'), onSelect: () => deleting.mutate(script) },
      }),
  });
  return {
    deleting: deleting.isPending ? deleting.variables : undefined,
    start: (script) => deleting.mutate(script),
  };
}
