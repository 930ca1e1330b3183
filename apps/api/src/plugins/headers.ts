/** Headers that never change from answer to answer. */

/** On every answer. That browsers must use HTTPS is the proxy's to say. */
export const securityHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
} as const;

/** On the API and the statics: any page may read them, none with a viewer's credentials. */
export const publicHeaders = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers':
    'age, etag, retry-after, x-ratelimit-limit, x-ratelimit-remaining, x-ratelimit-reset, x-request-id',
  'cross-origin-resource-policy': 'cross-origin',
} as const;

/** On the answer to a browser that asks before it reads; kept for ten minutes. */
export const preflightHeaders = {
  'access-control-allow-methods': 'GET, HEAD, OPTIONS',
  'access-control-allow-headers':
    'accept, authorization, content-type, if-none-match, x-apikey, x-api-key, x-request-id',
  'access-control-max-age': '600',
} as const;
