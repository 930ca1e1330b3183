import type { ReportedFailure } from '@oshimado/contract';
import type { Action, Actions } from './handler';

/** A short list of values, because each one is a separate metric. */
const statusOf = (failure: ReportedFailure) =>
  failure.kind === 'response' ? `${Math.floor(failure.status / 100)}xx` : 'none';

/** POST /telemetry/failures: records an error of a browser in log and metrics, without the person's identity. */
const postFailures: Action<'postFailures'> = async ({ body }, { log, metrics }) => {
  for (const failure of body.failures) {
    metrics.countClientFailure({ kind: failure.kind, status: statusOf(failure) });
    log.warn({ failure }, 'a browser reports a failure');
  }
  return {};
};

export const actions = { postFailures } satisfies Actions;
