import { createActor } from 'xstate';
import { describe, expect, it } from 'vitest';
import {
  board,
  failedFeed,
  failure,
  freshFeed,
  MINUTE,
  ORG,
  settle,
  startFeed,
} from '../testing/live-feed';
import { liveFeedMachine } from './live-feed.machine';
import { selectVideos } from './live-feed.selectors';

const ids = (feed: ReturnType<typeof startFeed>) => feed.context().videos?.map(({ id }) => id);

describe('when the board is asked for', () => {
  it('loads as soon as it starts', () => {
    const feed = startFeed();
    expect(feed.state()).toBe('loading');
    expect(feed.calls.map(({ query }) => query)).toEqual([ORG]);
  });

  it('is skipped when the page is hidden', async () => {
    const feed = startFeed({ isPageVisible: false });
    feed.actor.send({ type: 'feed.refresh' });
    expect(feed.calls).toHaveLength(0);
    const failed = await failedFeed();
    failed.actor.send({ type: 'page.hidden' });
    failed.actor.send({ type: 'feed.refresh' });
    expect(failed.calls).toHaveLength(1);
  });

  it('is not skipped on a hidden page when forced', () => {
    const feed = startFeed({ isPageVisible: false });
    feed.actor.send({ type: 'feed.refresh', force: true });
    expect(feed.calls).toHaveLength(1);
  });

  it('starts when a page that began hidden is shown', () => {
    const feed = startFeed({ isPageVisible: false });
    feed.actor.send({ type: 'page.shown' });
    expect(feed.calls).toHaveLength(1);
  });

  it('otherwise runs if there was an error', async () => {
    const feed = await failedFeed();
    feed.actor.send({ type: 'feed.refresh' });
    expect(feed.calls).toHaveLength(2);
  });

  it('otherwise runs if it was forced', async () => {
    const feed = await freshFeed();
    feed.actor.send({ type: 'feed.refresh', force: true });
    expect(feed.calls).toHaveLength(2);
  });

  it('otherwise runs if the data is stale', async () => {
    const feed = await freshFeed({ staleAfterMs: MINUTE });
    feed.clock.increment(MINUTE);
    expect(feed.calls).toHaveLength(2);
  });

  it('does not ask again, unforced, for what is fresh', async () => {
    const feed = await freshFeed({ staleAfterMs: MINUTE });
    feed.actor.send({ type: 'feed.refresh' });
    feed.clock.increment(MINUTE - 1);
    feed.actor.send({ type: 'feed.refresh', force: false });
    expect(feed.calls).toHaveLength(1);
    expect(feed.state()).toBe('fresh');
  });

  it('does not begin a load under way again, forced or not', () => {
    const feed = startFeed();
    feed.actor.send({ type: 'feed.refresh', force: true });
    feed.actor.send({ type: 'feed.refresh' });
    expect(feed.calls).toHaveLength(1);
    expect(feed.last().signal.aborted).toBe(false);
  });
});

describe('the live timeout', () => {
  it('still waits at 9,999 ms', () => {
    const feed = startFeed();
    feed.clock.increment(9_999);
    expect(feed.state()).toBe('loading');
    expect(feed.last().signal.aborted).toBe(false);
  });

  it('fails with the code timeout at 10,000 ms and calls the request off', () => {
    const feed = startFeed();
    feed.clock.increment(10_000);
    expect(feed.state()).toBe('failed');
    expect(feed.context().error).toBe('timeout');
    expect(feed.last().signal.aborted).toBe(true);
    expect(feed.notices).toEqual([{ type: 'feed.failed', code: 'timeout' }]);
  });

  it('never shows an answer that comes after it', async () => {
    const feed = startFeed();
    feed.clock.increment(10_000);
    await feed.last().answer(board('late'));
    expect(feed.context().videos).toBeNull();
    expect(feed.state()).toBe('failed');
  });

  it('calls the request off when the board goes away', () => {
    const feed = startFeed();
    feed.actor.stop();
    expect(feed.last().signal.aborted).toBe(true);
  });
});

describe('staleness', () => {
  it('is after five minutes by default', async () => {
    const feed = await freshFeed();
    feed.clock.increment(5 * MINUTE - 1);
    expect(feed.state()).toBe('fresh');
    feed.clock.increment(1);
    expect(feed.state()).toBe('loading');
  });

  it('keeps the old board while the new one is awaited', async () => {
    const feed = await freshFeed({ staleAfterMs: MINUTE });
    feed.clock.increment(MINUTE);
    expect(ids(feed)).toEqual(['first']);
    await feed.last().answer(board('second'));
    expect(ids(feed)).toEqual(['second']);
  });

  it('waits while the page is hidden and asks when it is shown', async () => {
    const feed = await freshFeed({ staleAfterMs: MINUTE });
    feed.actor.send({ type: 'page.hidden' });
    feed.clock.increment(10 * MINUTE);
    expect(feed.state()).toBe('stale');
    feed.actor.send({ type: 'feed.refresh' });
    expect(feed.calls).toHaveLength(1);
    feed.actor.send({ type: 'page.shown' });
    expect(feed.calls).toHaveLength(2);
  });

  it('is seen from the time of day after a long sleep, in which no timer ran', async () => {
    const feed = await freshFeed({ staleAfterMs: MINUTE });
    feed.actor.send({ type: 'page.hidden' });
    feed.actor.send({ type: 'page.shown', now: MINUTE });
    expect(feed.calls).toHaveLength(2);
  });

  it('is not seen in a board that slept shorter than its age', async () => {
    const feed = await freshFeed({ staleAfterMs: MINUTE });
    feed.actor.send({ type: 'page.hidden' });
    feed.actor.send({ type: 'page.shown', now: MINUTE - 1 });
    expect(feed.calls).toHaveLength(1);
    expect(feed.context().isPageVisible).toBe(true);
  });

  it('comes after a short sleep when the rest of the age is over', async () => {
    const feed = await freshFeed({ staleAfterMs: MINUTE });
    feed.actor.send({ type: 'page.shown', now: 40_000 });
    feed.clock.increment(19_999);
    expect(feed.state()).toBe('fresh');
    feed.clock.increment(1);
    expect(feed.calls).toHaveLength(2);
  });

  it('is not put off by looking away and back', async () => {
    const feed = await freshFeed({ staleAfterMs: MINUTE });
    feed.clock.increment(40_000);
    feed.actor.send({ type: 'page.hidden' });
    feed.actor.send({ type: 'page.shown' });
    feed.clock.increment(20_000);
    expect(feed.calls).toHaveLength(2);
  });

  it('is seen when a page that slept in sight finds its connection again', async () => {
    const feed = await freshFeed({ staleAfterMs: MINUTE });
    feed.actor.send({ type: 'connection.restored', now: MINUTE });
    expect(feed.calls).toHaveLength(2);
    expect(feed.context().isOnline).toBe(true);
  });

  it('is seen but waits when a hidden page finds its connection again', async () => {
    const feed = await freshFeed({ staleAfterMs: MINUTE });
    feed.actor.send({ type: 'page.hidden' });
    feed.actor.send({ type: 'connection.restored', now: MINUTE });
    expect(feed.state()).toBe('stale');
    expect(feed.calls).toHaveLength(1);
  });

  it('is not put off by a clock that was set back', async () => {
    const feed = startFeed({ staleAfterMs: MINUTE, initial: board('drawn', 10 * MINUTE) });
    feed.clock.increment(MINUTE - 1);
    feed.actor.send({ type: 'page.shown', now: 5 * MINUTE });
    expect(feed.calls).toHaveLength(0);
    feed.clock.increment(1);
    expect(feed.calls).toHaveLength(1);
  });

  it('is seen at once in a board that was drawn long before it is looked at', () => {
    const feed = startFeed({ initial: board('drawn', 0) });
    feed.actor.send({ type: 'page.shown', now: 5 * MINUTE });
    expect(feed.calls).toHaveLength(1);
    expect(ids(feed)).toEqual(['drawn']);
  });
});

describe('a failure', () => {
  it.each([
    [failure('http'), 'http'],
    [failure('invalid'), 'invalid'],
    [failure('network'), 'network'],
    [failure('timeout'), 'timeout'],
    [failure('aborted'), 'network'],
    [new Error('boom'), 'network'],
    [undefined, 'network'],
    ['text', 'network'],
  ] as const)('of %s has the code %s', async (error, code) => {
    const feed = startFeed();
    await feed.last().fail(error);
    expect(feed.context().error).toBe(code);
    expect(feed.notices).toEqual([{ type: 'feed.failed', code }]);
  });

  it('keeps the old videos', async () => {
    const feed = await freshFeed();
    feed.actor.send({ type: 'feed.refresh', force: true });
    await feed.last().fail(failure('network'));
    expect(feed.state()).toBe('failed');
    expect(ids(feed)).toEqual(['first']);
  });

  it('is tried again every 2 minutes while the page is visible', async () => {
    const feed = await failedFeed();
    feed.clock.increment(2 * MINUTE - 1);
    expect(feed.calls).toHaveLength(1);
    feed.clock.increment(1);
    expect(feed.calls).toHaveLength(2);
    await feed.last().fail(failure('http'));
    feed.clock.increment(2 * MINUTE);
    expect(feed.calls).toHaveLength(3);
  });

  it('is not tried again while the page is hidden, but as soon as it is shown', async () => {
    const feed = await failedFeed();
    feed.actor.send({ type: 'page.hidden' });
    feed.clock.increment(30 * MINUTE);
    expect(feed.calls).toHaveLength(1);
    feed.actor.send({ type: 'page.shown' });
    expect(feed.calls).toHaveLength(2);
  });

  it('is forgotten with the next success', async () => {
    const feed = await failedFeed();
    feed.actor.send({ type: 'feed.refresh' });
    expect(feed.context().error).toBe('http');
    await feed.last().answer(board('again', 7));
    expect(feed.context()).toMatchObject({ error: null, fetchedAt: 7 });
    expect(feed.state()).toBe('fresh');
  });
});

describe('another query', () => {
  it('drops the old board and is loaded at once', async () => {
    const feed = await freshFeed();
    feed.actor.send({ type: 'query.change', query: { org: 'Nijisanji' } });
    expect(feed.context()).toMatchObject({ videos: null, fetchedAt: null, error: null });
    expect(feed.last().query).toEqual({ org: 'Nijisanji' });
    expect(feed.calls).toHaveLength(2);
  });

  it('shows the board of it that is there, whatever its age, until the answer comes', async () => {
    const feed = await freshFeed();
    const initial = board('kept', 3);
    feed.actor.send({ type: 'query.change', query: { org: 'Nijisanji' }, initial });
    expect(feed.state()).toBe('loading');
    expect(feed.context()).toMatchObject({ fetchedAt: 3, error: null });
    expect(ids(feed)).toEqual(['kept']);
    await feed.last().fail(failure('network'));
    expect(feed.context()).toMatchObject({ fetchedAt: 3, error: 'network' });
    expect(ids(feed)).toEqual(['kept']);
  });

  it('never shows a late answer to the older query', async () => {
    const feed = startFeed();
    const older = feed.last();
    feed.actor.send({ type: 'query.change', query: { channels: ['UC1'] } });
    expect(older.signal.aborted).toBe(true);
    await older.answer(board('older'));
    expect(feed.context().videos).toBeNull();
    await feed.last().answer(board('newer'));
    expect(ids(feed)).toEqual(['newer']);
    expect(feed.notices).toHaveLength(1);
  });

  it('gives the newer query ten seconds of its own', () => {
    const feed = startFeed();
    feed.clock.increment(9_000);
    feed.actor.send({ type: 'query.change', query: {} });
    feed.clock.increment(9_999);
    expect(feed.state()).toBe('loading');
    feed.clock.increment(1);
    expect(feed.state()).toBe('failed');
  });
});

describe('the connection', () => {
  it('names the failure offline when it is lost, whatever the call said', async () => {
    const feed = startFeed();
    feed.actor.send({ type: 'connection.lost' });
    await feed.last().fail(failure('network'));
    expect(feed.context().error).toBe('offline');
    const slow = startFeed({ isOnline: false });
    slow.clock.increment(10_000);
    expect(slow.context().error).toBe('offline');
  });

  it('is tried again after a failure as soon as it is restored', async () => {
    const feed = await failedFeed();
    feed.actor.send({ type: 'connection.lost' });
    feed.actor.send({ type: 'connection.restored' });
    expect(feed.calls).toHaveLength(2);
    expect(feed.context().isOnline).toBe(true);
  });

  it('is only noted when it is restored on a hidden page', async () => {
    const feed = await failedFeed();
    feed.actor.send({ type: 'page.hidden' });
    feed.actor.send({ type: 'connection.lost' });
    feed.actor.send({ type: 'connection.restored' });
    expect(feed.calls).toHaveLength(1);
    expect(feed.context().isOnline).toBe(true);
  });

  it('asks nothing when it is restored above a fresh board', async () => {
    const feed = await freshFeed();
    feed.actor.send({ type: 'connection.lost' });
    feed.actor.send({ type: 'connection.restored' });
    expect(feed.calls).toHaveLength(1);
  });
});

describe('a board that is there already', () => {
  it('starts fresh and asks nothing', () => {
    const feed = startFeed({ initial: board('drawn', 5) });
    expect(feed.state()).toBe('fresh');
    expect(feed.calls).toHaveLength(0);
    expect(feed.notices).toEqual([]);
  });

  it('is in the snapshot of an actor that was never started, as a server draws it', () => {
    const actor = createActor(liveFeedMachine, { input: { query: ORG, initial: board('drawn') } });
    expect(selectVideos(actor.getSnapshot())?.map(({ id }) => id)).toEqual(['drawn']);
  });
});

describe('what it tells', () => {
  it('is feed.changed with the videos of every success', async () => {
    const feed = await freshFeed();
    feed.actor.send({ type: 'feed.refresh', force: true });
    await feed.last().answer(board('second'));
    expect(feed.notices).toEqual(
      ['first', 'second'].map((id) => ({ type: 'feed.changed', videos: board(id).videos })),
    );
  });

  it('is feed.failed with the code of every failure', async () => {
    const feed = await failedFeed();
    expect(feed.notices).toEqual([{ type: 'feed.failed', code: 'http' }]);
  });

  it('is that the port is missing, as a failure, when nobody provided it', async () => {
    const actor = createActor(liveFeedMachine, { input: { query: ORG } }).start();
    await settle();
    expect(actor.getSnapshot().context.error).toBe('network');
    actor.stop();
  });
});
