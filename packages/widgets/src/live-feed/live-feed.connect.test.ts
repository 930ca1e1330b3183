import { createTranslate } from '@oshimado/locales';
import {
  liveFeedMachine,
  type LiveFeedInput,
  type LiveFeedLoad,
  type LiveFeedQuery,
} from '@oshimado/machines/live-feed';
import { ALL_ORGS } from '@oshimado/domain';
import { describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { widgetMessages } from '../testing/messages';
import { fromNow, HOUR, liveVideo, MINUTE, NOW, video, videos } from '../testing/videos';
import { connectLiveFeed, countLive, type LiveFeedView } from './live-feed.connect';

type Answer = LiveFeedLoad | { reason: string } | 'never';

const environment = { t: createTranslate(widgetMessages, 'en'), language: 'en', timeZone: 'UTC' };
const everything: LiveFeedView = { filter: { org: ALL_ORGS }, sort: 'latest' };
const board: LiveFeedLoad = { videos: videos(5, 2), fetchedAt: NOW - 3 * MINUTE };

/** A started board whose port gives the answers in turn. */
async function feedOf(answers: Answer[], input: Partial<LiveFeedInput> = {}) {
  const waiting = [...answers];
  const loadLive = fromPromise<LiveFeedLoad, LiveFeedQuery>(() => {
    const answer = waiting.shift() ?? 'never';
    if (answer === 'never') return new Promise(() => undefined);
    return 'videos' in answer
      ? Promise.resolve(answer)
      : Promise.reject(Object.assign(new Error(answer.reason), answer));
  });
  const clock = new SimulatedClock();
  const actor = createActor(liveFeedMachine.provide({ actors: { loadLive } }), {
    clock,
    input: { query: {}, ...input },
  }).start();
  const settle = () => new Promise<void>((resolve) => setImmediate(resolve));
  await settle();
  return {
    clock,
    send: async (event: Parameters<typeof actor.send>[0]) => {
      actor.send(event);
      await settle();
    },
    connect: (view = everything, now = NOW) =>
      connectLiveFeed({
        snapshot: actor.getSnapshot(),
        send: (event) => actor.send(event),
        view,
        environment,
        now,
      }),
    snapshot: () => actor.getSnapshot(),
  };
}

describe('what the feed shows', () => {
  it('is a skeleton until the first answer', async () => {
    const feed = await feedOf(['never']);
    expect(feed.connect()).toMatchObject({
      content: 'skeleton',
      isBusy: true,
      notice: undefined,
      all: [],
    });
  });

  it('is a skeleton, at rest, on a page that was hidden from the start', async () => {
    const feed = await feedOf([], { isPageVisible: false });
    expect(feed.connect()).toMatchObject({ content: 'skeleton', isBusy: false });
  });

  it('is the list, live and coming apart', async () => {
    const feed = (await feedOf([board])).connect();
    expect(feed).toMatchObject({ content: 'list', isBusy: false, notice: undefined });
    expect([feed.all.length, feed.live.length, feed.upcoming.length]).toEqual([5, 2, 3]);
  });

  it('is the same list while a newer one is awaited', async () => {
    const feed = await feedOf([board, 'never']);
    await feed.send({ type: 'feed.refresh', force: true });
    expect(feed.connect()).toMatchObject({ content: 'list', isBusy: true, notice: undefined });
  });

  it('says that nothing is there when the board is empty', async () => {
    const feed = await feedOf([{ videos: [], fetchedAt: NOW }]);
    expect(feed.connect()).toMatchObject({ content: 'empty', notice: undefined });
  });

  it('says that nothing is there when the filter leaves nothing', async () => {
    const feed = await feedOf([board]);
    const view: LiveFeedView = { ...everything, filter: { org: 'Nijisanji' } };
    expect(feed.connect(view)).toMatchObject({ content: 'empty', all: [] });
  });

  it.each([
    ['timeout', 'The server took too long to answer. Try again in a moment.'],
    ['network', 'No answer came from the server. Check the connection, then try again.'],
    ['http', 'The server could not answer just now. Try again in a moment.'],
    [
      'invalid',
      "The server's answer could not be read. Reload the page; if that does not help, tell us.",
    ],
  ])('is the failure %s in its own words when there is no board', async (reason, text) => {
    const feed = await feedOf([{ reason }]);
    expect(feed.connect()).toMatchObject({
      content: 'failed',
      isBusy: false,
      notice: {
        tone: 'danger',
        title: 'Gomen! The streams could not be loaded',
        text,
        canRetry: true,
      },
    });
  });

  it('is the failure still, and its button, while a failed first board is tried again', async () => {
    const feed = await feedOf([{ reason: 'http' }, 'never']);
    feed.connect().retry();
    expect(feed.connect()).toMatchObject({ content: 'failed', isBusy: true });
  });

  it('is the old board with its age when the newer one fails', async () => {
    const feed = await feedOf([board, { reason: 'http' }]);
    await feed.send({ type: 'feed.refresh', force: true });
    expect(feed.connect()).toMatchObject({
      content: 'list',
      notice: {
        tone: 'danger',
        title: 'The newest streams could not be loaded',
        text: 'The server could not answer just now. Try again in a moment. Last updated 3 minutes ago',
        canRetry: true,
      },
    });
  });

  it('gives no age to a board of this minute', async () => {
    const feed = await feedOf([{ ...board, fetchedAt: NOW - 1 }, { reason: 'http' }]);
    await feed.send({ type: 'feed.refresh', force: true });
    expect(feed.connect().notice?.text).toBe(
      'The server could not answer just now. Try again in a moment.',
    );
  });

  it('is the failure offline when there is no connection and no board', async () => {
    const feed = await feedOf([{ reason: 'network' }], { isOnline: false });
    expect(feed.connect()).toMatchObject({
      content: 'failed',
      notice: {
        tone: 'warning',
        title: 'You are offline',
        text: 'Check the connection; the streams come back by themselves.',
        canRetry: true,
      },
    });
  });

  it('is the old board, called old, as soon as the connection is lost', async () => {
    const feed = await feedOf([board]);
    await feed.send({ type: 'connection.lost' });
    expect(feed.connect()).toMatchObject({
      content: 'list',
      notice: {
        tone: 'warning',
        title: 'You are offline. This is what was there before.',
        text: 'Last updated 3 minutes ago',
        canRetry: false,
      },
    });
    await feed.send({ type: 'connection.restored' });
    expect(feed.connect().notice).toBeUndefined();
  });

  it('is the old board, called out of date, while it is stale', async () => {
    const feed = await feedOf([board], { staleAfterMs: MINUTE });
    await feed.send({ type: 'page.hidden' });
    feed.clock.increment(MINUTE);
    expect(feed.snapshot().value).toBe('stale');
    expect(feed.connect()).toMatchObject({
      status: 'stale',
      content: 'list',
      isBusy: false,
      notice: {
        tone: 'info',
        title: 'These streams may be out of date',
        text: 'Last updated 3 minutes ago',
        canRetry: true,
      },
    });
  });
});

describe('which videos', () => {
  const list = [
    liveVideo({ id: 'few00000000', live_viewers: 3 }),
    liveVideo({ id: 'many0000000', live_viewers: 900, available_at: fromNow(-1) }),
    video({ id: 'gone0000000', start_scheduled: fromNow(-2 * HOUR - 1) }),
    video({ id: 'coming00000', start_scheduled: fromNow(HOUR) }),
  ];
  const load = { videos: list, fetchedAt: NOW };
  const ids = (all: readonly { id: string }[]) => all.map(({ id }) => id.replaceAll('0', ''));

  it('are in time order, or the most watched first', async () => {
    const feed = await feedOf([load]);
    expect(ids(feed.connect().all)).toEqual(['few', 'many', 'coming']);
    expect(ids(feed.connect({ ...everything, sort: 'viewers' }).all)).toEqual([
      'many',
      'few',
      'coming',
    ]);
  });

  it('are no more than wanted, both halves together', async () => {
    const feed = (await feedOf([load])).connect({ ...everything, max: 2 });
    expect([feed.all.length, feed.live.length, feed.upcoming.length]).toEqual([2, 2, 0]);
  });

  it('are counted before any filter', async () => {
    const feed = await feedOf([load]);
    const view: LiveFeedView = { ...everything, filter: { org: 'Nijisanji' }, max: 1 };
    expect(feed.connect(view).counts).toEqual({ live: 2, upcoming: 1 });
    expect(countLive(feed.snapshot(), NOW)).toEqual({ live: 2, upcoming: 1 });
    expect(countLive(feed.snapshot(), NOW + HOUR)).toEqual({ live: 3, upcoming: 0 });
    expect(countLive((await feedOf(['never'])).snapshot(), NOW)).toEqual({ live: 0, upcoming: 0 });
  });
});

describe('trying again', () => {
  it('is forced', async () => {
    const feed = await feedOf([board]);
    const send = vi.fn();
    const snapshot = feed.snapshot();
    connectLiveFeed({ snapshot, send, view: everything, environment, now: NOW }).retry();
    expect(send.mock.calls).toEqual([[{ type: 'feed.refresh', force: true }]]);
  });
});
