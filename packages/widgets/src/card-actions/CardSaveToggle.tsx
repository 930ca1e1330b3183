import { hasVideo } from '@oshimado/machines/playlist';
import { SaveToggle } from '../video-card';
import { type CardPartProps } from '../context';
import { listedVideo, useActorValue, useSend } from '../viewer';

/** Adds a video to the current playlist, or removes it. */
export function CardSaveToggle({ video, title }: CardPartProps) {
  const send = useSend('playlist');
  const isSaved = useActorValue('playlist', (state) => hasVideo(state, video.id), false);
  return (
    <SaveToggle
      title={title}
      isSaved={isSaved}
      onToggle={() =>
        send(
          isSaved
            ? { type: 'video.remove', id: video.id }
            : { type: 'video.add', video: listedVideo(video) },
        )
      }
    />
  );
}
