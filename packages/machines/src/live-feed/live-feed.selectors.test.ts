import { describe, expect, it } from 'vitest';
import {
  failedFeed,
  failure,
  freshFeed,
  MINUTE,
  startFeed,
  type StartedFeed,
} from '../testing/live-feed';
import {
  canRetry,
  isBusy,
  isOffline,
  selectError,
  selectFetchedAt,
  selectStatus,
  selectVideos,
} from './live-feed.selectors';

const renewing = async () => {
  const feed = await freshFeed();
  feed.actor.send({ type: 'feed.refresh', force: true });
  return feed;
};
const stale = async () => {
  const feed = await freshFeed({ staleAfterMs: MINUTE });
  feed.actor.send({ type: 'page.hidden' });
  feed.clock.increment(MINUTE);
  return feed;
};
const failedOld = async () => {
  const feed = await renewing();
  await feed.last().fail(failure('invalid'));
  return feed;
};
const retrying = async () => {
  const feed = await failedFeed();
  feed.actor.send({ type: 'feed.refresh' });
  return feed;
};
const offline = async () => {
  const feed = await freshFeed();
  feed.actor.send({ type: 'connection.lost' });
  return feed;
};

type Row = [
  name: string,
  reach: () => StartedFeed | Promise<StartedFeed>,
  says: {
    status: string;
    cards: number | null;
    error: string | null;
    isBusy: boolean;
    isOffline: boolean;
  },
];
const calm = { error: null, isBusy: false, isOffline: false };

const rows: Row[] = [
  [
    'idle, hidden',
    () => startFeed({ isPageVisible: false }),
    { ...calm, status: 'idle', cards: null },
  ],
  ['first load', () => startFeed(), { ...calm, status: 'loading', cards: null, isBusy: true }],
  ['fresh', () => freshFeed(), { ...calm, status: 'ready', cards: 1 }],
  ['being renewed', renewing, { ...calm, status: 'ready', cards: 1, isBusy: true }],
  ['stale, hidden', stale, { ...calm, status: 'stale', cards: 1 }],
  ['failed', () => failedFeed(), { ...calm, status: 'failed', cards: null, error: 'http' }],
  ['failed with a board', failedOld, { ...calm, status: 'failed', cards: 1, error: 'invalid' }],
  [
    'tried again',
    retrying,
    { ...calm, status: 'failed', cards: null, error: 'http', isBusy: true },
  ],
  ['offline', offline, { ...calm, status: 'ready', cards: 1, isOffline: true }],
];

describe('the selectors', () => {
  it.each(rows)('say of a board that is %s what it is', async (_name, reach, says) => {
    const feed = await reach();
    const snapshot = feed.actor.getSnapshot();
    expect({
      status: selectStatus(snapshot),
      cards: selectVideos(snapshot)?.length ?? null,
      error: selectError(snapshot),
      isBusy: isBusy(snapshot),
      isOffline: isOffline(snapshot),
    }).toEqual(says);
    expect(canRetry(snapshot)).toBe(!says.isBusy);
    expect(selectFetchedAt(snapshot)).toBe(says.cards === null ? null : 0);
  });
});
