import { PAGE_SIZE } from '@oshimado/domain';
import { Skeleton, VisuallyHidden } from '@oshimado/ui';
import { useWidgets } from '../context';
import type { CardShape } from '../video-card';
import { listClass } from './VideoList';
import * as css from './VideoList.css';

export interface VideoListSkeletonProps {
  /** Default `grid`. */
  readonly shape?: CardShape;
  /** Default 0. */
  readonly gridSize?: number;
  /** Default 24. */
  readonly count?: number;
}

const Bare = ({ shape }: { shape: CardShape }) => (
  <li className={css.item[shape]}>
    <div className={css.shape}>
      {shape === 'grid' ? (
        <span className={css.picture}>
          <Skeleton shape="box" />
        </span>
      ) : null}
      <span className={css.lines}>
        <Skeleton />
        <Skeleton width="60%" />
        <Skeleton width="40%" />
      </span>
    </div>
  </li>
);

/** The list while it is awaited: as many bare shapes as cards will come. */
export function VideoListSkeleton({
  shape = 'grid',
  gridSize = 0,
  count = PAGE_SIZE,
}: VideoListSkeletonProps) {
  const { t } = useWidgets();
  return (
    <div className={css.box} aria-busy="true" data-part="skeleton">
      <VisuallyHidden>
        <span role="status">{t('feed.loading')}</span>
      </VisuallyHidden>
      <ul className={listClass(shape, gridSize)} aria-hidden="true">
        {Array.from({ length: count }, (_, index) => (
          <Bare key={index} shape={shape} />
        ))}
      </ul>
    </div>
  );
}
