import type { Video } from '@oshimado/contract';
import { Avatar } from '@oshimado/ui/avatar';
import { useWidgets } from '../../base/context';
import { useNow } from '../../base/clock';
import { connectVideoCard } from '../video-card/video-card.connect';
import * as css from './event-members.css';

const FACES_MAX = 4;

/** A channel on two platforms has one face. */
function facesOf(videos: readonly Video[]): readonly Video[] {
  return [...new Map(videos.map((video) => [video.channel.id, video])).values()].slice(
    0,
    FACES_MAX,
  );
}

export interface EventFacesProps {
  /** All streams of the event. */
  readonly videos: readonly Video[];
}

/** Whose streams an event has; their number is beside it. Renders a `<span>`. */
export function EventFaces({ videos }: EventFacesProps) {
  const environment = useWidgets();
  const now = useNow();
  return (
    <span className={css.faces}>
      {facesOf(videos).map((video) => (
        <Avatar
          key={video.id}
          {...connectVideoCard(video, { environment, now }).channel.photo}
          size={20}
        />
      ))}
    </span>
  );
}
