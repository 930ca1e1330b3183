import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DatabaseSilentError, WriterBusyError } from '../database-down';
import { databaseOf } from '../testing/database';
import { createWriter } from './writer';

const LIMIT_MS = 4_000;

const db = databaseOf(async () => []);
const changes = { record: vi.fn(async () => 7), committed: vi.fn() };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.clearAllMocks();
});

const never = () => new Promise<never>(() => undefined);

describe('the queue of writers', () => {
  it('the queue of writers lets one write at a time, in order', async () => {
    const write = createWriter({ db, changes });
    const events: string[] = [];
    const slow = write(async () => {
      events.push('first begins');
      await new Promise((resolve) => setTimeout(resolve, 100));
      events.push('first ends');
    });
    const next = write(async () => void events.push('second'));
    await vi.advanceTimersByTimeAsync(100);
    await Promise.all([slow, next]);
    expect(events).toEqual(['first begins', 'first ends', 'second']);
  });

  it('the queue of writers goes on after a failure', async () => {
    const write = createWriter({ db, changes });
    const failed = write(() => Promise.reject(new Error('no')));
    await expect(failed).rejects.toThrow('no');
    await expect(write(async () => 'yes')).resolves.toBe('yes');
  });

  it('the queue of writers gives up a change that takes too long, which may still be carried out', async () => {
    const write = createWriter({ db, changes, limitMs: LIMIT_MS });
    const failure = write(never).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(LIMIT_MS);
    expect(await failure).toBeInstanceOf(DatabaseSilentError);
  });

  it('never begins a change that waited too long for its turn', async () => {
    const write = createWriter({ db, changes, limitMs: LIMIT_MS });
    let release: () => void = () => undefined;
    const stuck = write(() => new Promise<void>((resolve) => (release = resolve)));
    const stuckFails = stuck.catch((error: unknown) => error);
    const late = vi.fn<() => Promise<void>>(async () => undefined);
    const lateFails = write(late).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(LIMIT_MS);
    expect(await stuckFails).toBeInstanceOf(DatabaseSilentError);
    expect(await lateFails).toBeInstanceOf(WriterBusyError);
    release();
    await expect(write(async () => 'next')).resolves.toBe('next');
    expect(late).not.toHaveBeenCalled();
  });

  it('the queue of writers counts a change with its transaction, and what changed nothing not at all', async () => {
    const write = createWriter({ db, changes });
    await write(
      async () => 0,
      (rows) => rows > 0,
    );
    await write(async () => 'texts');
    expect(changes.record).not.toHaveBeenCalled();
    await write(
      async () => 2,
      (rows) => rows > 0,
    );
    expect(changes.record).toHaveBeenCalledTimes(1);
    expect(changes.committed).toHaveBeenCalledExactlyOnceWith(7);
  });
});
