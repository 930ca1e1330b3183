/** Mutes favorites for a week, and unmutes them. */
import { useQueryClient } from '@tanstack/react-query';
import { useClient } from '../../base/context';
import { loadAnew } from '../../base/queries';
import { useTranslate } from '../../base/sentences';
import { useNotify, useSentMutation } from '../../base/toasts';
import { useSend, useViewer } from '../../base/viewer';

interface Wanted {
  readonly op: 'mute' | 'unmute';
  readonly channelIds: readonly string[];
}

export function useMutes() {
  const t = useTranslate('favorites');
  const client = useClient();
  const queries = useQueryClient();
  const notify = useNotify();
  const send = useSend('favorites');
  const favorites = useViewer().user?.id ?? '';
  return useSentMutation({
    mutationFn: ({ op, channelIds }: Wanted) =>
      client.patchFavorites({ body: channelIds.map((channel_id) => ({ op, channel_id })) }),
    onSuccess: () => {
      send({ type: 'favorites.refresh' });
      // The server leaves out what is muted; the page of favorites shows a failure.
      void loadAnew(queries, client, { favorites });
    },
    onError: () => notify({ key: 'mutes', tone: 'danger', title: t('muteFailed') }),
  });
}
