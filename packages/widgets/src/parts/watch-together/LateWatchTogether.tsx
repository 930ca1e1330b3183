import { latePart } from '../../base/late-part';
import { useHydrated } from '../../base/page';
import * as css from './watch-together.css';
import type { WatchTogetherProps } from './WatchTogether';

const Late = latePart(() => import('./WatchTogether'));

export interface LateWatchTogetherProps extends Omit<WatchTogetherProps, 'videos'> {
  /** In the order of their cells; undefined while they are not known. */
  readonly videos: WatchTogetherProps['videos'] | undefined;
}

/** "Watch in Multiview"; its code and sentences are loaded after the page, at a place that is there before. Nothing for fewer than two videos. */
export function WatchTogether({ videos, size = 'medium', ...props }: LateWatchTogetherProps) {
  const isHydrated = useHydrated();
  if (videos && videos.length < 2) return null;
  return (
    <div className={css.place[size]}>
      {videos && isHydrated ? <Late {...props} videos={videos} size={size} /> : null}
    </div>
  );
}
