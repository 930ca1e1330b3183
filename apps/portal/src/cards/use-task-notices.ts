import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useActors } from '../actors/ActorsProvider';
import { reportError } from '../errors/report';
import { useNotify } from '../notices/NoticesProvider';
import { useLateWords } from './use-late-words';

/** What the server did to the viewer's lists: those on screen are asked for again, and a failure is said. */
export function useTaskNotices(): void {
  const playlist = useActors()?.playlist;
  const queries = useQueryClient();
  const notify = useNotify();
  const words = useLateWords();
  useEffect(() => {
    if (!playlist) return undefined;
    const renew = () => void queries.invalidateQueries({ queryKey: ['playlists'] });
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
