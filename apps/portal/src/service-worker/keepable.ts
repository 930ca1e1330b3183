/**
 * Which responses may be cached: only complete and successful ones of our own server with the content type that the address
 * expects. A captive portal's login page, a proxy's error or half a file in a cache would break later visits.
 */
import type { Strategy } from './routing';

export type KeptStrategy = Exclude<Strategy, 'network'>;

/** When a response was cached, epoch ms. */
export const KEPT_AT = 'x-oshimado-kept-at';

const KIB = 1024;
/** Larger responses are not cached; with the limits in stores.ts all caches stay below 50 MB. */
const MAX_BYTES: Readonly<Record<KeptStrategy, number>> = {
  page: 2048 * KIB,
  asset: 2048 * KIB,
  picture: 100 * KIB,
  list: 1024 * KIB,
};

const TYPES: Readonly<Record<string, RegExp>> = {
  js: /^(?:text|application)\/javascript\b/,
  css: /^text\/css\b/,
  json: /^application\/json\b/,
  svg: /^image\/svg\+xml\b/,
  woff2: /^font\/woff2\b/,
};
const PICTURE = /^image\//;
const HTML = /^text\/html\b/;

const extensionOf = (path: string) => /\.([a-z\d]+)$/i.exec(path)?.[1]?.toLowerCase() ?? '';

function isOfItsType(strategy: KeptStrategy, path: string, type: string): boolean {
  if (strategy === 'page') return HTML.test(type);
  if (strategy === 'picture') return PICTURE.test(type);
  if (strategy === 'list') return /^application\/json\b/.test(type);
  return TYPES[extensionOf(path)]?.test(type) ?? PICTURE.test(type);
}

/** Whether the status and the headers of a response allow caching it. */
function mayBeKept(strategy: KeptStrategy, path: string, response: Response): boolean {
  const { status, type, redirected, headers } = response;
  // Responses of our own origin have the type "basic"; opaque ones cannot be inspected.
  if (status !== 200 || redirected || type === 'opaque' || type === 'error' || type === 'cors') {
    return false;
  }
  const control = headers.get('cache-control') ?? '';
  if (/\bno-store\b/i.test(control) || headers.get('vary')?.trim() === '*') return false;
  // Pages depend on choices in a cookie and stay on this device, in this worker.
  if (/\bprivate\b/i.test(control) && strategy !== 'page') return false;
  return isOfItsType(strategy, path, headers.get('content-type')?.toLowerCase() ?? '');
}

const LOOKS_LIKE_HTML = /^\s*<(?:!doctype html|html|head|body)\b/i;
const SNIFFED = 512;

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    // A parse error is a valid result: it is not JSON.
    return false;
  }
}

/** Whether the body is complete. A compressed one cannot be checked: its header has the compressed length. */
function isWhole(bytes: ArrayBuffer, { headers }: Response): boolean {
  const length = headers.get('content-length');
  return length === null || headers.has('content-encoding') || Number(length) === bytes.byteLength;
}

function isWhatItSays(strategy: KeptStrategy, path: string, bytes: ArrayBuffer): boolean {
  if (strategy === 'page') return true;
  const head = new TextDecoder().decode(bytes.slice(0, SNIFFED));
  if (LOOKS_LIKE_HTML.test(head)) return false;
  const isData = strategy === 'list' || extensionOf(path) === 'json';
  return !isData || isJson(new TextDecoder().decode(bytes));
}

/** The response to cache, with its time; undefined if it must not be cached. Reads the body. */
export async function keptForm(
  strategy: KeptStrategy,
  path: string,
  response: Response,
  now: number,
): Promise<Response | undefined> {
  if (!mayBeKept(strategy, path, response)) return undefined;
  // Rejects if the body is incomplete.
  const bytes = await response.arrayBuffer();
  if (bytes.byteLength === 0 || bytes.byteLength > MAX_BYTES[strategy]) return undefined;
  if (!isWhole(bytes, response) || !isWhatItSays(strategy, path, bytes)) return undefined;
  const headers = new Headers(response.headers);
  headers.set(KEPT_AT, String(now));
  // Pages correct the device's clock by the time of a response, which is outdated in a cached one.
  headers.delete('date');
  // The body is already decompressed.
  headers.delete('content-encoding');
  headers.delete('content-length');
  return new Response(bytes, { status: 200, headers });
}

/** Age of a cached response in ms; Infinity if unknown. */
export function ageOf(response: Response, now: number): number {
  const keptAt = Number(response.headers.get(KEPT_AT) ?? Number.NaN);
  return Number.isFinite(keptAt) ? Math.max(0, now - keptAt) : Number.POSITIVE_INFINITY;
}
