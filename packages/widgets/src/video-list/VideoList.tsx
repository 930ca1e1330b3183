import type { Video } from '@oshimado/contract';
import { PAGE_SIZE } from '@oshimado/domain';
import { classNames, type StyleProps } from '@oshimado/ui/style-props';
import { VideoCard, type CardShape } from '../video-card';
import { pictureSizes } from './breakpoints';
import { listClass } from './list-class';
import { useGrowingCount } from './use-growing-count';
import * as css from './VideoList.css';

export interface VideoListProps extends StyleProps {
  readonly videos: readonly Video[];
  /** Default `grid`. */
  readonly shape?: CardShape;
  /** 0 to 2; each step adds a column. Default 0. */
  readonly gridSize?: number;
  /** Name of the list, read aloud. */
  readonly label: string;
  /** Cards drawn at first; more follow as the end comes near. Default 24. */
  readonly renderLimit?: number;
  /** Called with how many are drawn whenever more are. */
  readonly onGrow?: ((count: number) => void) | undefined;
  /** Cards whose pictures are fetched at once. Default 0. */
  readonly priorityCount?: number;
  /** Level of the cards' headings. Default 3. */
  readonly headingLevel?: 2 | 3 | 4;
  /** Leaves the channels out, on a channel's own page. Default false. */
  readonly hideChannel?: boolean;
}

const LIST_PICTURE = '150px';

/** Cards in columns or rows. A long list is drawn 24 at a time, on the server too. Renders a `<ul>`. */
export function VideoList({
  videos,
  shape = 'grid',
  gridSize = 0,
  label,
  renderLimit = PAGE_SIZE,
  onGrow,
  priorityCount = 0,
  headingLevel = 3,
  hideChannel = false,
  className,
  style,
}: VideoListProps) {
  const { count, endRef } = useGrowingCount(renderLimit, videos.length, onGrow);
  const sizes = shape === 'grid' ? pictureSizes(gridSize) : LIST_PICTURE;
  return (
    <div className={classNames(css.box, className)} style={style}>
      {/* A list without markers is no list to some screen readers unless it says so. */}
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles */}
      <ul role="list" aria-label={label} className={listClass(shape, gridSize)}>
        {videos.slice(0, count).map((video, index) => (
          <li key={video.id} className={css.item[shape]}>
            <VideoCard
              video={video}
              shape={shape}
              headingLevel={headingLevel}
              isPriority={index < priorityCount}
              hideChannel={hideChannel}
              pictureSizes={sizes}
            />
          </li>
        ))}
      </ul>
      {count < videos.length ? <div ref={endRef} className={css.end} /> : null}
    </div>
  );
}
