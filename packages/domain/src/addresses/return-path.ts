/** Path to return to after a login; always on the same site. */
import { RETURN_PATH_MAX } from './addresses.limits';

/** No site has this name, so an address that leaves the site is detected. */
const NOWHERE = 'https://return.invalid';
// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const UNSAFE = /[\u0000-\u0020\u007F-\u009F\\]/;
const SCHEME = /^\/*[a-z][a-z0-9+.-]*:/i;
const DECODINGS = 3;

/** Undefined if a percent sign is not part of an escape. */
function decodedOnce(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

const isSafe = (path: string) =>
  path.startsWith('/') && !path.startsWith('//') && !UNSAFE.test(path) && !SCHEME.test(path);

/** A proxy or router that decodes the path again must not find another host in it. */
function staysSafe(pathname: string): boolean {
  let path = pathname;
  for (let times = 0; times < DECODINGS; times += 1) {
    if (!isSafe(path)) return false;
    const next = decodedOnce(path);
    // Decoding may produce an invalid escape; it cannot be decoded further then.
    if (next === undefined) return times > 0;
    if (next === path) return true;
    path = next.replaceAll(' ', '_');
  }
  return false;
}

/**
 * The normalized path, query and fragment; undefined if the text is not a path of the same site. The query is not
 * restricted, because it cannot change the host: a search contains encoded line breaks.
 */
export function returnPath(text: string | null | undefined): string | undefined {
  if (typeof text !== 'string' || text.length > RETURN_PATH_MAX) return undefined;
  if (!text.startsWith('/') || text.startsWith('//') || UNSAFE.test(text)) return undefined;
  if (!URL.canParse(text, NOWHERE)) return undefined;
  const url = new URL(text, NOWHERE);
  // Dots are resolved here: `/..//host` has become `//host`.
  if (url.origin !== NOWHERE || !staysSafe(url.pathname)) return undefined;
  return url.pathname + url.search + url.hash;
}
