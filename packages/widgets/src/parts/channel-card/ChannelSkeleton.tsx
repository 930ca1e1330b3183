/** The shape of one channel that is loading: photo, name and figures. */
import { Skeleton } from '@oshimado/ui/skeleton';
import * as css from './ChannelSkeleton.css';

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
