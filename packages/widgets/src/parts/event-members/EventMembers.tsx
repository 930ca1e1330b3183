/** The streams of a folded card: their faces, and unfolded the streams themselves, whose code is loaded by the press. */
import { Button } from '@oshimado/ui/button';
import { ChevronDownIcon } from '@oshimado/ui/icon';
import { useId, useState } from 'react';
import { usePressedPart } from '../../base/asked-part';
import { useTranslate } from '../../base/sentences';
import { EventFaces } from './EventFaces';
import type { EventStreamsProps } from './EventStreams';
import * as css from './event-members.css';

const loadStreams = async () => (await import('./EventStreams')).default;

/** A button with the faces of an event, which unfolds its streams in place. Renders a `<div>`. */
export default function EventMembers({ videos }: EventStreamsProps) {
  const t = useTranslate('events');
  const { Part, button } = usePressedPart<EventStreamsProps>(loadStreams);
  const [isFolded, setFolded] = useState(false);
  const isOpen = Part !== undefined && !isFolded;
  const toggle = { 'aria-expanded': isOpen, onClick: () => setFolded(isOpen) };
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
        <EventFaces videos={videos} />
        <span className={css.label}>{t('streams', { whole: videos.length })}</span>
      </Button>
      <div id={list} hidden={!isOpen}>
        {isOpen ? <Part videos={videos} /> : null}
      </div>
    </div>
  );
}
