import { useWidgets } from '../context';
import { CardLength } from './CardLength';
import type { CardShape, VideoCardApi } from './video-card.types';
import * as css from './VideoCard.css';

export interface CardTimeProps {
  readonly card: VideoCardApi;
  readonly shape: CardShape;
  readonly id: string;
}

/**
 * When it was or will be, and how many watch or have cut it. Of a live video the clock on the picture says since when: how many watch
 * and the topic are in the place of the time.
 */
export function CardTime({ card, shape, id }: CardTimeProps) {
  const { t } = useWidgets();
  const { state, time, count, liveSince, topic } = card;
  const isDense = shape === 'denseList';
  const isLive = liveSince !== undefined;
  const hasTime = isLive ? !isDense && !count && !topic : true;
  return (
    <p id={id} className={css.meta[shape]}>
      {isDense ? <CardLength card={card} /> : null}
      {/* Server and browser may know different spellings of the same time; the next minute settles it. */}
      {hasTime ? (
        <time
          translate="no"
          className={css.time[state]}
          dateTime={time.iso}
          title={time.tooltip}
          suppressHydrationWarning
        >
          {time.text}
          {time.pending ? <span className={css.pending}>{time.pending}</span> : null}
        </time>
      ) : null}
      {count ? <span className={css.count[count.kind]}>{count.text}</span> : null}
      {isLive && topic ? <span className={css.topic}>{topic}</span> : null}
      {state === 'missing' ? <span className={css.gone}>{t('card.missing')}</span> : null}
    </p>
  );
}
