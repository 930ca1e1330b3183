import { describe, expect, it } from 'vitest';
import { failure } from '../testing/start-machine';
import {
  canLoadMore,
  hasGap,
  isAtStart,
  isLoadingHistory,
  selectHistoryError,
  selectHistoryWait,
} from './chat-connection.selectors';
import { page } from '../testing/chat-connection/chat-samples';
import { EN, joined, start } from '../testing/chat-connection/started-chat';

describe('lines', () => {
  it('lines from history and socket are ascending and without duplicates', async () => {
    const run = await joined([]);
    for (const at of [3, 1, 3, 2]) run.say(at);
    expect(run.times()).toEqual([1, 2, 3]);
  });

  it('"Show More" loads 20 lines per page, until the start of messages', async () => {
    const run = await joined(page(21, 20));
    expect(run.last('loadHistory').input).toMatchObject({ limit: 20 });
    expect(canLoadMore(run.snapshot(), EN)).toBe(true);
    run.actor.send({ type: 'history.more', room: EN });
    run.actor.send({ type: 'history.more', room: EN });
    expect(run.last('loadHistory').input).toMatchObject({ room: EN, before: 22 });
    expect(isLoadingHistory(run.snapshot(), EN)).toBe(true);
    expect(canLoadMore(run.snapshot(), EN)).toBe(false);
    await run.last('loadHistory').answer(page(15, 7));
    expect(run.calls('loadHistory')).toHaveLength(2);
    expect(run.times()).toHaveLength(26);
    expect(isAtStart(run.snapshot(), EN)).toBe(true);
    run.actor.send({ type: 'history.more', room: EN });
    expect(run.calls('loadHistory')).toHaveLength(2);
  });

  it('"Load All" loads all older lines, in large pages', async () => {
    const run = await joined(page(50_000, 20));
    run.actor.send({ type: 'history.all', room: EN });
    expect(run.last('loadHistory').input).toMatchObject({ limit: 10_000, before: 50_001 });
    await run.last('loadHistory').answer(page(40_000, 10_000));
    expect(run.last('loadHistory').input).toMatchObject({ limit: 10_000, before: 40_001 });
    await run.last('loadHistory').answer(page(35_000, 5_001));
    expect(run.times()).toHaveLength(15_020);
    expect(isAtStart(run.snapshot(), EN)).toBe(true);
    expect(run.calls('loadHistory')).toHaveLength(3);
  });

  it('a page of history that failed has a code and can be retried', async () => {
    const run = await joined(page(21, 20));
    run.actor.send({ type: 'history.more', room: EN });
    await run.last('loadHistory').fail(failure('http'));
    expect(selectHistoryError(run.snapshot(), EN)).toBe('http');
    run.actor.send({ type: 'history.retry', room: EN });
    expect(selectHistoryError(run.snapshot(), EN)).toBeNull();
    expect(run.last('loadHistory').input).toMatchObject({ before: 22 });
    run.clock.increment(30_000);
    expect(selectHistoryError(run.snapshot(), EN)).toBe('timeout');
    expect(run.last('loadHistory').signal.aborted).toBe(true);
  });

  it('a page of history that is refused because there were too many keeps the seconds that the server said', async () => {
    const run = await joined(page(21, 20));
    run.actor.send({ type: 'history.more', room: EN });
    await run.last('loadHistory').fail(Object.assign(failure('http', 429), { retryAfterS: 17 }));
    expect(selectHistoryWait(run.snapshot(), EN)).toBe(17);
    run.actor.send({ type: 'history.retry', room: EN });
    expect(selectHistoryWait(run.snapshot(), EN)).toBeNull();
  });

  it('missing lines that failed to load are retried before older ones', async () => {
    const run = await joined(page(1_000_000, 20));
    run.actor.send({ type: 'socket.closed' });
    run.clock.increment(1_000);
    run.actor.send({ type: 'socket.opened' });
    run.actor.send({ type: 'room.subscribed', id: 'v', lang: 'en' });
    await run.last('loadHistory').fail(failure('http'));
    run.actor.send({ type: 'history.more', room: EN });
    await run.last('loadHistory').answer(page(1_000_001, 20).slice(-3));
    expect(run.times()).toHaveLength(21);
    expect(hasGap(run.snapshot(), EN)).toBe(false);
    expect(run.last('loadHistory').input).toMatchObject({ before: 1_000_001 });
  });

  it('missing lines that failed to load can still be retried after an older page fails too', async () => {
    const run = await joined(page(1_000_000, 20));
    run.actor.send({ type: 'history.more', room: EN });
    run.actor.send({ type: 'socket.closed' });
    await run.last('loadHistory').fail(failure('timeout'));
    expect(selectHistoryError(run.snapshot(), EN)).toBe('timeout');
    run.clock.increment(1_000);
    run.actor.send({ type: 'socket.opened' });
    run.actor.send({ type: 'room.subscribed', id: 'v', lang: 'en' });
    run.actor.send({ type: 'history.more', room: EN });
    await run.last('loadHistory').fail(failure('http'));
    await run.last('loadHistory').fail(failure('network'));
    expect(selectHistoryError(run.snapshot(), EN)).toBe('http');
    run.actor.send({ type: 'history.retry', room: EN });
    expect(run.last('loadHistory').input).not.toHaveProperty('before');
  });

  it('missing lines are loaded over as many pages as needed', async () => {
    const run = await joined(page(1_000_000, 3));
    run.actor.send({ type: 'socket.closed' });
    expect(hasGap(run.snapshot(), EN)).toBe(true);
    run.clock.increment(1_000);
    run.actor.send({ type: 'socket.opened' });
    run.actor.send({ type: 'room.subscribed', id: 'v', lang: 'en' });
    run.say(1_000_043);
    await run.last('loadHistory').answer(page(1_000_023, 20));
    expect(run.last('loadHistory').input).toMatchObject({ before: 1_000_024 });
    await run.last('loadHistory').answer(page(1_000_004, 20));
    await run.last('loadHistory').answer(page(1_000_000, 5));
    expect(run.times()).toEqual(page(1_000_000, 44).map(({ timestamp }) => timestamp));
    expect(hasGap(run.snapshot(), EN)).toBe(false);
  });

  it('missing lines are loaded a little beyond the known ones, because lines arrive out of order', async () => {
    const run = await joined(page(1_000_000, 3));
    run.actor.send({ type: 'socket.closed' });
    run.clock.increment(1_000);
    run.actor.send({ type: 'socket.opened' });
    run.actor.send({ type: 'room.subscribed', id: 'v', lang: 'en' });
    await run.last('loadHistory').answer(page(1_000_002, 20));
    expect(hasGap(run.snapshot(), EN)).toBe(true);
    expect(run.last('loadHistory').input).toMatchObject({ before: 1_000_003 });
  });

  it('a history answer requested before the connection dropped is not waited for', async () => {
    const run = start();
    run.join();
    run.actor.send({ type: 'socket.opened' });
    run.actor.send({ type: 'room.subscribed', id: 'v', lang: 'en' });
    const stale = run.last('loadHistory');
    run.actor.send({ type: 'room.leave', room: EN });
    expect(stale.signal.aborted).toBe(true);
    await stale.answer(page(1, 3));
    run.join();
    expect(run.times()).toEqual([]);
  });

  it('older lines are shown even without a socket', async () => {
    const run = start();
    run.join();
    run.actor.send({ type: 'socket.failed' });
    await run.last('loadHistory').answer(page(1, 3));
    expect(run.times()).toEqual([1, 2, 3]);
    run.clock.increment(1_000);
    run.actor.send({ type: 'socket.failed' });
    expect(run.calls('loadHistory')).toHaveLength(1);
  });
});
