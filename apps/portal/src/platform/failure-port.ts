/**
 * Tells our own server of failures, several in one call. Nobody waits for it and nothing depends on it: what cannot be told
 * is tried once more with the next ones, and forgotten with the page.
 */
import type { ReportedFailure } from '@oshimado/contract';
import { describeFailure } from './describe-failure';

/** Failures of one report; the server takes no more. */
const BATCH_MAX = 20;
/** Failures of one page: something that fails for ever is not told for ever. */
const PAGE_MAX = 100;
const PAUSE_MS = 5_000;

export interface FailurePortOptions {
  /** Hands the text over; refused where it did not arrive. */
  readonly send: (text: string) => Promise<unknown>;
  /** Where the viewer is. */
  readonly page: () => string;
}

export interface FailurePort {
  readonly tell: (error: unknown) => void;
  /** Tells now what is still waiting. */
  readonly flush: () => void;
}

export function createFailurePort({ send, page }: FailurePortOptions): FailurePort {
  let waiting: ReportedFailure[] = [];
  let told = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  // The client tells of a failed call, and so may whoever made it.
  const known = new WeakSet<object>();

  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    const failures = waiting.splice(0, BATCH_MAX);
    if (failures.length === 0) return;
    send(JSON.stringify({ failures })).catch(() => {
      waiting = [...failures, ...waiting].slice(0, BATCH_MAX);
    });
    if (waiting.length > 0) flush();
  };
  const tell = (error: unknown) => {
    if (typeof error === 'object' && error !== null) {
      if (known.has(error)) return;
      known.add(error);
    }
    const failure = told < PAGE_MAX ? describeFailure(error, page()) : null;
    if (failure === null) return;
    told += 1;
    waiting.push(failure);
    timer ??= setTimeout(flush, PAUSE_MS);
  };
  return { tell, flush };
}
