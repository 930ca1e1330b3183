/** A live board and what a viewer wants of it, turned into what the feed shows. Pure. */
import type { Video } from '@oshimado/contract';
import {
  FAVORITES_WINDOW_MS,
  filterFeed,
  foldEvents,
  liveList,
  splitLive,
  type FeedFilter,
  type FoldedVideos,
  type LiveSort,
  type PreferredPlatform,
} from '@oshimado/domain';
import type { WidgetsEnvironment } from '../../base/context';
import type { LiveBoardSource } from '../../base/queries';
import { statusOf, type ConnectedBoard, type LiveFeedStatus } from './connected-board';
import { feedNotice, type FeedNotice } from './feed-notice';

/** What a viewer wants of a board: which videos, in which order, how many. */
export interface LiveFeedView {
  readonly filter: FeedFilter;
  readonly sort: LiveSort;
  /** Most cards; undefined for all. */
  readonly max?: number | undefined;
  /** Whether streams of one event are one row. Default false. */
  readonly folds?: boolean | undefined;
  /** Which platform's stream is the row of an event. Default YouTube. */
  readonly platform?: PreferredPlatform | undefined;
}

/** `skeleton`: nothing has come yet. `failed`: nothing has come, and the last load failed. `empty`: no video passes the filter. `list`: videos. */
export type LiveFeedContent = 'skeleton' | 'failed' | 'empty' | 'list';

/** How many videos are live, and how many are to come. */
export interface LiveCounts {
  readonly live: number;
  readonly upcoming: number;
}

/** What a live feed shows. From `connectLiveFeed`. */
export interface LiveFeedApi extends Pick<FoldedVideos, 'members'> {
  readonly status: LiveFeedStatus;
  readonly content: LiveFeedContent;
  readonly isBusy: boolean;
  /** Above an older board, or in the place of one. */
  readonly notice: FeedNotice | undefined;
  /** What was thrown when the board was loaded last; undefined after a success. */
  readonly error: unknown;
  /** Everything shown, in order. */
  readonly all: readonly Video[];
  readonly live: readonly Video[];
  readonly upcoming: readonly Video[];
  readonly retry: () => void;
}

/** Options of `connectLiveFeed`. */
export interface LiveFeedConnectOptions {
  readonly board: ConnectedBoard;
  /** Loads the board again. */
  readonly refresh: () => Promise<void>;
  readonly view: LiveFeedView;
  readonly environment: Pick<WidgetsEnvironment, 't' | 'language' | 'timeZone'>;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** A failure without a board stays in place while it is tried again, and the button that tries with it. */
function contentOf(board: ConnectedBoard, shown: number): LiveFeedContent {
  if (board.data === undefined) return board.error ? 'failed' : 'skeleton';
  return shown === 0 ? 'empty' : 'list';
}

/** "The favorites live list also drops entries scheduled beyond 3 weeks." */
const rowsOf = (
  videos: readonly Video[] | undefined,
  source: LiveBoardSource,
  now: number,
  sort?: LiveSort,
) =>
  liveList(videos ?? [], now, {
    sort,
    ...('favorites' in source && { within: FAVORITES_WINDOW_MS }),
  });

interface SelectLiveOptions {
  readonly videos: readonly Video[] | undefined;
  readonly source: LiveBoardSource;
  readonly view: LiveFeedView;
  /** Epoch milliseconds. */
  readonly now: number;
}

const NO_MEMBERS: FoldedVideos['members'] = new Map();

/** The rows of a board that a viewer wants to see, in order, and the two halves they are drawn in. */
export function selectLive({ videos, source, view, now }: SelectLiveOptions) {
  const rows = rowsOf(videos, source, now, view.sort);
  const shown = filterFeed(rows, view.filter);
  const { videos: folded, members } = view.folds
    ? foldEvents(shown, now, view.platform)
    : { videos: shown, members: NO_MEMBERS };
  const all = folded.slice(0, view.max);
  return { all, members, ...splitLive(all, now) };
}

/** Turns a board and a viewer’s wishes into what a live feed shows. Pure but for `retry`, which loads the board again and never throws. */
export function connectLiveFeed(options: LiveFeedConnectOptions): LiveFeedApi {
  const { board, refresh, view, environment, now } = options;
  const selected = selectLive({ videos: board.data, source: board.source, view, now });
  const status = statusOf(board, now);
  return {
    status,
    content: contentOf(board, selected.all.length),
    isBusy: board.fetchStatus === 'fetching',
    notice: feedNotice({ board, status, environment, now }),
    error: board.error?.cause,
    ...selected,
    retry: () => {
      // A failure is what the board shows.
      refresh().catch(() => undefined);
    },
  };
}

/** How many there are: before the filters, as the heads of the lists say, or only those a filter lets through. */
export function countLive(
  videos: readonly Video[] | undefined,
  source: LiveBoardSource,
  now: number,
  filter?: FeedFilter,
): LiveCounts {
  const rows = rowsOf(videos, source, now);
  const { live, upcoming } = splitLive(filter ? filterFeed(rows, filter) : rows, now);
  return { live: live.length, upcoming: upcoming.length };
}
