/** Kinds of failed calls: retry (transient), give up (refused), or verify the login (unauthorized). */
import type { CallFailure } from '@oshimado/contract';
import { LIMIT_WAIT_S } from './limits';

/**
 * `passing`: no response, timeout, rate limit, or a server error: the same call may succeed later. `unauthorized`: the
 * token was rejected. `refused`: the same call would be refused again.
 */
export type FailureKind = 'passing' | 'unauthorized' | 'refused';

/** Temporary refusals: timeout, too early, locked by another call, too many requests. */
const PASSING = [408, 409, 423, 425, 429];

/** From the `status` of a thrown value; without one there was no response. Never throws itself. */
export function failureKind(error: unknown): FailureKind {
  const status =
    typeof error === 'object' && error !== null && 'status' in error ? error.status : undefined;
  if (typeof status !== 'number') return 'passing';
  if (status === 401) return 'unauthorized';
  if (status >= 400 && status < 500 && !PASSING.includes(status)) return 'refused';
  return 'passing';
}

/** Whether a call was refused because the account is suspended: it may succeed when that is over. Never throws itself. */
export function isOfSuspension(error: unknown): boolean {
  if (typeof error !== 'object' || error === null || !('problem' in error)) return false;
  const { problem } = error;
  if (typeof problem !== 'object' || problem === null || !('error' in problem)) return false;
  return problem.error === 'suspended';
}

/**
 * Seconds until a call that was refused because there were too many may be made again, as the server says; undefined for any other
 * failure. Never throws itself.
 */
export function limitSeconds(error: unknown): number | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  if (!('status' in error) || error.status !== 429) return undefined;
  const wait = 'retryAfterS' in error ? error.retryAfterS : undefined;
  return typeof wait === 'number' && wait > 0 ? Math.ceil(wait) : LIMIT_WAIT_S;
}

/** Reason of a failed call, for its error message. */
export type FailureReason = Exclude<CallFailure, 'aborted'>;

const REASONS: readonly FailureReason[] = ['timeout', 'network', 'http', 'invalid'];

/** The `reason` of a thrown value; any other value means that there was no response. Never throws itself. */
export function failureReason(error: unknown): FailureReason {
  const reason =
    typeof error === 'object' && error !== null && 'reason' in error ? error.reason : undefined;
  return REASONS.find((known) => known === reason) ?? 'network';
}

/** `session`: the server no longer accepts the login; otherwise why the call failed. */
export type FailureCode = FailureReason | 'session';

/** The code for a call that requires a login. Never throws itself. */
export const failureCode = (error: unknown): FailureCode =>
  failureKind(error) === 'unauthorized' ? 'session' : failureReason(error);

/** Delay before the next attempt: doubled after each failure, at most `maxMs`. */
export const backOffMs = (failures: number, firstMs: number, maxMs: number): number =>
  Math.min(maxMs, firstMs * 2 ** Math.min(30, Math.max(0, failures - 1)));
