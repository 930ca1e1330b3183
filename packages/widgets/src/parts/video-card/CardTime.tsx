import { Time } from '../../base/clock';
import { useWidgets } from '../../base/context';
import { CardLength } from './CardLength';
import type { CardShape, VideoCardApi } from './video-card.types';
import * as css from './VideoCard.css';

export interface CardTimeProps {
  readonly card: VideoCardApi;
  readonly shape: CardShape;
  readonly id: string;
}

/**
 * Time, and the number of viewers or clips. While live the thumbnail shows the elapsed time; viewers and topic replace the time
 * here.
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
      {hasTime ? (
        <Time className={css.time[state]} dateTime={time.iso} title={time.tooltip}>
          {time.text}
          {time.pending ? <span className={css.pending}>{time.pending}</span> : null}
        </Time>
      ) : null}
      {count ? <span className={css.count[count.kind]}>{count.text}</span> : null}
      {isLive && topic ? <span className={css.topic}>{topic}</span> : null}
      {state === 'missing' ? <span className={css.gone}>{t('card.missing')}</span> : null}
    </p>
  );
}
