import { createTranslate } from '@oshimado/locales';
import { ALL_ORGS, type BoardFailure } from '@oshimado/domain';
import { describe, expect, it, vi } from 'vitest';
import { LiveBoardError } from '../../base/queries';
import { widgetMessages } from '../../testing/messages';
import { fromNow, HOUR, liveVideo, MINUTE, NOW, video, videos } from '../../testing/videos';
import type { ConnectedBoard } from './connected-board';
import { connectLiveFeed, countLive, type LiveFeedView } from './live-feed.connect';

const environment = { t: createTranslate(widgetMessages, 'en'), language: 'en', timeZone: 'UTC' };
const everything: LiveFeedView = { filter: { org: ALL_ORGS }, sort: 'latest' };

/** What a query says before its first answer. */
const awaited: ConnectedBoard = {
  source: { orgs: [] },
  data: undefined,
  dataUpdatedAt: 0,
  error: null,
  errorUpdatedAt: 0,
  fetchStatus: 'fetching',
  isStale: true,
  isOnline: true,
};
const loaded: ConnectedBoard = {
  ...awaited,
  data: videos(5, 2),
  dataUpdatedAt: NOW - 3 * MINUTE,
  fetchStatus: 'idle',
  isStale: false,
};
const failed = (code: BoardFailure) => ({
  error: new LiveBoardError(code, undefined),
  errorUpdatedAt: NOW,
  fetchStatus: 'idle' as const,
});

const connect = (board: ConnectedBoard, view = everything, now = NOW) =>
  connectLiveFeed({ board, refresh: () => Promise.resolve(), view, environment, now });

describe('what the feed shows', () => {
  it('what the feed shows is a skeleton until the first answer', () => {
    expect(connect(awaited)).toMatchObject({
      status: 'loading',
      content: 'skeleton',
      isBusy: true,
      notice: undefined,
      all: [],
    });
  });

  it('what the feed shows is a skeleton, at rest, on a page that was hidden from the start', () => {
    expect(connect({ ...awaited, fetchStatus: 'idle' })).toMatchObject({
      status: 'idle',
      content: 'skeleton',
      isBusy: false,
    });
  });

  it('what the feed shows is the list, live and coming apart', () => {
    const feed = connect(loaded);
    expect(feed).toMatchObject({
      status: 'ready',
      content: 'list',
      isBusy: false,
      notice: undefined,
    });
    expect([feed.all.length, feed.live.length, feed.upcoming.length]).toEqual([5, 2, 3]);
  });

  it('what the feed shows is the same list while a newer one is awaited', () => {
    expect(connect({ ...loaded, fetchStatus: 'fetching' })).toMatchObject({
      status: 'ready',
      content: 'list',
      isBusy: true,
      notice: undefined,
    });
  });

  it('what the feed shows says that nothing is there when the board is empty', () => {
    expect(connect({ ...loaded, data: [] })).toMatchObject({ content: 'empty', notice: undefined });
  });

  it('what the feed shows says that nothing is there when the filter leaves nothing', () => {
    const view: LiveFeedView = { ...everything, filter: { org: 'Nijisanji' } };
    expect(connect(loaded, view)).toMatchObject({ content: 'empty', all: [] });
  });

  it.each([
    ['timeout', 'The server took too long to respond. Try again in a moment.'],
    ['network', 'The server didn’t respond. Check your connection and try again.'],
    ['http', 'The server is having problems. Try again in a moment.'],
    [
      'invalid',
      'The server’s response couldn’t be read. Reload the page. If that doesn’t help, let us know.',
    ],
  ] as const)(
    'what the feed shows is the failure %s in its own words when there is no board',
    (code, text) => {
      expect(connect({ ...awaited, ...failed(code) })).toMatchObject({
        status: 'failed',
        content: 'failed',
        isBusy: false,
        notice: {
          tone: 'danger',
          title: 'Couldn’t load the streams',
          text,
          canRetry: true,
        },
      });
    },
  );

  it('what the feed shows is the failure still, and its button, while a failed first board is tried again', () => {
    const board = { ...awaited, ...failed('http'), fetchStatus: 'fetching' as const };
    expect(connect(board)).toMatchObject({ content: 'failed', isBusy: true });
  });

  it('what the feed shows is the old board with its age when the newer one fails', () => {
    expect(connect({ ...loaded, ...failed('http') })).toMatchObject({
      content: 'list',
      notice: {
        tone: 'danger',
        title: 'Couldn’t load the latest streams',
        text: 'The server is having problems. Try again in a moment. Last updated 3 minutes ago',
        canRetry: true,
      },
    });
  });

  it('what the feed shows gives no age to a board of this minute', () => {
    const feed = connect({ ...loaded, ...failed('http'), dataUpdatedAt: NOW - 1 });
    expect(feed.notice?.text).toBe('The server is having problems. Try again in a moment.');
  });

  it('what the feed shows is the failure offline when there is no connection and no board', () => {
    expect(connect({ ...awaited, ...failed('offline'), isOnline: false })).toMatchObject({
      content: 'failed',
      notice: {
        tone: 'warning',
        title: 'You’re offline',
        text: 'Check your connection. Streams will load when you’re back online.',
        canRetry: true,
      },
    });
  });

  it('what the feed shows is the old board, called old, as soon as the connection is lost', () => {
    expect(connect({ ...loaded, isOnline: false })).toMatchObject({
      content: 'list',
      notice: {
        tone: 'warning',
        title: 'You’re offline. Showing the last saved version.',
        text: 'Last updated 3 minutes ago',
        canRetry: false,
      },
    });
    expect(connect(loaded).notice).toBeUndefined();
  });

  it('what the feed shows is the old board, called out of date, when no answer has come for 5 minutes', () => {
    const stale = { ...loaded, isStale: true };
    expect(connect(stale, everything, NOW + 2 * MINUTE - 1)).toMatchObject({
      status: 'ready',
      notice: undefined,
    });
    expect(connect(stale, everything, NOW + 2 * MINUTE)).toMatchObject({
      status: 'stale',
      content: 'list',
      isBusy: false,
      notice: {
        tone: 'info',
        title: 'These streams may be out of date',
        text: 'Last updated 5 minutes ago',
        canRetry: true,
      },
    });
  });

  it('what the feed shows is not called out of date while changes are pushed, whatever its age', () => {
    expect(connect(loaded, everything, NOW + HOUR).status).toBe('ready');
  });
});

describe('which videos', () => {
  const list = [
    liveVideo({ id: 'few00000000', live_viewers: 3 }),
    liveVideo({ id: 'many0000000', live_viewers: 900, available_at: fromNow(-1) }),
    video({ id: 'gone0000000', start_scheduled: fromNow(-2 * HOUR - 1) }),
    video({ id: 'coming00000', start_scheduled: fromNow(HOUR) }),
  ];
  const board = { ...loaded, data: list };
  const ids = (all: readonly { id: string }[]) => all.map(({ id }) => id.replaceAll('0', ''));

  it('are in time order, or the most watched first', () => {
    expect(ids(connect(board).all)).toEqual(['few', 'many', 'coming']);
    expect(ids(connect(board, { ...everything, sort: 'viewers' }).all)).toEqual([
      'many',
      'few',
      'coming',
    ]);
  });

  it('are no more than wanted, both halves together', () => {
    const feed = connect(board, { ...everything, max: 2 });
    expect([feed.all.length, feed.live.length, feed.upcoming.length]).toEqual([2, 2, 0]);
  });

  it('of favorites are those of the next 3 weeks', () => {
    const far = video({ id: 'far00000000', start_scheduled: fromNow(22 * 24 * HOUR) });
    const favorites = { ...board, data: [...list, far], source: { favorites: 'me' } };
    expect(ids(connect(favorites).all)).toEqual(['few', 'many', 'coming']);
    expect(ids(connect({ ...board, data: [...list, far] }).all)).toContain('far');
  });

  it('are counted before any filter', () => {
    expect(countLive(list, board.source, NOW)).toEqual({ live: 2, upcoming: 1 });
    expect(countLive(list, board.source, NOW + HOUR)).toEqual({ live: 3, upcoming: 0 });
    expect(countLive(undefined, board.source, NOW)).toEqual({ live: 0, upcoming: 0 });
  });
});

it('trying again loads the board, and a failure of that is the board’s own', async () => {
  const refresh = vi.fn(() => Promise.reject(new Error('again')));
  connectLiveFeed({ board: loaded, refresh, view: everything, environment, now: NOW }).retry();
  await Promise.resolve();
  expect(refresh).toHaveBeenCalledTimes(1);
});
