import { Skeleton } from '@oshimado/ui/skeleton';
import * as css from './Channels.css';

/** The photo of a channel and what is said of it, while they are on their way. */
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
