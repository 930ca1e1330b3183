import { describe, expect, it } from 'vitest';
import { failure, startMachine } from '../testing/start-machine';
import { chatConnectionMachine } from './chat-connection.machine';
import { roomName } from './chat-connection.rooms';
import {
  canLoadMore,
  hasGap,
  isAtStart,
  isConnected,
  isLoadingHistory,
  selectAttempt,
  selectHistoryError,
  selectLines,
  selectListeners,
  selectMessage,
  selectStatus,
} from './chat-connection.selectors';
import { line, page, START, upcoming, video } from './chat-connection.samples';
import type { ChatInput } from './chat-connection.types';

const EN = roomName('v', 'en');
const JA = roomName('v', 'ja');
const QUARTER = 15 * 60_000;

function start(input: ChatInput = {}) {
  const run = startMachine(chatConnectionMachine, { input });
  const join = (lang = 'en', what = video(), now = START) =>
    run.actor.send({ type: 'room.join', video: what, lang, now });
  const told = () =>
    run.notices.map((one) => ('lang' in one ? `${one.type} ${one.lang}` : one.type));
  const status = (room = EN) => selectStatus(run.snapshot(), room);
  const times = () => selectLines(run.snapshot(), EN).map(({ timestamp }) => timestamp);
  const say = (at: number) => run.actor.send({ type: 'line.received', room: EN, line: line(at) });
  return Object.assign(run, { join, told, status, times, say });
}

/** A room that is heard and has its history. */
async function joined(history = page(1, 3), input: ChatInput = {}) {
  const run = start(input);
  run.join();
  run.actor.send({ type: 'socket.opened' });
  run.actor.send({ type: 'room.subscribed', id: 'v', lang: 'en' });
  await run.last('loadHistory').answer(history);
  return run;
}

describe('one shared socket', () => {
  it('serves many rooms', () => {
    const run = start();
    run.join('en');
    run.join('en', video('w'));
    run.actor.send({ type: 'socket.opened' });
    expect(run.told()).toEqual(['socket.open', 'room.subscribe en', 'room.subscribe en']);
  });

  it('is not opened before somebody listens', () => {
    expect(start().told()).toEqual([]);
  });

  it('closes 10 s after the last room was left', async () => {
    const run = await joined();
    run.actor.send({ type: 'room.leave', room: EN });
    run.clock.increment(9_999);
    expect(run.told()).not.toContain('socket.close');
    run.clock.increment(1);
    expect(run.told().slice(-2)).toEqual(['room.unsubscribe en', 'socket.close']);
    expect(run.snapshot().value.socket).toBe('closed');
  });

  it('stays open when a room is joined again within 10 s', async () => {
    const run = await joined();
    run.actor.send({ type: 'room.leave', room: EN });
    run.clock.increment(9_999);
    run.join();
    run.clock.increment(60_000);
    expect(run.told().slice(-2)).toEqual(['room.unsubscribe en', 'room.subscribe en']);
  });

  it('is given up while it opens when nobody has listened for 10 s', () => {
    const run = start();
    run.join();
    run.actor.send({ type: 'room.leave', room: EN });
    run.clock.increment(10_000);
    expect(run.told()).toEqual(['socket.open', 'socket.close']);
  });

  it('is not closed when the page is hidden', async () => {
    const run = await joined();
    run.actor.send({ type: 'page.hidden' });
    run.clock.increment(60 * 60_000);
    expect(run.status()).toBe('joined');
  });

  it('closes too when the server has ended the only room', async () => {
    const run = await joined();
    run.actor.send({ type: 'room.ended', room: EN, message: 'over' });
    run.clock.increment(10_000);
    expect(run.told().slice(-2)).toEqual(['room.unsubscribe en', 'socket.close']);
    expect(selectMessage(run.snapshot(), EN)).toBe('over');
    expect(run.status()).toBe('ended');
  });
});

describe('listeners', () => {
  it('of one room subscribe once, and unsubscribe when the last one leaves', async () => {
    const run = await joined();
    run.join();
    expect(selectListeners(run.snapshot(), EN)).toBe(2);
    run.actor.send({ type: 'room.leave', room: EN });
    expect(run.told()).toEqual(['socket.open', 'room.subscribe en']);
    run.actor.send({ type: 'room.leave', room: EN });
    expect(run.told().at(-1)).toBe('room.unsubscribe en');
    expect(run.status()).toBe('absent');
  });

  it('that change the language lower the count of the old room', async () => {
    const run = await joined();
    run.actor.send({ type: 'language.change', video: video(), from: 'en', to: 'ja', now: START });
    expect(run.told().slice(-2)).toEqual(['room.unsubscribe en', 'room.subscribe ja']);
    expect(run.status(EN)).toBe('absent');
    run.actor.send({ type: 'room.leave', room: JA });
    run.clock.increment(10_000);
    expect(run.told().at(-1)).toBe('socket.close');
  });

  it('that change to the language they have change nothing', async () => {
    const run = await joined();
    run.actor.send({ type: 'language.change', video: video(), from: 'en', to: 'en', now: START });
    expect(run.told()).toEqual(['socket.open', 'room.subscribe en']);
  });

  it('that change the language before the answer never mix languages', async () => {
    const run = start();
    run.join('en');
    run.actor.send({ type: 'socket.opened' });
    run.actor.send({ type: 'language.change', video: video(), from: 'en', to: 'ja', now: START });
    run.actor.send({ type: 'room.subscribed', id: 'v', lang: 'en' });
    run.say(1);
    expect(run.status(JA)).toBe('loading');
    run.actor.send({ type: 'room.subscribed', id: 'v', lang: 'ja' });
    expect(run.last('loadHistory').input).toMatchObject({ lang: 'ja', videoId: 'v' });
    expect(selectLines(run.snapshot(), JA)).toEqual([]);
    expect(isConnected(run.snapshot(), JA)).toBe(true);
  });

  it('are told apart even by a server that names no language: history is asked for once more', () => {
    const run = start();
    run.join('en');
    run.actor.send({ type: 'socket.opened' });
    run.actor.send({ type: 'language.change', video: video(), from: 'en', to: 'ja', now: START });
    run.actor.send({ type: 'room.subscribed', id: 'v' });
    run.actor.send({ type: 'room.subscribed', id: 'v' });
    expect(run.status(JA)).toBe('joined');
    expect(run.calls('loadHistory')).toHaveLength(2);
  });

  it('that leave a room they are not in are ignored', () => {
    const run = start();
    run.actor.send({ type: 'room.leave', room: EN });
    expect(run.told()).toEqual([]);
  });
});

describe('a stream that is not live yet', () => {
  it('is entered 15 minutes before its schedule, by itself', () => {
    const run = start();
    run.join('en', upcoming(START + QUARTER + 5_000));
    expect(run.status()).toBe('notLive');
    run.clock.increment(4_999);
    expect(run.told()).toEqual([]);
    run.clock.increment(1);
    expect(run.status()).toBe('loading');
    expect(run.told()).toEqual(['socket.open']);
  });

  it('is entered when it becomes live early', () => {
    const run = start();
    run.join('en', upcoming(START + 10 * QUARTER));
    const update = { status: 'live', live_viewers: null, start_actual: null };
    run.actor.send({ type: 'room.updated', id: 'v', update });
    expect(run.status()).toBe('loading');
    expect(run.notices[0]).toEqual({ type: 'video.updated', id: 'v', update });
  });

  it('is entered late by a device that slept, as soon as it is told the time', () => {
    const run = start();
    run.join('en', upcoming(START + 2 * QUARTER));
    run.actor.send({ type: 'page.shown', now: START + QUARTER });
    expect(run.status()).toBe('loading');
  });

  it('that begins in years is waited for without a timer that overflows', () => {
    const run = start();
    run.join('en', upcoming(START + 400 * 24 * 60 * 60_000));
    run.clock.increment(24 * 60 * 60_000);
    run.clock.increment(24 * 60 * 60_000);
    expect(run.status()).toBe('notLive');
    run.actor.send({ type: 'room.leave', room: EN });
    expect(run.snapshot().value.schedule).toBe('idle');
  });
});

describe('a past video', () => {
  it('needs an extension', () => {
    const run = start();
    run.join('en', { ...video(), status: 'past' });
    expect(run.status()).toBe('needsExtension');
    expect(run.told()).toEqual([]);
    run.actor.send({ type: 'extension.found' });
    expect(run.told()).toEqual(['socket.open']);
  });

  it('is entered where the extension is there', () => {
    const run = start({ hasExtension: true });
    run.join('en', { ...video(), status: 'past' });
    expect(run.status()).toBe('loading');
  });
});

describe('auto reconnecting', () => {
  it('waits 1 s, doubling to 5 s, 10 times; then it could not reconnect', async () => {
    const run = await joined();
    run.actor.send({ type: 'socket.closed' });
    const waits: number[] = [];
    while (run.snapshot().value.socket === 'waiting') {
      expect(run.status()).toBe('reconnecting');
      expect(selectAttempt(run.snapshot())).toEqual({ attempt: waits.length + 1, of: 10 });
      let wait = 0;
      for (; run.snapshot().value.socket === 'waiting'; wait += 500) run.clock.increment(500);
      waits.push(wait);
      run.actor.send({ type: 'socket.failed' });
    }
    expect(waits).toEqual([1, 2, 4, 5, 5, 5, 5, 5, 5, 5].map((seconds) => seconds * 1_000));
    expect(run.status()).toBe('unreachable');
  });

  it.each(['socket.retry', 'connection.restored'] as const)('begins again with %s', (type) => {
    const run = start({ attempts: 0 });
    run.join();
    run.actor.send({ type: 'socket.failed' });
    expect(run.status()).toBe('unreachable');
    run.actor.send({ type });
    expect(run.told()).toEqual(['socket.open', 'socket.open']);
  });

  it.each(['socket.retry', 'connection.restored'] as const)('does not wait after %s', (type) => {
    const run = start();
    run.join();
    run.actor.send({ type: 'socket.failed' });
    run.actor.send({ type });
    expect(run.told()).toEqual(['socket.open', 'socket.open']);
    expect(selectAttempt(run.snapshot())).toEqual({ attempt: 1, of: 10 });
  });

  it('begins again for somebody who comes', () => {
    const run = start({ attempts: 0 });
    run.join();
    run.actor.send({ type: 'socket.failed' });
    run.join('en', video('w'));
    expect(run.told()).toEqual(['socket.open', 'socket.open']);
  });

  it('takes 20 s without an answer for a failure', () => {
    const run = start();
    run.join();
    run.clock.increment(20_000);
    expect(run.status()).toBe('reconnecting');
    expect(run.told()).toEqual(['socket.open', 'socket.close']);
  });

  it('ends when nobody listens any more', () => {
    const run = start();
    run.join();
    run.actor.send({ type: 'socket.failed' });
    run.actor.send({ type: 'room.leave', room: EN });
    run.clock.increment(10_000);
    run.clock.increment(60_000);
    expect(run.snapshot().value.socket).toBe('closed');
  });

  it('subscribes all rooms again and reloads history', async () => {
    const run = await joined(page(1, 3));
    run.join('ja');
    run.actor.send({ type: 'socket.closed' });
    run.clock.increment(1_000);
    run.actor.send({ type: 'socket.opened' });
    expect(run.told().slice(-3)).toEqual(['socket.open', 'room.subscribe en', 'room.subscribe ja']);
    // One page at a time: that of the other room comes first.
    await run.last('loadHistory').answer([]);
    run.actor.send({ type: 'room.subscribed', id: 'v', lang: 'en' });
    await run.last('loadHistory').answer(page(2, 4));
    expect(run.times()).toEqual([1, 2, 3, 4, 5]);
    expect(selectAttempt(run.snapshot())).toBeNull();
  });
});

describe('the server', () => {
  it('may refuse a room, with a message; it can be tried again', async () => {
    const run = start();
    run.join();
    run.actor.send({ type: 'socket.opened' });
    run.actor.send({ type: 'room.refused', id: 'v', message: 'no' });
    expect(run.status()).toBe('refused');
    expect(selectMessage(run.snapshot(), EN)).toBe('no');
    await run.last('loadHistory').answer(page(1, 2));
    expect(run.times()).toEqual([1, 2]);
    run.actor.send({ type: 'room.retry', room: EN });
    expect(run.told().at(-1)).toBe('room.subscribe en');
    expect(selectMessage(run.snapshot(), EN)).toBeNull();
  });

  it('may answer twice: the second answer is ignored while joined', async () => {
    const run = await joined();
    run.actor.send({ type: 'room.subscribed', id: 'v', lang: 'en' });
    expect(run.calls('loadHistory')).toHaveLength(1);
  });

  it('is asked for history again when it answers a second question late', async () => {
    const run = start();
    run.join();
    run.actor.send({ type: 'socket.opened' });
    run.actor.send({ type: 'room.leave', room: EN });
    run.join();
    run.actor.send({ type: 'room.subscribed', id: 'v', lang: 'en' });
    await run.last('loadHistory').answer(page(1, 2));
    run.actor.send({ type: 'room.subscribed', id: 'v', lang: 'en' });
    await run.last('loadHistory').answer(page(1, 3));
    expect(run.times()).toEqual([1, 2, 3]);
  });

  it('may refuse the first of two questions: the second answer counts', () => {
    const run = start();
    run.join();
    run.actor.send({ type: 'socket.opened' });
    run.actor.send({ type: 'room.leave', room: EN });
    run.join();
    run.actor.send({ type: 'room.refused', id: 'v', lang: 'en', message: 'no' });
    expect(run.status()).toBe('loading');
    run.actor.send({ type: 'room.subscribed', id: 'v', lang: 'en' });
    expect(run.status()).toBe('joined');
  });

  it('tells of the video with its answer', () => {
    const run = start();
    run.join();
    run.actor.send({ type: 'socket.opened' });
    const update = { status: 'live', live_viewers: 5, start_actual: '2026-03-01T12:00:00Z' };
    run.actor.send({ type: 'room.subscribed', id: 'v', update });
    expect(run.notices.at(-1)).toEqual({ type: 'video.updated', id: 'v', update });
    expect(run.status()).toBe('joined');
  });

  it('is not heard in rooms that were left, refused or ended', async () => {
    const run = await joined([]);
    run.actor.send({ type: 'room.ended', room: EN });
    run.say(1);
    expect(run.times()).toEqual([]);
  });
});

describe('lines', () => {
  it('are ascending and without duplicates, from history and socket', async () => {
    const run = await joined([]);
    for (const at of [3, 1, 3, 2]) run.say(at);
    expect(run.times()).toEqual([1, 2, 3]);
  });

  it('of history come 20 per page, until the start of messages', async () => {
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

  it('of history that failed have a code and can be asked for again', async () => {
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

  it('that could not be filled in are asked for again before older ones', async () => {
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

  it('that could not be filled in are not forgotten when older ones fail too', async () => {
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

  it('are filled in over as many pages as were missed', async () => {
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

  it('are filled in a little beyond what is known, because they come out of order', async () => {
    const run = await joined(page(1_000_000, 3));
    run.actor.send({ type: 'socket.closed' });
    run.clock.increment(1_000);
    run.actor.send({ type: 'socket.opened' });
    run.actor.send({ type: 'room.subscribed', id: 'v', lang: 'en' });
    await run.last('loadHistory').answer(page(1_000_002, 20));
    expect(hasGap(run.snapshot(), EN)).toBe(true);
    expect(run.last('loadHistory').input).toMatchObject({ before: 1_000_003 });
  });

  it('of an answer from before the drop are not waited for', async () => {
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

  it('said before are shown even when there is no socket', async () => {
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
