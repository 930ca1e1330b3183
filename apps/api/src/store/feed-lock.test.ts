import type { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const { clients } = vi.hoisted(() => ({ clients: [] as FakeClient[] }));

interface FakeClient extends EventEmitter {
  /** Fails the heartbeat that waits for its answer. */
  fail: (error: Error) => void;
  beats: number;
  hasEnded: boolean;
}

vi.mock('pg', async () => {
  const events = await import('node:events');
  class Client extends events.EventEmitter {
    fail: (error: Error) => void = () => undefined;
    beats = 0;
    hasEnded = false;
    constructor() {
      super();
      clients.push(this);
    }
    connect = async () => undefined;
    query = async (text: string) => {
      if (text.includes('pg_try_advisory_lock')) return { rows: [{ is_mine: true }] };
      if (text !== 'select') return { rows: [] };
      this.beats += 1;
      return new Promise((_, reject) => {
        this.fail = reject;
      });
    };
    end = async () => {
      this.hasEnded = true;
    };
  }
  return { default: { Client } };
});

// Files of one worker share their modules; this one needs its own copy, which uses the mock.
vi.resetModules();
const { createFeedLock } = await import('./feed-lock');

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  clients.length = 0;
});

it('a late failure of a heartbeat leaves the connection that came after', async () => {
  const lock = createFeedLock('postgresql://nowhere', 'here');
  const first = await lock.tryTake();
  await vi.advanceTimersByTimeAsync(2_000);
  const [old] = clients;
  old?.emit('end');
  expect(first?.lost.aborted).toBe(true);
  const second = await lock.tryTake();
  old?.fail(new Error('late'));
  await vi.advanceTimersByTimeAsync(0);
  expect(second?.lost.aborted).toBe(false);
  expect(lock.status()).toEqual({ isHere: true, holder: 'here' });
  expect(clients.map(({ hasEnded }) => hasEnded)).toEqual([true, false]);
  await lock.close();
});

it('a heartbeat waits until the one before has its answer', async () => {
  const lock = createFeedLock('postgresql://nowhere', 'here');
  const tenure = await lock.tryTake();
  await vi.advanceTimersByTimeAsync(9_000);
  expect(clients[0]?.beats).toBe(1);
  clients[0]?.fail(new Error('no answer'));
  await vi.advanceTimersByTimeAsync(0);
  expect(tenure?.lost.aborted).toBe(true);
  await lock.close();
});
