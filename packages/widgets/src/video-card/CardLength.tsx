import { useWidgets } from '../context';
import { Clock } from '../ticker';
import * as css from './Thumbnail.css';
import type { VideoCardApi } from './video-card.types';

/** How long it has been live, how long it was, or that it opens as a premiere. */
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
    <time translate="no" className={css.mark} dateTime={duration.iso}>
      {duration.text}
    </time>
  ) : null;
}
