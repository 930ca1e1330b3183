import { PLAYLISTS } from '../queries';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useActors } from '../viewer';
import { reportError } from '../errors';
import { useNotify } from '../notices';
import { useLateWords } from './use-late-words';

/** Refetches the playlists on screen after a change on the server, and notifies of failed changes. */
export function useTaskNotices(): void {
  const playlist = useActors()?.playlist;
  const queries = useQueryClient();
  const notify = useNotify();
  const words = useLateWords();
  useEffect(() => {
    if (!playlist) return undefined;
    const renew = () => void queries.invalidateQueries({ queryKey: [PLAYLISTS] });
    const tell = async (kind: 'membership' | 'deletion') => {
      const t = await words();
      notify({ key: 'playlist', tone: 'danger', title: t(`task.${kind}`) });
    };
    const subscriptions = [
      playlist.on('playlist.saved', renew),
      playlist.on('task.done', renew),
      playlist.on('task.failed', ({ task }) => void tell(task.kind).catch(reportError)),
    ];
    return () => subscriptions.forEach((subscription) => subscription.unsubscribe());
  }, [playlist, queries, notify, words]);
}
