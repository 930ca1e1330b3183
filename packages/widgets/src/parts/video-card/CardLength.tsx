import { useWidgets } from '../../base/context';
import { Clock, Time } from '../../base/clock';
import * as css from './Thumbnail.css';
import type { VideoCardApi } from './video-card.types';

/** The time since a live video started, the length of a past one, or the label of a premiere. */
export function CardLength({
  card,
}: {
  card: Pick<VideoCardApi, 'liveSince' | 'isPremiere' | 'duration'>;
}) {
  const { t } = useWidgets();
  const { liveSince, isPremiere, duration } = card;
  if (liveSince !== undefined) return <Clock since={liveSince} className={css.clock} />;
  if (isPremiere) return <span className={css.premiere}>{t('card.premiere')}</span>;
  return duration ? (
    <Time className={css.mark} dateTime={duration.iso}>
      {duration.text}
    </Time>
  ) : null;
}
