/** Why a call about the account failed, as the words for it are called. */
import { CallError } from '@oshimado/contract';

export type AccountFailure =
  'network' | 'tooMany' | 'unavailable' | 'session' | 'stale' | 'taken' | 'other';

const SERVER_FAULT = 500;

export function accountFailureOf(error: unknown): AccountFailure {
  const { status, problem } = error instanceof CallError ? error : {};
  if (status === undefined) return 'network';
  if (problem?.error === 'stale_login') return 'stale';
  if (status === 401) return 'session';
  if (status === 409) return 'taken';
  if (status === 429) return 'tooMany';
  return status >= SERVER_FAULT ? 'unavailable' : 'other';
}
