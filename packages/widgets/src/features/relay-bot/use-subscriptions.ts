/** Subscriptions of a text channel: as saved, as changed in this tab, and how saving goes. */
import type { Subscriptions } from '@oshimado/domain';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useClient } from '../../base/context';
import { useTranslate } from '../../base/sentences';
import { useNotify, useSentMutation } from '../../base/toasts';
import { withDraft } from './relay-bot.connect';
import { saveSubscriptions, subscriptionsQuery } from './relay-calls';
import { useRelay, useRelayState } from './relay-context';

export type SaveStatus = 'clean' | 'unsaved' | 'saving' | 'failed' | 'saved';

export interface SubscriptionsApi {
  /** Undefined until they are loaded. */
  readonly list: Subscriptions | undefined;
  readonly loadError: unknown;
  readonly isLoading: boolean;
  readonly reload: () => void;
  /** Changes the latest list, also long after it was drawn: from a toast. */
  readonly change: (edit: (list: Subscriptions) => Subscriptions) => void;
  readonly status: SaveStatus;
  readonly saveError: unknown;
  readonly save: () => void;
  readonly discard: () => void;
}

interface Sent {
  readonly channel: string;
  readonly list: Subscriptions;
}

export function useSubscriptions(channel: string): SubscriptionsApi {
  const t = useTranslate('relayBot');
  const notify = useNotify();
  const client = useClient();
  const queries = useQueryClient();
  const { session } = useRelay();
  const query = subscriptionsQuery(client, channel);
  const {
    data: saved,
    error: loadError,
    isFetching,
    refetch,
  } = useQuery({ ...query, retry: false });
  const draft = useRelayState().drafts[channel];

  const keep = (list: Subscriptions) => {
    const known = queries.getQueryData<Subscriptions>(query.queryKey) ?? [];
    session.change({ drafts: withDraft(session.get().drafts, channel, list, known) });
  };
  const saving = useSentMutation({
    mutationFn: (sent: Sent) => saveSubscriptions(client, sent.channel, sent.list),
    onSuccess: (_, { list }) => {
      const latest = session.get().drafts[channel] ?? list;
      queries.setQueryData(query.queryKey, list);
      // What was changed meanwhile stays unsaved.
      keep(latest);
    },
  });
  const discard = () => {
    const dropped = draft;
    saving.reset();
    keep(saved ?? []);
    if (!dropped) return;
    notify({
      key: 'relay-discard',
      title: t('save.discarded'),
      undo: () => keep(dropped),
    });
  };
  const statuses = {
    pending: 'saving',
    error: draft ? 'failed' : 'clean',
    success: draft ? 'unsaved' : 'saved',
    idle: draft ? 'unsaved' : 'clean',
  } as const;
  return {
    list: saved && (draft ?? saved),
    loadError: saved ? null : loadError,
    isLoading: isFetching,
    reload: () => void refetch(),
    change: (edit) => {
      const known = queries.getQueryData<Subscriptions>(query.queryKey);
      if (known) keep(edit(session.get().drafts[channel] ?? known));
    },
    status: statuses[saving.status],
    saveError: saving.error,
    save: () => {
      if (draft && !saving.isPending) saving.mutate({ channel, list: draft });
    },
    discard,
  };
}
