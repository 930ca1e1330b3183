/**
 * Keeps a PostgreSQL running. When it or its keeper dies, another is started on the same port, so that the pool finds
 * it again. A full disk is waited for, because the server goes on answering from its snapshots; anything else that keeps
 * happening is given up on.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { ExitCode, StartError } from '../process/start-error';
import type { Keeper } from './keeper-process';
import type { PostgresLog } from './log';

export interface SuperviseOptions {
  /** Starts another on the same port. */
  readonly start: () => Promise<Keeper>;
  readonly log: PostgresLog;
  /** Called once when it is given up. */
  readonly onLost: (error: unknown) => void;
  /** Pauses before a restart, and before another try while the disk is full. Default 250 and 5,000. */
  readonly pauseMs?: number;
  readonly diskPauseMs?: number;
}

const RESTARTS_MAX = 5;
const RESTART_WINDOW_MS = 60_000;

function restartBudget() {
  const spent: number[] = [];
  return () => {
    const now = performance.now();
    while (spent[0] !== undefined && spent[0] < now - RESTART_WINDOW_MS) spent.shift();
    return spent.push(now) <= RESTARTS_MAX;
  };
}

const isDiskFull = (error: unknown) =>
  error instanceof StartError && error.exitCode === ExitCode.disk;

export function supervise(
  first: Keeper,
  { start, log, onLost, pauseMs = 250, diskPauseMs = 5_000 }: SuperviseOptions,
): { readonly stop: () => Promise<void> } {
  const ending = new AbortController();
  const { signal } = ending;
  const mayRestart = restartBudget();
  let current: Keeper | undefined = first;

  const revive = async (reason: string): Promise<Keeper> => {
    if (!mayRestart()) throw new StartError(ExitCode.store, reason);
    for (let pause = pauseMs; ; pause = diskPauseMs) {
      await sleep(pause, undefined, { signal });
      try {
        return await start();
      } catch (error) {
        if (!isDiskFull(error)) throw error;
        log.error({ err: error }, 'PostgreSQL does not start before the disk has room');
      }
    }
  };

  const watch = async () => {
    while (current && !signal.aborted) {
      const reason = await current.ended;
      if (signal.aborted) return;
      current = undefined;
      log.error({ reason }, 'PostgreSQL ended, starting it again');
      current = await revive(reason);
      log.info({ port: current.port }, 'PostgreSQL is back');
    }
  };
  const watching = watch().catch((error: unknown) => {
    if (!signal.aborted) onLost(error);
  });

  const stop = async () => {
    ending.abort();
    await current?.stop();
    // A start that was under way when the end was called for.
    await watching;
    await current?.stop();
  };
  return { stop };
}
