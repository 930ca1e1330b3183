import { hasVideo } from '@oshimado/machines/playlist';
import { SaveToggle, type CardPartProps } from '@oshimado/widgets';
import { useActorValue, useSend } from '../actors/ActorsProvider';
import { listedVideo } from '../actors/stored-media';

/** Puts a video into the current playlist, or takes it out. */
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
