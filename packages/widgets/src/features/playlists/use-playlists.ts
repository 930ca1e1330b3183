/** The viewer's playlists on the server, and opening one of them as the current one. */
import { ownPlaylistsQuery, playlistQuery } from '../../base/queries';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSend, useViewer } from '../../base/viewer';
import { useClient } from '../../base/context';
import { reportError } from '../../base/reporting';
import { useLimitSentence } from '../../base/errors';
import { useTranslate } from '../../base/sentences';
import { useNotify } from '../../base/toasts';

/** The viewer's playlists. `useTaskToasts` refetches them after each save, because the key begins with `PLAYLISTS`. */
export function useOwnPlaylists() {
  const client = useClient();
  const { user } = useViewer();
  return useQuery({ ...ownPlaylistsQuery(client, user?.id), enabled: user !== null });
}

/** Loads a playlist and sends it to the machine, which asks first when there are unsaved changes. */
export function useOpenPlaylist() {
  const client = useClient();
  const queries = useQueryClient();
  const send = useSend('playlist');
  const notify = useNotify();
  const t = useTranslate('playlists');
  const sayLimit = useLimitSentence();
  const [opening, setOpening] = useState<number | null>(null);
  const open = async (id: number) => {
    setOpening(id);
    try {
      const { user_id, name, videos } = await queries.fetchQuery(playlistQuery(client, id));
      send({ type: 'playlist.open', playlist: { id, userId: user_id, name, videos } });
    } catch (error) {
      reportError(error);
      notify({
        key: 'playlist',
        tone: 'danger',
        title: t('page.openFailed'),
        description: sayLimit(error, undefined),
      });
    }
    setOpening(null);
  };
  return { opening, open: (id: number) => void open(id) };
}
