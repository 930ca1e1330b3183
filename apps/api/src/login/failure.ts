/** Why a login came to nothing, in the words that the login page has a sentence for. */
import * as oauth from 'openid-client';
import { ApiError } from '../errors';
import { isTrouble } from '../auth/providers/unreachable';

export type LoginFailure = 'not_available' | 'refused' | 'expired' | 'unreachable';

/** Of a connection that failed; complaints about what was handed over have a code. */
const isNetworkError = (error: unknown) => error instanceof TypeError && !('code' in error);

function isPlatformsTrouble(error: unknown): boolean {
  if (error instanceof ApiError) return error.code === 'unavailable';
  if (error instanceof oauth.ResponseBodyError) return isTrouble(error.status);
  if (error instanceof oauth.ClientError) {
    const { code, cause } = error;
    return code === 'OAUTH_TIMEOUT' || (cause instanceof Response && isTrouble(cause.status));
  }
  return isNetworkError(error);
}

export const failureOf = (error: unknown): LoginFailure =>
  isPlatformsTrouble(error) ? 'unreachable' : 'refused';
