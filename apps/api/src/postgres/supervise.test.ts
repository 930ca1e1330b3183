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

function watched(options: Partial<SuperviseOptions>) {
  const first = fakeKeeper();
  const started: ReturnType<typeof fakeKeeper>[] = [];
  const start = vi.fn<SuperviseOptions['start']>(async () => {
    const next = fakeKeeper();
    started.push(next);
    return next.keeper;
  });
  const onLost = vi.fn<SuperviseOptions['onLost']>();
  const waits = { pauseMs: 0, diskPauseMs: 0 };
  const { stop } = supervise(first.keeper, { start, log, onLost, ...waits, ...options });
  return { first, started, start, onLost, stop };
}

describe('a PostgreSQL under supervision', () => {
  it('is started again when it ends unasked', async () => {
    const { first, started, stop, onLost } = watched({});
    first.die('killed');
    await vi.waitFor(() => expect(started).toHaveLength(1));
    await stop();
    expect(started[0]?.stop).toHaveBeenCalled();
    expect(onLost).not.toHaveBeenCalled();
  });

  it('stays down when it was asked to end', async () => {
    const { first, start, stop } = watched({});
    await stop();
    expect(first.stop).toHaveBeenCalled();
    expect(start).not.toHaveBeenCalled();
  });

  it('is stopped even when the end is called for while it is being started again', async () => {
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

  it('is given up after the sixth end within a minute', async () => {
    const { first, started, start, onLost } = watched({});
    first.die('1');
    for (let round = 1; round <= 5; round += 1) {
      await vi.waitFor(() => expect(started).toHaveLength(round));
      started.at(-1)?.die(`${round + 1}`);
    }
    await vi.waitFor(() => expect(onLost).toHaveBeenCalledTimes(1));
    expect(start).toHaveBeenCalledTimes(5);
    expect(onLost.mock.calls[0]?.[0]).toMatchObject({ exitCode: 5, message: '6' });
  });

  it('waits for room on a full disk as long as it takes', async () => {
    const later = fakeKeeper();
    const start = vi.fn<() => Promise<Keeper>>();
    for (let time = 0; time < 20; time += 1) start.mockRejectedValueOnce(new StartError(6, 'full'));
    start.mockResolvedValue(later.keeper);
    const { first, onLost, stop } = watched({ start });
    first.die('PANIC');
    await vi.waitFor(() => expect(start).toHaveBeenCalledTimes(21));
    await stop();
    expect(later.stop).toHaveBeenCalled();
    expect(onLost).not.toHaveBeenCalled();
  });

  it('is lost when it cannot be started for another reason', async () => {
    const start = vi.fn<() => Promise<Keeper>>().mockRejectedValue(new StartError(5, 'gone'));
    const { first, onLost } = watched({ start });
    first.die('killed');
    await vi.waitFor(() =>
      expect(onLost).toHaveBeenCalledWith(expect.objectContaining({ message: 'gone' })),
    );
  });
});
