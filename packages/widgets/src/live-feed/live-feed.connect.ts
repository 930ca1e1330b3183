/** A snapshot of the live board and what a viewer wants of it, turned into what the feed shows. Pure. */
import type { Video } from '@oshimado/contract';
import {
  FAVORITES_WINDOW_MS,
  filterFeed,
  liveList,
  splitLive,
  type FeedFilter,
  type LiveSort,
} from '@oshimado/domain';
import {
  isBusy,
  selectStatus,
  selectVideos,
  type LiveFeedEvent,
  type LiveFeedSnapshot as Snapshot,
  type LiveFeedStatus,
} from '@oshimado/machines/live-feed';
import type { WidgetsEnvironment } from '../context';
import { feedNotice, type FeedNotice } from './feed-notice';

export interface LiveFeedView {
  readonly filter: FeedFilter;
  readonly sort: LiveSort;
  /** Most cards; undefined for all. */
  readonly max?: number | undefined;
}

export type LiveFeedContent = 'skeleton' | 'failed' | 'empty' | 'list';

export interface LiveCounts {
  readonly live: number;
  readonly upcoming: number;
}

export interface LiveFeedApi {
  readonly status: LiveFeedStatus;
  readonly content: LiveFeedContent;
  readonly isBusy: boolean;
  /** Above an older board, or in the place of one. */
  readonly notice: FeedNotice | undefined;
  /** Everything shown, in order. */
  readonly all: readonly Video[];
  readonly live: readonly Video[];
  readonly upcoming: readonly Video[];
  /** Before the filters and the maximum. */
  readonly counts: LiveCounts;
  readonly retry: () => void;
}

export interface LiveFeedConnectOptions {
  readonly snapshot: Snapshot;
  readonly send: (event: LiveFeedEvent) => void;
  readonly view: LiveFeedView;
  readonly environment: Pick<WidgetsEnvironment, 't' | 'language' | 'timeZone'>;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** A failure without a board stays in place while it is tried again, and the button that tries with it. */
function contentOf(snapshot: Snapshot, shown: number): LiveFeedContent {
  if (selectVideos(snapshot) === null) {
    return selectStatus(snapshot) === 'failed' ? 'failed' : 'skeleton';
  }
  return shown === 0 ? 'empty' : 'list';
}

/** "The favorites live list also drops entries scheduled beyond 3 weeks." */
const boardOf = (snapshot: Snapshot, now: number, sort?: LiveSort) =>
  liveList(selectVideos(snapshot) ?? [], now, {
    ...(sort && { sort }),
    ...(snapshot.context.query.favorites && { within: FAVORITES_WINDOW_MS }),
  });

function countOf(board: readonly Video[], now: number): LiveCounts {
  const { live, upcoming } = splitLive(board, now);
  return { live: live.length, upcoming: upcoming.length };
}

export function connectLiveFeed(options: LiveFeedConnectOptions): LiveFeedApi {
  const { snapshot, send, view, environment, now } = options;
  const board = boardOf(snapshot, now, view.sort);
  const all = filterFeed(board, view.filter).slice(0, view.max);
  return {
    status: selectStatus(snapshot),
    content: contentOf(snapshot, all.length),
    isBusy: isBusy(snapshot),
    notice: feedNotice(snapshot, environment, now),
    all,
    ...splitLive(all, now),
    counts: countOf(board, now),
    retry: () => send({ type: 'feed.refresh', force: true }),
  };
}

/** How many there are: before the filters, as the heads of the lists say, or only those a filter lets through. */
export function countLive(snapshot: Snapshot, now: number, filter?: FeedFilter): LiveCounts {
  const board = boardOf(snapshot, now);
  return countOf(filter ? filterFeed(board, filter) : board, now);
}
