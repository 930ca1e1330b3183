import { latePart } from '../../base/late-part';
import { useHydrated } from '../../base/page';
import * as css from './watch-together.css';
import type { WatchTogetherProps } from './WatchTogether';

const Late = latePart(() => import('./WatchTogether'));

/** "Watch in Multiview"; its code and sentences are loaded after the page, at a place that is there before. Nothing for fewer than two videos. */
export function WatchTogether(props: WatchTogetherProps) {
  const isHydrated = useHydrated();
  const { videos, size = 'medium' } = props;
  if (videos.length < 2) return null;
  return <div className={css.place[size]}>{isHydrated ? <Late {...props} /> : null}</div>;
}
