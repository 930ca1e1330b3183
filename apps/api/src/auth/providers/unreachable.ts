/** The platform failed, so the token could not be verified; the person may try again later. */
import { ApiError } from '../../errors';

const RETRY_AFTER_S = '30';

export const unreachable = (cause?: unknown): ApiError =>
  new ApiError('unavailable', 'The login service is not responding right now. Try again later.', {
    cause,
    headers: { 'retry-after': RETRY_AFTER_S },
  });

/** Whether a response with this status does not show whether the token is valid. */
export const isTrouble = (status: number): boolean => status === 429 || status >= 500;
