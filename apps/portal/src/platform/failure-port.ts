/**
 * Sends failures to our server in batches. Failures that could not be sent are sent again with the next batch, and lost with
 * the page.
 */
import { pathOf, routes, type ReportedFailure } from '@oshimado/contract';
import { describeFailure } from './describe-failure';

/** Failures of one report; the server takes no more. */
const BATCH_MAX = 20;
/** Limit of failures per page, for errors that repeat endlessly. */
const PAGE_MAX = 100;
const PAUSE_MS = 5_000;

export interface FailurePortOptions {
  /** Sends the text; rejects if it did not arrive. */
  readonly send: (text: string) => Promise<unknown>;
  /** URL of the page. */
  readonly page: () => string;
}

export interface FailurePort {
  readonly add: (error: unknown) => void;
  /** Sends the waiting failures now. */
  readonly flush: () => void;
}

export function createFailurePort({ send, page }: FailurePortOptions): FailurePort {
  let waiting: ReportedFailure[] = [];
  let added = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  // The API client reports a failed call, and its caller may report the same error.
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
  const add = (error: unknown) => {
    if (typeof error === 'object' && error !== null) {
      if (known.has(error)) return;
      known.add(error);
    }
    const failure = added < PAGE_MAX ? describeFailure(error, page()) : null;
    if (failure === null) return;
    added += 1;
    waiting.push(failure);
    timer ??= setTimeout(flush, PAUSE_MS);
  };
  return { add, flush };
}

/** Sends a report to our server; rejects if it may be sent again. */
export async function sendReport(text: string): Promise<void> {
  const { ok, status } = await fetch(pathOf('postFailures'), {
    method: routes.postFailures.method,
    body: text,
    // The request outlives the page and contains no credentials.
    keepalive: true,
    credentials: 'omit',
    headers: { 'content-type': 'application/json' },
  });
  // A refusal such as 429 is final; after a server error the failures are sent again.
  if (!ok && status >= 500) throw new Error(`reporting failures failed (HTTP ${status})`);
}
