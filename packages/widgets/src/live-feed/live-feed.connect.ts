/** A snapshot of the live board and what a viewer wants of it, turned into what the feed shows. Pure. */
import type { Video } from '@oshimado/contract';
import {
  filterFeed,
  liveList,
  relativeTime,
  splitLive,
  type FeedFilter,
  type LiveSort,
} from '@oshimado/domain';
import {
  isBusy,
  isOffline,
  selectError,
  selectFetchedAt,
  selectStatus,
  selectVideos,
  type liveFeedMachine,
} from '@oshimado/machines/live-feed';
import type { EventFrom, SnapshotFrom } from 'xstate';
import type { WidgetsEnvironment } from '../context';

export interface LiveFeedView {
  readonly filter: FeedFilter;
  readonly sort: LiveSort;
  /** Most cards; undefined for all. */
  readonly max?: number | undefined;
}

export interface FeedNotice {
  readonly tone: 'warning' | 'danger';
  readonly title: string;
  readonly text: string;
  readonly canRetry: boolean;
}

export type LiveFeedContent = 'skeleton' | 'failed' | 'empty' | 'list';

export interface LiveFeedApi {
  readonly content: LiveFeedContent;
  readonly isBusy: boolean;
  /** Above an older board, or in the place of one. */
  readonly notice: FeedNotice | undefined;
  /** Everything shown, in order. */
  readonly all: readonly Video[];
  readonly live: readonly Video[];
  readonly upcoming: readonly Video[];
  readonly retry: () => void;
}

type Snapshot = SnapshotFrom<typeof liveFeedMachine>;

export interface LiveFeedConnectOptions {
  readonly snapshot: Snapshot;
  readonly send: (event: EventFrom<typeof liveFeedMachine>) => void;
  readonly view: LiveFeedView;
  readonly environment: Pick<WidgetsEnvironment, 't' | 'language' | 'timeZone'>;
  /** Epoch milliseconds. */
  readonly now: number;
}

function ageText({ snapshot, environment, now }: LiveFeedConnectOptions): string {
  const { t, language, timeZone } = environment;
  const fetchedAt = selectFetchedAt(snapshot);
  if (fetchedAt === null) return '';
  const age = relativeTime(fetchedAt, { now, language, timeZone });
  return age.kind === 'soon' ? '' : t('feed.asOf', { time: age.text });
}

function noticeOf(options: LiveFeedConnectOptions): FeedNotice | undefined {
  const { snapshot, environment } = options;
  const { t } = environment;
  const code = selectError(snapshot);
  const hasBoard = selectVideos(snapshot) !== null;
  if (code === 'offline' || (isOffline(snapshot) && hasBoard)) {
    return {
      tone: 'warning',
      title: t(hasBoard ? 'feed.offline' : 'feed.offlineEmpty'),
      text: hasBoard ? ageText(options) : t('feed.error.offline'),
      canRetry: code !== null,
    };
  }
  if (code === null) return undefined;
  return {
    tone: 'danger',
    title: t(hasBoard ? 'feed.failedOld' : 'feed.failed'),
    text: [t(`feed.error.${code}`), hasBoard ? ageText(options) : ''].filter(Boolean).join(' '),
    canRetry: true,
  };
}

function contentOf(snapshot: Snapshot, shown: number): LiveFeedContent {
  if (selectVideos(snapshot) === null) {
    return selectStatus(snapshot) === 'failed' && !isBusy(snapshot) ? 'failed' : 'skeleton';
  }
  return shown === 0 ? 'empty' : 'list';
}

export function connectLiveFeed(options: LiveFeedConnectOptions): LiveFeedApi {
  const { snapshot, send, view, now } = options;
  const board = liveList(selectVideos(snapshot) ?? [], now, { sort: view.sort });
  const all = filterFeed(board, view.filter).slice(0, view.max);
  return {
    content: contentOf(snapshot, all.length),
    isBusy: isBusy(snapshot),
    notice: noticeOf(options),
    all,
    ...splitLive(all, now),
    retry: () => send({ type: 'feed.refresh', force: true }),
  };
}

/** What the tab counts: before the filters, as the heads of the lists do. */
export function countLive(snapshot: Snapshot, now: number): { live: number; upcoming: number } {
  const { live, upcoming } = splitLive(liveList(selectVideos(snapshot) ?? [], now), now);
  return { live: live.length, upcoming: upcoming.length };
}
