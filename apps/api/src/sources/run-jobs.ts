/** Runs the jobs of a source that reads a platform: one step at a time, in their order; a failed job rests, longer after each failure. */
import { messageOf } from '../errors';
import type { SourceContext } from './source';

export interface Job {
  readonly name: string;
  /** Epoch milliseconds. */
  readonly dueAt: () => number;
  readonly step: () => Promise<void>;
}

export interface JobsOptions {
  /** Name of the platform, for the log. */
  readonly platform: string;
  readonly jobs: readonly Job[];
  /** Receives the reason of a job's last failure, or undefined after a step without one. */
  readonly note: (job: string, trouble: string | undefined) => void;
}

const IDLE_MAX_MS = 10_000;
const HOLD_FIRST_MS = 15_000;
const HOLD_MAX_MS = 600_000;

/** Resolves when the signal fires. */
export async function runJobs(
  { platform, jobs, note }: JobsOptions,
  { clock, log, signal }: Pick<SourceContext, 'clock' | 'log' | 'signal'>,
): Promise<void> {
  const holds = new Map<Job, { readonly failures: number; readonly until: number }>();
  const dueAt = (job: Job) => Math.max(job.dueAt(), holds.get(job)?.until ?? 0);

  const fail = (job: Job, error: unknown) => {
    const failures = (holds.get(job)?.failures ?? 0) + 1;
    const pause = Math.min(HOLD_MAX_MS, HOLD_FIRST_MS * 2 ** (failures - 1));
    holds.set(job, { failures, until: clock.now() + pause });
    const reason = messageOf(error);
    note(job.name, reason);
    // The first time only: an outage of hours is one line, and its end another one.
    if (failures === 1)
      log.warn({ err: error, job: job.name }, `a round of ${platform} failed and is tried again`);
  };

  const run = async (job: Job) => {
    try {
      await job.step();
      if (holds.delete(job)) log.info({ job: job.name }, `${platform} is read again`);
      note(job.name, undefined);
    } catch (error) {
      if (signal.aborted) return;
      fail(job, error);
    }
  };

  while (!signal.aborted) {
    const now = clock.now();
    const job = jobs.find((one) => dueAt(one) <= now);
    if (job) await run(job);
    else {
      const wait = Math.min(...jobs.map(dueAt)) - now;
      await clock.sleep(Math.min(IDLE_MAX_MS, Math.max(100, wait)), signal);
    }
  }
}
