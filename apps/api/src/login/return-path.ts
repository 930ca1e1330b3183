/**
 * Where a login leads back to: a path of this site and nothing else. Read as a browser would read it, because that is who
 * follows it.
 */
const BASE = 'https://oshimado.invalid';
const PATH_MAX = 2_000;
/** Backslashes are slashes to a browser, and control characters are nothing at all. */
// oxlint-disable-next-line no-control-regex -- control characters are what is refused
const SUSPECT = /[\\\u0000-\u0020\u007F-\u00A0\u2028\u2029\uFEFF]/;

/** The path, or `/` for anything that is not one. */
export function returnPath(text: string | undefined): string {
  if (text === undefined || text.length > PATH_MAX || SUSPECT.test(text)) return '/';
  if (!text.startsWith('/') || /^\/{2}|^\/%2f|^\/%5c/i.test(text)) return '/';
  if (!URL.canParse(text, BASE)) return '/';
  const url = new URL(text, BASE);
  if (url.origin !== BASE || url.username !== '' || url.password !== '') return '/';
  // Dots may have brought two slashes to the front.
  return url.pathname.startsWith('//') ? '/' : url.pathname + url.search + url.hash;
}
