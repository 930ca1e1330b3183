import { describe, expect, it, vi } from 'vitest';
import type { Kysely } from 'kysely';
import { createChanges } from './changes';
import type { Tables } from './tables';

/** A database with the one count. */
function setUp() {
  let count: number | Error = 5;
  const executeTakeFirstOrThrow = async () => {
    if (count instanceof Error) throw count;
    return { count };
  };
  const db = {
    selectFrom: () => ({ select: () => ({ executeTakeFirstOrThrow }) }),
  } as unknown as Kysely<Tables>;
  const changes = createChanges(db);
  const listener = vi.fn();
  changes.onChange(listener);
  const own = vi.fn();
  changes.onOwnChange(own);
  let tick: () => void = () => undefined;
  const onError = vi.fn();
  changes.poll({ every: (_, work) => ((tick = work), () => undefined), onError });
  const poll = async () => {
    tick();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return {
    changes,
    listener,
    own,
    onError,
    poll,
    set: (next: number | Error) => void (count = next),
  };
}

describe('the version of the store', () => {
  it('the version of the store grows when another process changed something, and only then', async () => {
    const { changes, listener, poll, set } = setUp();
    await poll();
    const { version } = changes;
    await poll();
    expect(changes.version).toBe(version);
    set(6);
    await poll();
    expect(changes.version).toBe(version + 1);
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it('the version of the store grows once for an own change, which the poll finds again', async () => {
    const { changes, own, poll, set } = setUp();
    await poll();
    const { version } = changes;
    set(6);
    changes.committed(6);
    await poll();
    expect(changes.version).toBe(version + 1);
    expect(own).toHaveBeenCalledExactlyOnceWith(6);
  });

  it('the version of the store grows once for what a bus announced before the poll', async () => {
    const { changes, own, poll, set } = setUp();
    await poll();
    const { version } = changes;
    changes.notice(6);
    set(6);
    await poll();
    expect(changes.version).toBe(version + 1);
    expect(own).not.toHaveBeenCalled();
  });

  it('the version of the store grows when the count is lower, because the database is another one', async () => {
    const { changes, poll, set } = setUp();
    await poll();
    const { version } = changes;
    set(2);
    await poll();
    expect(changes.version).toBe(version + 1);
  });

  it('the version of the store reports an outage once', async () => {
    const { onError, poll, set } = setUp();
    set(new Error('down'));
    await poll();
    await poll();
    expect(onError).toHaveBeenCalledTimes(1);
    set(5);
    await poll();
    set(new Error('down'));
    await poll();
    expect(onError).toHaveBeenCalledTimes(2);
  });
});
