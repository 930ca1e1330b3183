/** A line on the timeline: its middle moves it, its edges change its length. Presses and keys are handled by the list around it. */
import type { EditedLine } from '@oshimado/domain';
import { memo } from 'react';
import { useTranslate } from '../../../base/sentences';
import * as css from './script-timeline.css';
import { pxOf } from './timeline-geometry';

interface TimelineCardProps {
  readonly line: EditedLine;
  /** Start and end in words. */
  readonly start: string;
  readonly end: string;
  readonly lang: string | undefined;
  /** Moment at the left edge of what is drawn, ms. */
  readonly origin: number;
  /** Whether Tab leads to it. */
  readonly isReachable: boolean;
  readonly isOpen: boolean;
  /** Id of the sentence about its keys. */
  readonly hintId: string;
}

export const TimelineCard = memo(function TimelineCard(props: TimelineCardProps) {
  const t = useTranslate('scriptEditor');
  const { line, start, end, lang, origin, isReachable, isOpen, hintId } = props;
  return (
    <button
      type="button"
      className={css.card}
      style={{
        transform: `translateX(${pxOf(line.start - origin)}px)`,
        inlineSize: `${pxOf(line.end - line.start)}px`,
      }}
      data-part="card"
      data-key={line.key}
      data-state={isOpen ? 'open' : undefined}
      tabIndex={isReachable ? 0 : -1}
      aria-label={t('timeline.card', { start, end, text: line.text })}
      aria-describedby={hintId}
    >
      <span className={css.startEdge} data-edge="start" />
      <span className={css.cardText} lang={lang}>
        {line.text}
      </span>
      <span className={css.endEdge} data-edge="end" />
    </button>
  );
});
