/** The streams of a folded card: their faces, and unfolded the streams themselves, whose code is loaded by the press. */
import type { Video } from '@oshimado/contract';
import { Avatar } from '@oshimado/ui/avatar';
import { Button } from '@oshimado/ui/button';
import { ChevronDownIcon } from '@oshimado/ui/icon';
import { useId, useState } from 'react';
import { usePressedPart } from '../../base/asked-part';
import { useWidgets } from '../../base/context';
import { useNow } from '../../base/clock';
import { useTranslate } from '../../base/sentences';
import type { EventStreamsProps } from './EventStreams';
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

const loadStreams = async () => (await import('./EventStreams')).default;

/** A button with the faces of an event, which unfolds its streams in place. Renders a `<div>`. */
export default function EventMembers({ videos }: EventStreamsProps) {
  const environment = useWidgets();
  const t = useTranslate('events');
  const { Part, button } = usePressedPart<EventStreamsProps>(loadStreams);
  const [isFolded, setFolded] = useState(false);
  const isOpen = Part !== undefined && !isFolded;
  const toggle = { 'aria-expanded': isOpen, onClick: () => setFolded(isOpen) };
  const now = useNow();
  const list = useId();
  return (
    <div data-part="event">
      <Button
        className={css.opener}
        variant="plain"
        size="small"
        startIcon={ChevronDownIcon}
        aria-controls={list}
        {...(Part ? toggle : button)}
      >
        <span className={css.faces}>
          {facesOf(videos).map((video) => (
            <Avatar
              key={video.id}
              {...connectVideoCard(video, { environment, now }).channel.photo}
              size={20}
            />
          ))}
        </span>
        {t('streams', { number: String(videos.length) })}
      </Button>
      <div id={list} hidden={!isOpen}>
        {isOpen ? <Part videos={videos} /> : null}
      </div>
    </div>
  );
}
