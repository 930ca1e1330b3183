import { ALL_ORGS, type FeedFilter, type LiveSort } from '@oshimado/domain';
import { Button, EmptyState, Notice, VisuallyHidden } from '@oshimado/ui';
import { useSelector } from '@xstate/react';
import { useWidgets } from '../context';
import { useNow } from '../ticker';
import type { CardShape } from '../video-card';
import { VideoList, VideoListSkeleton } from '../video-list';
import { connectLiveFeed, type LiveFeedApi } from './live-feed.connect';
import * as css from './LiveFeed.css';
import type { LiveFeedActor } from './use-live-feed-actor';

export interface LiveFeedProps {
  readonly actor: LiveFeedActor;
  /** Default `grid`. */
  readonly shape?: CardShape;
  /** 0 to 2; each step adds a column. Default 0. */
  readonly gridSize?: number;
  /** Default: everything. */
  readonly filter?: FeedFilter;
  /** Default `latest`. */
  readonly sort?: LiveSort;
  /** Most cards. Default all. */
  readonly max?: number;
}

const EVERYTHING: FeedFilter = { org: ALL_ORGS };
/** The first row on a phone and on most desks. */
const PRIORITY = 4;
/** Cards drawn at first, both halves together. */
const FIRST = 24;
const ROW = 4;

function FeedNoticeBar({ feed }: { feed: LiveFeedApi }) {
  const { t } = useWidgets();
  const { notice, isBusy, retry } = feed;
  if (!notice) return null;
  return (
    <Notice
      tone={notice.tone}
      title={notice.title}
      role="status"
      action={
        notice.canRetry ? (
          <Button busy={isBusy} startIcon="refresh" onClick={retry}>
            {t('feed.retry')}
          </Button>
        ) : undefined
      }
    >
      {notice.text}
    </Notice>
  );
}

function Failed({ feed }: { feed: LiveFeedApi }) {
  const { t } = useWidgets();
  return (
    <EmptyState
      role="alert"
      icon={feed.notice?.tone === 'warning' ? 'offline' : 'warning'}
      title={feed.notice?.title ?? t('feed.failed')}
      description={feed.notice?.text}
      action={
        <Button variant="solid" startIcon="refresh" onClick={feed.retry}>
          {t('feed.retry')}
        </Button>
      }
    />
  );
}

function Empty({ feed }: { feed: LiveFeedApi }) {
  const { t } = useWidgets();
  return (
    <EmptyState
      icon="broadcast"
      title={t('feed.empty')}
      description={t('feed.emptyHint')}
      action={
        <Button busy={feed.isBusy} startIcon="refresh" onClick={feed.retry}>
          {t('feed.refresh')}
        </Button>
      }
    />
  );
}

/** Cards that are live, a line, cards that are coming. Both halves are headed for those who do not see the line. */
function GridBoard({ feed, gridSize }: { feed: LiveFeedApi; gridSize: number }) {
  const { t } = useWidgets();
  const { live, upcoming } = feed;
  return (
    <>
      {live.length > 0 ? (
        <section>
          <VisuallyHidden>
            <h2>{t('feed.live')}</h2>
          </VisuallyHidden>
          <VideoList
            videos={live}
            gridSize={gridSize}
            label={t('feed.live')}
            priorityCount={PRIORITY}
          />
        </section>
      ) : null}
      {live.length > 0 && upcoming.length > 0 ? <hr className={css.divider} /> : null}
      {upcoming.length > 0 ? (
        <section>
          <VisuallyHidden>
            <h2>{t('feed.upcoming')}</h2>
          </VisuallyHidden>
          <VideoList
            videos={upcoming}
            gridSize={gridSize}
            label={t('feed.upcoming')}
            renderLimit={Math.max(ROW, FIRST - live.length)}
            priorityCount={live.length > 0 ? 0 : PRIORITY}
          />
        </section>
      ) : null}
    </>
  );
}

function Board({
  feed,
  shape,
  gridSize,
}: {
  feed: LiveFeedApi;
  shape: CardShape;
  gridSize: number;
}) {
  const { t } = useWidgets();
  return shape === 'grid' ? (
    <GridBoard feed={feed} gridSize={gridSize} />
  ) : (
    <VideoList videos={feed.all} shape={shape} label={t('feed.label')} headingLevel={2} />
  );
}

/** The living board. It draws what its actor says; asking, waiting and failing are the machine's. Renders a `<div>`. */
export function LiveFeed({
  actor,
  shape = 'grid',
  gridSize = 0,
  filter = EVERYTHING,
  sort = 'latest',
  max,
}: LiveFeedProps) {
  const environment = useWidgets();
  const now = useNow();
  const snapshot = useSelector(actor, (state) => state);
  const view = { filter, sort, max };
  const feed = connectLiveFeed({ snapshot, send: actor.send, view, environment, now });
  return (
    <div className={css.feed} data-part="feed" data-state={feed.content} aria-busy={feed.isBusy}>
      {feed.content === 'failed' ? null : <FeedNoticeBar feed={feed} />}
      {feed.content === 'skeleton' ? <VideoListSkeleton shape={shape} gridSize={gridSize} /> : null}
      {feed.content === 'failed' ? <Failed feed={feed} /> : null}
      {feed.content === 'empty' ? <Empty feed={feed} /> : null}
      {feed.content === 'list' ? <Board feed={feed} shape={shape} gridSize={gridSize} /> : null}
    </div>
  );
}
