/** Mentions of a video, and their changes. Each change is sent at once and can be undone from its toast. */
import type { Mention } from '@oshimado/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useClient } from '../../base/context';
import { mentionsQuery } from '../../base/queries';
import { useTranslate } from '../../base/sentences';
import { useUndoableMutation } from '../../base/toasts/use-undoable-mutation';
import { useEditToasts } from './use-edit-toasts';
import { useRefreshVideo } from './use-refresh-video';

export interface MentionEdits {
  readonly status: 'loading' | 'failed' | 'ready';
  /** What was thrown, where they could not be loaded. */
  readonly error: unknown;
  readonly mentions: readonly Mention[];
  /** Ids of the mentions that will be removed. */
  readonly marked: ReadonlySet<string>;
  readonly isRemoving: boolean;
  readonly isAdding: boolean;
  readonly toggle: (id: string) => void;
  readonly markAll: () => void;
  readonly unmarkAll: () => void;
  /** Removes those that are marked. */
  readonly remove: () => void;
  readonly removeOne: (id: string) => void;
  /** Ids of the mentions that are being removed. */
  readonly removing: readonly string[];
  readonly add: (channel: { readonly id: string }, label: string) => void;
  readonly retry: () => void;
}

export function useMentionEdits(videoId: string): MentionEdits {
  const t = useTranslate('editing');
  const client = useClient();
  const queries = useQueryClient();
  const refresh = useRefreshVideo(videoId);
  const toasts = useEditToasts();
  const query = mentionsQuery(client, videoId);
  const { data: mentions = [], error, isPending, isError, refetch } = useQuery(query);
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set());

  const keep = (rows: readonly Mention[]) => {
    queries.setQueryData(query.queryKey, rows);
    refresh();
  };
  const postAll = async (ids: readonly string[]) => {
    // One after the other, so that the last answer is the whole list.
    for (const channel_id of ids) {
      // oxlint-disable-next-line no-await-in-loop -- each answer contains the mentions before it
      keep(await client.postMention({ id: videoId, body: { channel_id } }));
    }
  };
  const deleteAll = async (ids: readonly string[]) =>
    keep(await client.deleteMentions({ id: videoId, body: { channel_ids: [...ids] } }));
  const undone = t('quick.done.undone');
  const undoFailed = t('quick.failed.undo');

  const removal = useUndoableMutation({
    toasts,
    change: deleteAll,
    undo: (_, ids: readonly string[]) => postAll(ids),
    done: (_, { length: count }) => t('quick.done.removed', { count }),
    undone,
    undoFailed,
    // Marks that were set meanwhile stay.
    onDone: (_, ids) => setMarked((now) => new Set([...now].filter((id) => !ids.includes(id)))),
    onFailed: (error) => toasts.sayFailed(t('quick.failed.remove'), error),
  });
  const addition = useUndoableMutation({
    toasts,
    change: ({ id }: { readonly id: string; readonly label: string }) => postAll([id]),
    undo: (_, { id }) => deleteAll([id]),
    done: (_, { label: channel }) => t('quick.done.added', { channel }),
    undone,
    undoFailed,
    onFailed: (error, { label: channel }) =>
      toasts.sayFailed(t('quick.failed.add', { channel }), error),
  });

  const ids = mentions.map(({ id }) => id);
  const loaded = isError ? 'failed' : 'ready';
  return {
    status: isPending ? 'loading' : mentions.length > 0 ? 'ready' : loaded,
    error,
    mentions,
    marked: new Set(ids.filter((id) => marked.has(id))),
    isRemoving: removal.isPending,
    isAdding: addition.isPending,
    toggle: (id) =>
      setMarked((now) =>
        now.has(id) ? new Set([...now].filter((one) => one !== id)) : new Set([...now, id]),
      ),
    markAll: () => setMarked(new Set(ids)),
    unmarkAll: () => setMarked(new Set()),
    remove: () => {
      const wanted = ids.filter((id) => marked.has(id));
      if (wanted.length > 0 && !removal.isPending) removal.mutate(wanted);
    },
    removeOne: (id) => {
      if (!removal.isPending) removal.mutate([id]);
    },
    removing: removal.isPending ? removal.variables : [],
    add: ({ id }, label) => {
      if (!ids.includes(id)) addition.mutate({ id, label });
    },
    retry: () => void refetch(),
  };
}
