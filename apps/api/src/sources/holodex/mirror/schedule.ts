/**
 * Decides which job runs next. The board and videos that left it are first; background jobs take turns, while enough of the
 * service's rate limit is left; idle jobs run when no other is due. A failed job is retried after a pause that grows with
 * each failure; only the end is thrown.
 */
import { messageOf } from '../../../errors';
import type { SourceContext } from '../../source';
import { SourceFailure } from '../../http/failure';
import { MINUTE, type Job } from './parts';

export interface ScheduleOptions {
  readonly urgent: readonly Job[];
  readonly background: readonly Job[];
  /** Runs only when no other job is due. */
  readonly idle: readonly Job[];
  /** Milliseconds until background requests are allowed. */
  readonly backgroundDelay: () => number;
  /** Called the first time no job is due. */
  readonly onCaughtUp: () => void;
  /** Receives the reason of a job's last failure, or undefined after a step without one. */
  readonly note: (job: Job, trouble: string | undefined) => void;
}

interface Trouble {
  readonly failures: number;
  readonly until: number;
}

const HOLD_FIRST_MS = MINUTE;
const HOLD_MAX_MS = 15 * MINUTE;
/** Maximum sleep, whatever the jobs say. */
const LOOK_MS = MINUTE;

export async function runSchedule(
  { urgent, background, idle, backgroundDelay, onCaughtUp, note }: ScheduleOptions,
  { clock, log, signal }: Pick<SourceContext, 'clock' | 'log' | 'signal'>,
): Promise<void> {
  const troubles = new Map<Job, Trouble>();
  let turns: readonly Job[] = background;
  let hasCaughtUp = false;
  let isAccessRefused = false;

  const dueAt = (job: Job) => Math.max(job.dueAt(), troubles.get(job)?.until ?? 0);
  const firstDue = (jobs: readonly Job[]) => jobs.find((job) => dueAt(job) <= clock.now());

  const fail = (job: Job, error: unknown) => {
    const failures = (troubles.get(job)?.failures ?? 0) + 1;
    const hold = Math.min(HOLD_MAX_MS, HOLD_FIRST_MS * 2 ** (failures - 1));
    troubles.set(job, { failures, until: clock.now() + hold });
    note(job, messageOf(error));
    const isAccess = error instanceof SourceFailure && error.kind === 'access';
    // Without a valid key every job fails the same way: once is enough.
    if (!isAccess || !isAccessRefused) {
      log.warn(
        { err: error, job: job.name },
        'a round of the mirror failed and is tried again later',
      );
    }
    if (isAccess) isAccessRefused = true;
  };

  const run = async (job: Job) => {
    try {
      await job.step();
      troubles.delete(job);
      note(job, undefined);
      // Background steps may need no request; these always send one.
      if (urgent.includes(job)) isAccessRefused = false;
    } catch (error) {
      if (!signal.aborted) fail(job, error);
    }
  };

  const rest = async () => {
    const times = [...urgent, ...background, ...idle]
      .map(dueAt)
      .filter((time) => time > clock.now());
    await clock.sleep(Math.min(LOOK_MS, ...times.map((time) => time - clock.now())), signal);
  };

  const takeTurn = async (job: Job) => {
    const delay = backgroundDelay();
    if (delay > 0) {
      const board = Math.max(0, Math.min(...urgent.map(dueAt)) - clock.now());
      await clock.sleep(Math.min(delay, board), signal);
      return;
    }
    if (turns.includes(job)) turns = [...turns.filter((other) => other !== job), job];
    await run(job);
  };

  while (!signal.aborted) {
    const pressing = firstDue(urgent);
    const next = pressing ? undefined : firstDue(turns);
    if (pressing) await run(pressing);
    else if (next) await takeTurn(next);
    else {
      if (!hasCaughtUp && troubles.size === 0) {
        hasCaughtUp = true;
        onCaughtUp();
      }
      const spare = firstDue(idle);
      if (spare) await takeTurn(spare);
      else await rest();
    }
  }
}
