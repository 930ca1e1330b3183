import type { Video } from '@oshimado/contract';
import { PAGE_SIZE } from '@oshimado/domain';
import { classNames, type StyleProps } from '@oshimado/ui/style-props';
import type { ReactNode } from 'react';
import { useWidgets } from '../../base/context';
import { VideoCard, type CardShape } from '../video-card';
import { pictureSizes } from './breakpoints';
import { listClass } from './list-class';
import { useGrowingCount } from './use-growing-count';
import { useListView } from './use-list-view';
import * as css from './VideoList.css';

/** Props of `VideoList`. */
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
  /** Draws something below the card of a video. Default nothing. */
  readonly renderBelow?: ((video: Video) => ReactNode) | undefined;
}

const LIST_PICTURE = '150px';

/**
 * Cards in columns or rows. A long list is drawn 24 at a time, on the server too; of more than 48 cards those far from the screen
 * become boxes of the same height. Renders a `<ul>`.
 */
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
  renderBelow,
  className,
  style,
}: VideoListProps) {
  const { hidesPictures } = useWidgets();
  const { count, endRef } = useGrowingCount(renderLimit, videos.length, onGrow);
  const grown = videos.slice(0, count);
  const listStyle = listClass(shape, gridSize);
  const { ref, view, FarCards } = useListView(
    grown.map(({ id }) => id),
    classNames(
      listStyle,
      hideChannel ? 'without-channels' : undefined,
      hidesPictures ? 'without-pictures' : undefined,
    ),
  );
  const runs = view?.runs ?? [];
  const isPartial = runs.length > 0;
  const sizes = shape === 'grid' ? pictureSizes(gridSize) : LIST_PICTURE;
  const cards = (from: number, to: number) =>
    grown.slice(from, to).map((video, at) => {
      const height = view?.heights.get(video.id);
      return (
        <li
          key={video.id}
          className={css.item[shape]}
          // Until it is laid out, a card drawn again is as high as it was.
          style={height === undefined ? undefined : { [css.seenHeightName]: `${height}px` }}
          aria-setsize={isPartial ? videos.length : undefined}
          aria-posinset={isPartial ? from + at + 1 : undefined}
        >
          <VideoCard
            video={video}
            shape={shape}
            headingLevel={headingLevel}
            isPriority={from + at < priorityCount}
            hideChannel={hideChannel}
            pictureSizes={sizes}
          />
          {renderBelow?.(video)}
        </li>
      );
    });
  return (
    <div className={classNames(css.box, className)} style={style}>
      {/* A list without markers is no list to some screen readers unless it says so. */}
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles */}
      <ul ref={ref} role="list" aria-label={label} className={listStyle}>
        {[...runs, { from: runs.at(-1)?.to ?? 0, to: count, boxHeight: undefined }].flatMap(
          ({ from, to, boxHeight }) =>
            FarCards && boxHeight !== undefined
              ? [
                  <FarCards
                    key={`far ${from}`}
                    videos={videos}
                    from={from}
                    to={to}
                    height={boxHeight}
                  />,
                ]
              : cards(from, to),
        )}
      </ul>
      {count < videos.length ? <div ref={endRef} className={css.end} /> : null}
    </div>
  );
}
