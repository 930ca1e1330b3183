import { PAGE_SIZE } from '@oshimado/domain';
import { classNames, type StyleProps } from '@oshimado/ui/style-props';
import { VisuallyHidden } from '@oshimado/ui/visually-hidden';
import { useWidgets } from '../../base/context';
import type { CardShape } from '../video-card';
import { CardSkeleton } from './CardSkeleton';
import { listClass } from './list-class';
import * as css from './VideoList.css';

/** Props of `VideoListSkeleton`. */
export interface VideoListSkeletonProps extends StyleProps {
  /** Default `grid`. */
  readonly shape?: CardShape;
  /** Default 0. */
  readonly gridSize?: number;
  /** Default 24. */
  readonly count?: number;
}

/** The list while it is awaited: as many bare shapes as cards will come, each as high as a card. Renders a `<div>`. */
export function VideoListSkeleton({
  shape = 'grid',
  gridSize = 0,
  count = PAGE_SIZE,
  className,
  style,
}: VideoListSkeletonProps) {
  const { t } = useWidgets();
  return (
    <div
      className={classNames(css.box, className)}
      style={style}
      aria-busy="true"
      data-part="skeleton"
    >
      <VisuallyHidden>
        <output>{t('feed.loading')}</output>
      </VisuallyHidden>
      <ul className={listClass(shape, gridSize)} aria-hidden="true">
        {Array.from({ length: count }, (_, index) => (
          <li key={index} className={css.item[shape]}>
            <CardSkeleton shape={shape} />
          </li>
        ))}
      </ul>
    </div>
  );
}
