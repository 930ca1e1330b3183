import type { Video } from '@oshimado/contract';
import { VisuallyHidden } from '@oshimado/ui/visually-hidden';
import type { ReactNode } from 'react';
import { useWidgets } from '../../base/context';
import type { CardShape } from '../video-card';
import { useGrowingCount, VideoList, type VideoListProps } from '../video-list';
import type { FeedPartProps } from './FeedStates';
import * as css from './LiveFeed.css';

/** Pictures fetched before the scripts: the first alone, more would slow each other down. */
const PRIORITY = 1;

const HiddenHeading = ({ text }: { text: string }) => (
  <h2 className={css.heading}>
    <VisuallyHidden>{text}</VisuallyHidden>
  </h2>
);

type RenderBelow = VideoListProps['renderBelow'];

interface HalfProps {
  readonly videos: readonly Video[];
  readonly label: string;
  readonly gridSize: number;
  readonly priorityCount: number;
  readonly renderBelow: RenderBelow;
}

const Half = ({ videos, label, ...props }: HalfProps) => (
  <section>
    <HiddenHeading text={label} />
    <VideoList videos={videos} label={label} renderLimit={videos.length} {...props} />
  </section>
);

interface GridBoardProps extends Omit<FeedBoardProps, 'shape' | 'renderEvent'> {
  readonly renderBelow: RenderBelow;
}

/**
 * Cards that are live, a line, cards that are coming; 24 at first, both together. The halves are headed for those who do
 * not see the line.
 */
function GridBoard({ feed, gridSize, renderLimit, onGrow, renderBelow }: GridBoardProps) {
  const { t } = useWidgets();
  const total = feed.live.length + feed.upcoming.length;
  const { count, endRef } = useGrowingCount(renderLimit, total, onGrow);
  const live = feed.live.slice(0, count);
  const upcoming = feed.upcoming.slice(0, Math.max(0, count - feed.live.length));
  const hasLive = live.length > 0;
  const hasUpcoming = upcoming.length > 0;
  return (
    <>
      {hasLive ? (
        <Half
          videos={live}
          label={t('feed.live')}
          gridSize={gridSize}
          priorityCount={PRIORITY}
          renderBelow={renderBelow}
        />
      ) : null}
      {hasLive && hasUpcoming ? <hr className={css.divider} /> : null}
      {hasUpcoming ? (
        <Half
          videos={upcoming}
          label={t('feed.upcoming')}
          gridSize={gridSize}
          priorityCount={hasLive ? 0 : PRIORITY}
          renderBelow={renderBelow}
        />
      ) : null}
      {count < total ? <div ref={endRef} className={css.end} /> : null}
    </>
  );
}

export interface FeedBoardProps extends FeedPartProps {
  readonly shape: CardShape;
  readonly gridSize: number;
  readonly renderLimit: number;
  readonly onGrow: ((count: number) => void) | undefined;
  readonly renderEvent: ((videos: readonly Video[]) => ReactNode) | undefined;
}

/** The board in its shape: two halves as a grid, one list in time order otherwise. */
export function FeedBoard({ shape, renderEvent, ...props }: FeedBoardProps) {
  const { t } = useWidgets();
  const { feed, renderLimit, onGrow } = props;
  const renderBelow: RenderBelow =
    renderEvent &&
    (({ id }) => {
      const members = feed.members.get(id);
      return members && renderEvent(members);
    });
  if (shape === 'grid') return <GridBoard {...props} renderBelow={renderBelow} />;
  return (
    <VideoList
      videos={feed.all}
      shape={shape}
      label={t('feed.label')}
      headingLevel={2}
      priorityCount={PRIORITY}
      renderLimit={renderLimit}
      onGrow={onGrow}
      renderBelow={renderBelow}
    />
  );
}
