import { PLAYLISTS } from '../queries';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useActors } from '../viewer';
import { reportError } from '../errors';
import { useNotify } from '../toasts';
import { useLateWords } from './use-late-words';

/** Refetches the playlists after a change on the server, and shows a toast when a change failed. */
export function useTaskToasts(): void {
  const playlist = useActors()?.playlist;
  const queries = useQueryClient();
  const notify = useNotify();
  const words = useLateWords();
  useEffect(() => {
    if (!playlist) return undefined;
    const renew = () => void queries.invalidateQueries({ queryKey: [PLAYLISTS] });
    const showFailure = async (kind: 'membership' | 'deletion') => {
      const t = await words();
      notify({ key: 'playlist', tone: 'danger', title: t(`task.${kind}`) });
    };
    const subscriptions = [
      playlist.on('playlist.saved', renew),
      playlist.on('task.done', renew),
      playlist.on('task.failed', ({ task }) => void showFailure(task.kind).catch(reportError)),
    ];
    return () => subscriptions.forEach((subscription) => subscription.unsubscribe());
  }, [playlist, queries, notify, words]);
}
