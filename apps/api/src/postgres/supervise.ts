/**
 * Keeps a PostgreSQL running. When it or its keeper dies, another is started on the same port, so that the pool finds
 * it again. It never gives up; meanwhile the server answers from its snapshots. Starts that fail, and
 * servers that die at once, are followed by longer pauses.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { createBackoff } from './backoff';
import type { Keeper } from './keeper-process';
import type { PostgresLog } from './log';

export interface SuperviseOptions {
  /** Starts another one on the same port. */
  readonly start: () => Promise<Keeper>;
  readonly log: PostgresLog;
  /** Resolves after this many milliseconds; rejects when the signal fires. Default: the platform's timers. */
  readonly wait?: (ms: number, signal: AbortSignal) => Promise<void>;
  /** Milliseconds since any fixed moment. Default: the platform's clock. */
  readonly now?: () => number;
}

const PAUSE_MS = 250;
const realWait = (ms: number, signal: AbortSignal) => sleep(ms, undefined, { signal });

export function supervise(
  first: Keeper,
  { start, log, wait = realWait, now = () => performance.now() }: SuperviseOptions,
): { readonly stop: () => Promise<void> } {
  const ending = new AbortController();
  const { signal } = ending;
  let current: Keeper | undefined = first;
  const backoff = createBackoff(PAUSE_MS);

  const startAgain = async () => {
    await wait(backoff.pauseMs(), signal);
    try {
      current = await start();
      log.info({ port: current.port }, 'PostgreSQL is back');
    } catch (error) {
      backoff.startFailed();
      log.error({ err: error }, 'PostgreSQL could not be started and is tried again');
    }
  };

  const watch = async () => {
    while (!signal.aborted) {
      if (!current) {
        await startAgain();
        continue;
      }
      const startedAt = now();
      const reason = await current.ended;
      if (signal.aborted) return;
      backoff.ended(now() - startedAt);
      current = undefined;
      log.error({ reason }, 'PostgreSQL ended, starting it again');
    }
  };
  const watching = watch().catch((error: unknown) => {
    if (!signal.aborted) throw error;
  });

  const stop = async () => {
    ending.abort();
    await current?.stop();
    // A start that was running when the stop was requested.
    await watching;
    await current?.stop();
  };
  return { stop };
}
