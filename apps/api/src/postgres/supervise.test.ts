import { describe, expect, it, vi } from 'vitest';
import { StartError } from '../process/start-error';
import type { Keeper } from './keeper-process';
import { supervise, type SuperviseOptions } from './supervise';

const quiet = () => undefined;
const log = { debug: quiet, info: quiet, warn: quiet, error: quiet };

function fakeKeeper() {
  let die: (words: string) => void = quiet;
  const ended = new Promise<string>((resolve) => (die = resolve));
  const stop = vi.fn<Keeper['stop']>(async () => die('stopped'));
  return { keeper: { port: 5, stop, ended } satisfies Keeper, die, stop };
}

function watched(options: Partial<SuperviseOptions> = {}) {
  let time = 0;
  const first = fakeKeeper();
  const started: ReturnType<typeof fakeKeeper>[] = [];
  const start = vi.fn<SuperviseOptions['start']>(async () => {
    const next = fakeKeeper();
    started.push(next);
    return next.keeper;
  });
  const pauses: number[] = [];
  const { stop } = supervise(first.keeper, {
    start,
    log,
    now: () => time,
    wait: async (ms) => void pauses.push(ms),
    ...options,
  });
  return { first, started, start, stop, pauses, pass: (ms: number) => void (time += ms) };
}

describe('a PostgreSQL under supervision', () => {
  it('a PostgreSQL under supervision is started again when it ends unasked', async () => {
    const { first, started, stop } = watched();
    first.die('killed');
    await vi.waitFor(() => expect(started).toHaveLength(1));
    await stop();
    expect(started[0]?.stop).toHaveBeenCalled();
  });

  it('a PostgreSQL under supervision stays down when it was asked to end', async () => {
    const { first, start, stop } = watched();
    await stop();
    expect(first.stop).toHaveBeenCalled();
    expect(start).not.toHaveBeenCalled();
  });

  it('a PostgreSQL under supervision is stopped even when the end is called for while it is being started again', async () => {
    const later = fakeKeeper();
    let finish: (keeper: Keeper) => void = quiet;
    const start = vi.fn<SuperviseOptions['start']>(
      () => new Promise<Keeper>((resolve) => (finish = resolve)),
    );
    const { first, stop } = watched({ start });
    first.die('killed');
    await vi.waitFor(() => expect(start).toHaveBeenCalled());
    const stopped = stop();
    finish(later.keeper);
    await stopped;
    expect(later.stop).toHaveBeenCalledTimes(1);
  });

  it('a PostgreSQL under supervision is started again after every end, at once when it was healthy before', async () => {
    const { first, started, pauses, pass, stop } = watched();
    pass(60_000);
    first.die('0');
    for (let round = 1; round <= 20; round += 1) {
      await vi.waitFor(() => expect(started).toHaveLength(round));
      pass(3_000);
      started.at(-1)?.die(`${round}`);
    }
    await vi.waitFor(() => expect(started).toHaveLength(21));
    expect(new Set(pauses)).toEqual(new Set([250]));
    await stop();
  });

  it('a PostgreSQL under supervision is started after longer and longer pauses when it dies at once, up to two seconds', async () => {
    const { first, started, pauses, stop } = watched();
    first.die('0');
    for (let round = 1; round <= 6; round += 1) {
      await vi.waitFor(() => expect(started).toHaveLength(round));
      started.at(-1)?.die(`${round}`);
    }
    await vi.waitFor(() => expect(started).toHaveLength(7));
    expect(pauses).toEqual([500, 1_000, 2_000, 2_000, 2_000, 2_000, 2_000]);
    await stop();
  });

  it.each([new StartError(6, 'the disk is full'), new StartError(5, 'gone')])(
    'a PostgreSQL under supervision is tried again as long as it takes after: %s',
    async (failure) => {
      const later = fakeKeeper();
      const start = vi.fn<() => Promise<Keeper>>();
      for (let time = 0; time < 20; time += 1) start.mockRejectedValueOnce(failure);
      start.mockResolvedValue(later.keeper);
      const { first, stop } = watched({ start });
      first.die('PANIC');
      await vi.waitFor(() => expect(start).toHaveBeenCalledTimes(21));
      await stop();
      expect(later.stop).toHaveBeenCalled();
    },
  );
});
