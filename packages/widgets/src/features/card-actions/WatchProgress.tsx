import type { Video } from '@oshimado/contract';
import { localeTag, watchedShare } from '@oshimado/domain';
import { VisuallyHidden } from '@oshimado/ui/visually-hidden';
import { useMemo } from 'react';
import { useWidgets } from '../../base/context';
import { useWatchProgress } from '../../base/history';
import * as css from './WatchProgress.css';

/** Never nothing for what was begun, and never whole for what was not watched to its end. */
const roundShare = (share: number) =>
  share === 1 ? 1 : Math.min(0.99, Math.max(0.01, Math.round(share * 100) / 100));

/** How much of a video was watched, along the lower edge of its picture. Nothing if it was not. */
export default function WatchProgress({ video }: { readonly video: Video }) {
  const { t, language } = useWidgets();
  const share = watchedShare(useWatchProgress(video.id));
  const format = useMemo(
    () => new Intl.NumberFormat(localeTag(language), { style: 'percent' }),
    [language],
  );
  if (share === undefined) return null;
  const rounded = roundShare(share);
  return (
    <span className={css.track} data-part="progress">
      <span className={css.bar} style={{ inlineSize: `${rounded * 100}%` }} />
      <VisuallyHidden>{t('card.watchedShare', { percent: format.format(rounded) })}</VisuallyHidden>
    </span>
  );
}
