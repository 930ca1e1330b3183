/** "Add all to playlist": into the playlist at hand, in reverse order, so that the list ends with the first. */
import type { Video } from '@oshimado/contract';
import { useTranslate } from '../../base/sentences';
import { useNotify } from '../../base/toasts';
import { listedVideo } from '../../base/device';
import { undoableEdit } from '../../base/state/undoable-edit';
import { useActors, useSend } from '../../base/viewer';

export function useAddAll(): (videos: readonly Video[]) => void {
  const t = useTranslate('watch');
  const notify = useNotify();
  const send = useSend('playlist');
  const playlist = useActors()?.playlist;
  return (videos) => {
    const event = { type: 'videos.add', videos: videos.toReversed().map(listedVideo) } as const;
    // Before the playlist is there, it is kept for it, and its number is not known.
    if (!playlist) return send(event);
    const contained = playlist.getSnapshot().context.playlist.videos;
    const undo = undoableEdit({
      states: () => {
        const { history, playlist: now } = playlist.getSnapshot().context;
        return [...history.past, now].map((one) => one.videos);
      },
      edit: () => playlist.send(event),
      undo: () => playlist.send({ type: 'edit.undo' }),
    });
    const count = playlist.getSnapshot().context.playlist.videos.length - contained.length;
    if (count > 0) {
      notify({
        key: 'playlist',
        tone: 'success',
        title: t('related.added', { count }),
        undo,
      });
    } else if (videos.every(({ id }) => contained.some((one) => one.id === id))) {
      notify({ key: 'playlist', title: t('related.nothingAdded') });
    }
    // Otherwise the playlist has already shown why it takes no more.
  };
}
