/** The socket of a page against a server that disconnects: received lines, lines loaded afterwards, and listeners. */
import { chatLine, createChatServer, type ChatServer } from '../../testing/chat-server';
import {
  roomName,
  selectAttempt,
  selectLines,
  selectStatus,
} from '@oshimado/machines/chat-connection';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clientOf } from '../../testing/feature-page';
import { startChat } from './start-chat';

const EN = roomName('v', 'en');
const JA = roomName('v', 'ja');
const video = { id: 'v', status: 'live' as const, available_at: '2026-03-01T12:00:00Z' };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const settle = () => vi.advanceTimersByTimeAsync(10);

async function joined(server: ChatServer = createChatServer()) {
  const actor = startChat(clientOf(server.client), server.openSocket);
  const join = (lang: string) => actor.send({ type: 'room.join', video, lang, now: 0 });
  join('en');
  await settle();
  return {
    server,
    actor,
    join,
    status: () => selectStatus(actor.getSnapshot(), EN),
    times: () => selectLines(actor.getSnapshot(), EN).map(({ timestamp }) => timestamp),
  };
}

describe('the socket', () => {
  it('killed for a minute says which attempt runs, heals, and misses and doubles none of 10,000 lines', async () => {
    const { server, actor, status, times } = await joined();
    const LINES = 10_000;
    const FALL = 4_000;
    const RISE = 6_000;
    const seen = new Set<string>();
    const see = () => {
      const attempt = selectAttempt(actor.getSnapshot());
      if (attempt) seen.add(`${status()} ${attempt.attempt}/${attempt.of}`);
    };
    for (let at = 1; at <= LINES; at += 1) {
      if (at === FALL) server.fall();
      if (at === RISE) server.rise();
      server.post(EN, chatLine(at * 30));
      // The 2,000 lines between take a minute.
      // oxlint-disable-next-line no-await-in-loop -- time passes line by line
      if (at >= FALL && at < RISE) await vi.advanceTimersByTimeAsync(30);
      see();
    }
    await vi.advanceTimersByTimeAsync(20_000);
    expect([...seen]).toEqual(
      Array.from({ length: 7 }, (_, index) => `reconnecting ${index + 1}/10`),
    );
    expect(status()).toBe('joined');
    expect(server.openSockets()).toBe(1);
    // Only lines after the first page are counted: those before it were never received.
    const all = Array.from({ length: LINES }, (_, index) => (index + 1) * 30);
    expect(times()).toEqual(all);
  });

  it('the socket says so after ten attempts, and tries again when asked', async () => {
    const { server, actor, status } = await joined();
    server.fall();
    await vi.advanceTimersByTimeAsync(140_000);
    expect(status()).toBe('unreachable');
    server.rise();
    actor.send({ type: 'socket.retry' });
    await settle();
    expect(status()).toBe('joined');
  });

  it('the socket is closed ten seconds after the last listener, and only then', async () => {
    const { server, actor } = await joined();
    actor.send({ type: 'room.leave', room: EN });
    await vi.advanceTimersByTimeAsync(9_999);
    expect(server.openSockets()).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(server.openSockets()).toBe(0);
  });

  it('the socket has one listener after a change of the language', async () => {
    const { server, actor, join } = await joined();
    actor.send({ type: 'room.leave', room: EN });
    join('ja');
    await settle();
    expect(server.listeners(EN)).toBe(0);
    expect(server.listeners(JA)).toBe(1);
    expect(server.openSockets()).toBe(1);
    expect(Object.keys(actor.getSnapshot().context.rooms)).toEqual([JA]);
  });

  it('the socket passes on the end of a room with its words, and updates of its video', async () => {
    const { server, actor, status } = await joined();
    const updates: unknown[] = [];
    actor.on('video.updated', (event) => updates.push(event));
    server.say(EN, { type: 'update', status: 'live', live_viewers: 12, start_actual: null });
    expect(updates).toEqual([
      { type: 'video.updated', id: 'v', update: { status: 'live', live_viewers: 12 } },
    ]);
    server.say(EN, { type: 'end', message: 'Good night' });
    expect(status()).toBe('ended');
    expect(actor.getSnapshot().context.rooms[EN]?.message).toBe('Good night');
  });

  it('the socket ignores what is no message', async () => {
    const { server, times, status } = await joined();
    for (const payload of [null, 5, 'x', [], { name: 'a' }, { type: 'info' }, { message: 'b' }])
      server.say(EN, payload);
    server.say('other', { name: 'a', message: 'b', timestamp: 1 });
    server.say('x/en', { name: 'a', message: 'b', timestamp: 1 });
    expect(times()).toEqual([]);
    expect(status()).toBe('joined');
  });
});
