import { PAGE_SIZE } from '@oshimado/domain';
import { VisuallyHidden } from '@oshimado/ui';
import { useWidgets } from '../context';
import type { CardShape } from '../video-card';
import { VideoList } from '../video-list';
import type { FeedPartProps } from './FeedNotices';
import * as css from './LiveFeed.css';

/** The first row on most desks; more would slow each other down. */
const PRIORITY = 4;
/** The upcoming half starts with a row at least, however much is live. */
const ROW = 4;

const HiddenHeading = ({ text }: { text: string }) => (
  <h2 className={css.heading}>
    <VisuallyHidden>{text}</VisuallyHidden>
  </h2>
);

/** Cards that are live, a line, cards that are coming. Both halves are headed for those who do not see the line. */
function GridBoard({ feed, gridSize }: FeedPartProps & { gridSize: number }) {
  const { t } = useWidgets();
  const { live, upcoming } = feed;
  const hasLive = live.length > 0;
  const hasUpcoming = upcoming.length > 0;
  return (
    <>
      {hasLive ? (
        <section>
          <HiddenHeading text={t('feed.live')} />
          <VideoList
            videos={live}
            gridSize={gridSize}
            label={t('feed.live')}
            priorityCount={PRIORITY}
          />
        </section>
      ) : null}
      {hasLive && hasUpcoming ? <hr className={css.divider} /> : null}
      {hasUpcoming ? (
        <section>
          <HiddenHeading text={t('feed.upcoming')} />
          <VideoList
            videos={upcoming}
            gridSize={gridSize}
            label={t('feed.upcoming')}
            renderLimit={Math.max(ROW, PAGE_SIZE - live.length)}
            priorityCount={hasLive ? 0 : PRIORITY}
          />
        </section>
      ) : null}
    </>
  );
}

export interface FeedBoardProps extends FeedPartProps {
  readonly shape: CardShape;
  readonly gridSize: number;
}

/** The board in its shape: two halves as a grid, one list in time order otherwise. */
export function FeedBoard({ feed, shape, gridSize }: FeedBoardProps) {
  const { t } = useWidgets();
  if (shape === 'grid') return <GridBoard feed={feed} gridSize={gridSize} />;
  return (
    <VideoList
      videos={feed.all}
      shape={shape}
      label={t('feed.label')}
      headingLevel={2}
      priorityCount={PRIORITY}
    />
  );
}
