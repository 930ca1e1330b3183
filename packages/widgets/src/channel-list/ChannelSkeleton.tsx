/** Placeholders for channels that are loading. */
import { Skeleton } from '@oshimado/ui/skeleton';
import { VisuallyHidden } from '@oshimado/ui/visually-hidden';
import { useTranslate } from '../sentences';
import * as css from './ChannelList.css';

/** The shape of one channel: photo, name and figures. */
export const ChannelSkeleton = () => (
  <div className={css.skeleton}>
    <span className={css.skeletonPhoto}>
      <Skeleton shape="circle" />
    </span>
    <span className={css.skeletonText}>
      <Skeleton width="40%" />
      <Skeleton width="60%" />
      <Skeleton width="60%" />
    </span>
  </div>
);

const ROWS = [1, 2, 3, 4, 5, 6, 7, 8] as const;

/** The shape of a list of channels. */
export function ChannelsLoading() {
  const t = useTranslate('channels');
  return (
    <div className={css.box}>
      <VisuallyHidden>
        <span role="status">{t('list.loading')}</span>
      </VisuallyHidden>
      <div className={css.rows}>
        {ROWS.map((row) => (
          <ChannelSkeleton key={row} />
        ))}
      </div>
    </div>
  );
}
