/**
 * What may be kept: only a whole, good answer of our own server that is what its address says. A login page of a hotel, an
 * error of a proxy or half a file that got into a cache would stay there for everybody's next visit.
 */
import type { Strategy } from './routing';

export type KeptStrategy = Exclude<Strategy, 'network'>;

/** When an answer was kept, epoch ms. */
export const KEPT_AT = 'x-oshimado-kept-at';

const KIB = 1024;
/** Larger answers are passed on and not kept; with the numbers in stores.ts all caches stay below 50 MB. */
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

/** What the head of an answer says against keeping it. */
function mayBeKept(strategy: KeptStrategy, path: string, response: Response): boolean {
  const { status, type, redirected, headers } = response;
  // "basic" is an answer of our own origin; opaque and foreign ones cannot be looked into.
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
    // The question was whether it is: no failure.
    return false;
  }
}

/** Whether the body arrived whole; a packed one has another length than its header says. */
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

/** The answer as it is kept, with the moment; undefined where it must not be. Reads the body. */
export async function keptForm(
  strategy: KeptStrategy,
  path: string,
  response: Response,
  now: number,
): Promise<Response | undefined> {
  if (!mayBeKept(strategy, path, response)) return undefined;
  // A body that breaks off rejects here.
  const bytes = await response.arrayBuffer();
  if (bytes.byteLength === 0 || bytes.byteLength > MAX_BYTES[strategy]) return undefined;
  if (!isWhole(bytes, response) || !isWhatItSays(strategy, path, bytes)) return undefined;
  const headers = new Headers(response.headers);
  headers.set(KEPT_AT, String(now));
  // Pages correct the device's clock by the time of an answer, which is another one by then.
  headers.delete('date');
  // The body is unpacked by now.
  headers.delete('content-encoding');
  headers.delete('content-length');
  return new Response(bytes, { status: 200, headers });
}

/** How old a kept answer is, in ms; Infinity where it does not say. */
export function ageOf(response: Response, now: number): number {
  const keptAt = Number(response.headers.get(KEPT_AT) ?? Number.NaN);
  return Number.isFinite(keptAt) ? Math.max(0, now - keptAt) : Number.POSITIVE_INFINITY;
}
