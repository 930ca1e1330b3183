/** Kinds of failed calls: retry (transient), give up (refused), or verify the login (unauthorized). */
import type { CallFailure } from '@oshimado/contract';

/**
 * `passing`: no answer, too late, too much, or the server's own fault: the same call may succeed later.
 * `unauthorized`: the token is not taken any more. `refused`: the same call would be refused again.
 */
export type FailureKind = 'passing' | 'unauthorized' | 'refused';

/** Refusals that pass by themselves: too slow, too early, locked by another call, too many. */
const PASSING = [408, 409, 423, 425, 429];

/** Reads the `status` of what was thrown; without one no answer came. Never throws itself. */
export function failureKind(error: unknown): FailureKind {
  const status =
    typeof error === 'object' && error !== null && 'status' in error ? error.status : undefined;
  if (typeof status !== 'number') return 'passing';
  if (status === 401) return 'unauthorized';
  if (status >= 400 && status < 500 && !PASSING.includes(status)) return 'refused';
  return 'passing';
}

/** Reason of a failed call, for its error message. */
export type FailureReason = Exclude<CallFailure, 'aborted'>;

const REASONS: readonly FailureReason[] = ['timeout', 'network', 'http', 'invalid'];

/** The `reason` that what was thrown names; anything else means that no answer came. Never throws itself. */
export function failureReason(error: unknown): FailureReason {
  const reason =
    typeof error === 'object' && error !== null && 'reason' in error ? error.reason : undefined;
  return REASONS.find((known) => known === reason) ?? 'network';
}

/** `session`: the server does not know the viewer any more; otherwise why the call failed. */
export type FailureCode = FailureReason | 'session';

/** The code for a call that only members make. Never throws itself. */
export const failureCode = (error: unknown): FailureCode =>
  failureKind(error) === 'unauthorized' ? 'session' : failureReason(error);

/** How long to wait before the next try: doubled at each failure, never longer than `maxMs`. */
export const backOffMs = (failures: number, firstMs: number, maxMs: number): number =>
  Math.min(maxMs, firstMs * 2 ** Math.min(30, Math.max(0, failures - 1)));
