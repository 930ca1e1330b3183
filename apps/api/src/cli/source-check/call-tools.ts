/** What the checks of sources need to call a platform, and how a failed call is explained. */
import { SourceFailure, type FailureKind } from '../../sources/http/failure';
import type { Clock } from '../../sources/source';
import { failed, type Check } from '../doctor/check';

export interface CallTools {
  readonly fetch: typeof fetch;
  readonly clock: Clock;
  readonly signal: AbortSignal;
}

export interface ListTools extends CallTools {
  /** Reads the list of channels that admins edit, where there is no file. */
  readonly readKept: () => Promise<string>;
}

/** What to do about it; the message of the others says it already. */
const ADVICE: Partial<Record<FailureKind, string>> = {
  spent: 'wait for midnight in California, or have the units raised',
  busy: 'wait some minutes and check again',
  unreachable:
    'look at the network and the firewall of this machine, and whether the platform has an outage',
};

/** @param place origin that was called */
export function callFailed(
  name: string,
  place: string,
  error: unknown,
  signal: AbortSignal,
): Check {
  signal.throwIfAborted();
  if (!(error instanceof SourceFailure)) throw error;
  const advice = ADVICE[error.kind];
  return failed(name, `${place}: ${error.message}${advice === undefined ? '' : `; ${advice}`}`);
}
