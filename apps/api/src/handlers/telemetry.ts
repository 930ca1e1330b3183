import type { ReportedFailure } from '@oshimado/contract';
import type { Action, Actions } from './handler';

/** Few words only: every other one would be another row of figures. */
const statusOf = (failure: ReportedFailure) =>
  failure.kind === 'response' ? `${Math.floor(failure.status / 100)}xx` : 'none';

/** POST /telemetry/failures: what went wrong in a browser, into the log and the figures. Who it was is not kept. */
const postFailures: Action<'postFailures'> = async ({ body }, { log, metrics }) => {
  for (const failure of body.failures) {
    metrics.countClientFailure({ kind: failure.kind, status: statusOf(failure) });
    log.warn({ failure }, 'a browser reports a failure');
  }
  return {};
};

export const actions = { postFailures } satisfies Actions;
