/** Path below which the calls of the API are, without a slash at its end. */
export const API_BASE = '/api/v2';
