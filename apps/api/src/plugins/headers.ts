/** Security and CORS headers, which depend on the site's origin and on the kind of route. */
import { BOARD_COUNT_HEADER } from '@oshimado/contract';
import { pagePolicy } from './page-policy';

/** One year, as header scanners expect. */
const HTTPS_ONLY_S = 31_536_000;

/**
 * Permissions-Policy: turns off features that our pages do not use. Players in frames keep sound, full screen and
 * picture-in-picture.
 */
const DENIED = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
];

/** Policy of every answer that is not an HTML page: it loads nothing, runs no script and cannot be framed. */
export const NOTHING_POLICY = pagePolicy();

export type SecurityHeaders = Readonly<Record<string, string>>;

/** On every answer; pages replace the policy by their own. HSTS is sent when the public origin is https. */
export const securityHeaders = (
  publicOrigin?: string,
  hasHttpsSubdomains = false,
): SecurityHeaders => ({
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': DENIED.map((name) => `${name}=()`).join(', '),
  'content-security-policy': NOTHING_POLICY,
  ...(publicOrigin?.startsWith('https:') && {
    'strict-transport-security': `max-age=${HTTPS_ONLY_S}${hasHttpsSubdomains ? '; includeSubDomains' : ''}`,
  }),
});

/** CORS level of a response: none, any page without credentials, or pages that may use a viewer's token. */
export type OriginRights =
  | { readonly kind: 'none' }
  | { readonly kind: 'public' }
  | { readonly kind: 'trusted'; readonly origin: string };

const exposed = {
  'access-control-expose-headers': `age, date, etag, retry-after, ${BOARD_COUNT_HEADER}, x-ratelimit-limit, x-ratelimit-remaining, x-ratelimit-reset, x-request-id`,
} as const;

/** On the API and the statics: any page may read them without credentials. */
export const publicHeaders = {
  'access-control-allow-origin': '*',
  ...exposed,
  'cross-origin-resource-policy': 'cross-origin',
} as const;

export function corsHeaders(rights: OriginRights): Readonly<Record<string, string>> {
  if (rights.kind === 'public') return publicHeaders;
  if (rights.kind === 'none')
    return { vary: 'origin', 'cross-origin-resource-policy': 'same-origin' };
  return {
    ...publicHeaders,
    'access-control-allow-origin': rights.origin,
    vary: 'origin',
  };
}

const METHODS = 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS';
const PUBLIC_REQUEST_HEADERS =
  'accept, content-type, if-none-match, last-event-id, x-apikey, x-api-key, x-request-id';

/** On preflight responses; cached for ten minutes. */
export function preflightHeaders({ kind }: OriginRights): Readonly<Record<string, string>> {
  if (kind === 'none') return {};
  return {
    'access-control-allow-methods': kind === 'trusted' ? METHODS : 'GET, HEAD, POST, OPTIONS',
    'access-control-allow-headers':
      kind === 'trusted'
        ? `${PUBLIC_REQUEST_HEADERS}, authorization, idempotency-key, override`
        : PUBLIC_REQUEST_HEADERS,
    'access-control-max-age': '600',
  };
}
