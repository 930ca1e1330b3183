import type { Video } from '@oshimado/contract';
import { VideoCard, type CardShape } from '../video-card';
import { useGrowingCount } from './use-growing-count';
import * as css from './VideoList.css';

export interface VideoListProps {
  readonly videos: readonly Video[];
  /** Default `grid`. */
  readonly shape?: CardShape;
  /** 0 to 2; each step adds a column. Default 0. */
  readonly gridSize?: number;
  /** Name of the list, read aloud. */
  readonly label: string;
  /** Cards drawn at first; more follow as the end comes near. Default 24. */
  readonly renderLimit?: number;
  /** Cards whose pictures are fetched at once. Default 0. */
  readonly priorityCount?: number;
  /** Level of the cards' headings. Default 3. */
  readonly headingLevel?: 2 | 3 | 4;
}

const FIRST = 24;

export const listClass = (shape: CardShape, gridSize: number) =>
  shape === 'grid' ? (css.grids[gridSize] ?? css.grids[0]) : css.rows[shape];

/** Cards in columns or rows. A long list is drawn 24 at a time, on the server too. Renders a `<ul>`. */
export function VideoList({
  videos,
  shape = 'grid',
  gridSize = 0,
  label,
  renderLimit = FIRST,
  priorityCount = 0,
  headingLevel = 3,
}: VideoListProps) {
  const { count, endRef } = useGrowingCount(renderLimit, videos.length);
  return (
    <div className={css.box}>
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
            />
          </li>
        ))}
      </ul>
      {count < videos.length ? <div key={count} ref={endRef} className={css.end} /> : null}
    </div>
  );
}
