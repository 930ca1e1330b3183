/** The viewer's playlists on the server, and the way one of them becomes the current one. */
import type { PlaylistStub } from '@oshimado/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSend } from '../../actors/ActorsProvider';
import { useViewer } from '../../actors/use-viewer';
import { useClient } from '../../app/ClientProvider';
import { reportError } from '../../errors/report';
import { useTranslate } from '../../i18n/LanguageProvider';
import { useNotify } from '../../notices/NoticesProvider';

/** Asked again after each save (`useTaskNotices`), because the key begins with `playlists`. */
export function useOwnPlaylists() {
  const client = useClient();
  const { user } = useViewer();
  return useQuery<readonly PlaylistStub[]>({
    queryKey: ['playlists', 'own', user?.id],
    queryFn: ({ signal }) => client.getPlaylists(undefined, { signal }),
    enabled: user !== null,
  });
}

export const playlistKey = (id: number | string) => ['playlists', 'one', String(id)];

/** Fetches a playlist and hands it to the machine, which asks first when there are unsaved changes. */
export function useOpenPlaylist() {
  const client = useClient();
  const queries = useQueryClient();
  const send = useSend('playlist');
  const notify = useNotify();
  const t = useTranslate('playlists');
  const [opening, setOpening] = useState<number | null>(null);
  const open = async (id: number) => {
    setOpening(id);
    try {
      const { user_id, name, videos } = await queries.fetchQuery({
        queryKey: playlistKey(id),
        queryFn: ({ signal }) => client.getPlaylist({ id: String(id) }, { signal }),
      });
      send({ type: 'playlist.open', playlist: { id, userId: user_id, name, videos } });
    } catch (error) {
      reportError(error);
      notify({ key: 'playlist', tone: 'danger', title: t('page.openFailed') });
    }
    setOpening(null);
  };
  return { opening, open: (id: number) => void open(id) };
}
