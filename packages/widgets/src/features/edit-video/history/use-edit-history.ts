import { CallError, type AuditEntry } from '@oshimado/contract';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useClient } from '../../../base/context';
import { AUDIT, keptPages, videoSongsQuery } from '../../../base/queries';
import { useTranslate } from '../../../base/sentences';
import { useNotify } from '../../../base/toasts';
import { useUndoableMutation } from '../../../base/toasts/use-undoable-mutation';
import { useEditRows } from '../../../parts/edit-entry';
import { useEditToasts, useRefreshVideo } from '../../../parts/video-edits';

const PAGE = 25;
const CONFLICT = 409;

/** The edits of a video, newest first, with the channels they name. */
export function useEditHistory(videoId: string) {
  const client = useClient();
  const log = useInfiniteQuery({
    ...keptPages,
    queryKey: [AUDIT, videoId],
    queryFn: ({ pageParam, signal }) =>
      client.getAudit({ video_id: videoId, limit: PAGE, before: pageParam }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last: readonly AuditEntry[]) =>
      last.length < PAGE ? undefined : last.at(-1)?.id,
  });
  const entries = useMemo(() => log.data?.pages.flat() ?? [], [log.data]);
  const rows = useEditRows(entries);
  return { rows, log };
}

/** Takes an edit back, which is an edit itself and can be taken back too. */
export function useRevert(videoId: string) {
  const t = useTranslate('editVideo');
  const tEditing = useTranslate('editing');
  const client = useClient();
  const queries = useQueryClient();
  const notify = useNotify();
  const refresh = useRefreshVideo(videoId);
  const toasts = useEditToasts();
  const reload = () => {
    refresh();
    const { queryKey } = videoSongsQuery(client, { id: videoId, channelId: '' });
    void queries.invalidateQueries({ queryKey });
  };
  const sayWhy = (error: unknown) => {
    const isChanged = error instanceof CallError && error.status === CONFLICT;
    if (!isChanged) return toasts.sayFailed(t('failed.revert'), error);
    // Another viewer was faster: the list shows the current value.
    reload();
    notify({ tone: 'warning', title: t('failed.revert'), description: t('failed.changedSince') });
  };
  const revert = async (id: string) => {
    const made = await client.postRevert({ id });
    reload();
    return made;
  };
  const reverting = useUndoableMutation({
    toasts: { ...toasts, sayFailed: (_, error) => sayWhy(error) },
    change: revert,
    undo: (made) => revert(made.id),
    done: () => t('done.reverted'),
    undone: tEditing('quick.done.undone'),
    undoFailed: t('failed.revert'),
    onFailed: sayWhy,
  });
  return {
    revert: (id: string) => {
      if (!reverting.isPending) reverting.mutate(id);
    },
    reverting: reverting.isPending ? reverting.variables : undefined,
  };
}
