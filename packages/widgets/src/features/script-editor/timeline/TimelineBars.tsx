/** The scale of the timeline: a bar for each minute, with a label every five seconds. */
import { memo } from 'react';
import * as css from './script-timeline.css';
import { BAR_MS, BAR_PX, barsAround, LABEL_SECONDS, originOf, pxOf } from './timeline-geometry';

const LABELS = Array.from(
  { length: BAR_MS / 1_000 / LABEL_SECONDS },
  (_, at) => at * LABEL_SECONDS,
);

interface TimelineBarsProps {
  /** The bar in the middle. */
  readonly bar: number;
  readonly moment: (ms: number) => string;
}

export const TimelineBars = memo(function TimelineBars({ bar, moment }: TimelineBarsProps) {
  return (
    <div aria-hidden="true">
      {barsAround(bar).map((one) => (
        <div
          key={one}
          className={css.bar}
          data-part="bar"
          style={{
            transform: `translateX(${pxOf(one * BAR_MS - originOf(bar))}px)`,
            inlineSize: `${BAR_PX}px`,
          }}
        >
          {LABELS.map((second) => (
            <span
              key={second}
              className={css.tick}
              style={{ insetInlineStart: `${pxOf(second * 1_000)}px` }}
            >
              {moment(one * BAR_MS + second * 1_000)}
            </span>
          ))}
        </div>
      ))}
    </div>
  );
});
