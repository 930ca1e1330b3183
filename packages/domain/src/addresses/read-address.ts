/** Parses pasted text as a URL: the one that the recognizers of videos, channels and streams share. Never throws. */
import { ADDRESS_MAX } from './addresses.limits';
import { cleanAddress, ledTo, onlyLinkIn } from './copied-address';

// Spaces and control characters: URL parsers drop some of them silently, so the parsed URL would differ from the
// visible text.
// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const UNSEEN = /[\u0000-\u0020\u007F-\u00A0\u2028\u2029\\]/;
const SCHEME = /^[a-z][a-z0-9+.-]{0,20}:\/\//i;
const WEB = /^https?:\/\//i;

/** Normalized parts of a web address. */
export interface ReadAddress {
  /** Lower case, without port. */
  readonly hostname: string;
  /** Lower case, with its port unless it is the default one. */
  readonly host: string;
  /** Percent-decoded parts of the path, empty ones left out. */
  readonly path: readonly string[];
  /** First value of a parameter; undefined if absent. */
  readonly parameter: (name: string) => string | undefined;
}

function decoded(part: string): string | undefined {
  try {
    return decodeURIComponent(part).normalize('NFC');
  } catch {
    // An invalid percent escape: not an address of a supported site.
    return undefined;
  }
}

/** Pages that lead to pages that lead somewhere are read this deep. */
const LED_MAX = 4;

function urlOf(text: string): URL | undefined {
  if (text === '' || UNSEEN.test(text)) return undefined;
  if (SCHEME.test(text) && !WEB.test(text)) return undefined;
  const whole = WEB.test(text) ? text : `https://${text.replace(/^\/\//, '')}`;
  if (!URL.canParse(whole)) return undefined;
  const url = new URL(whole);
  return url.username === '' && url.password === '' ? url : undefined;
}

/** Path and parameters; those behind `#` if the page is told there, as old addresses of phones have it. */
function placeOf(url: URL): { pathname: string; parameters: URLSearchParams } {
  const hashed = /^#!?(\/.*)$/.exec(url.hash)?.[1];
  if (url.pathname !== '/' || hashed === undefined) {
    return { pathname: url.pathname, parameters: url.searchParams };
  }
  const [pathname = '', query = ''] = hashed.split('?', 2);
  return { pathname, parameters: new URLSearchParams(query) };
}

/**
 * Undefined for anything but a web address; the scheme is optional, a user name before the host is not allowed. What was copied with
 * the address is left out, and a page that only leads to another is the other one.
 */
export function readAddress(text: string): ReadAddress | undefined {
  if (text.length > ADDRESS_MAX) return undefined;
  let url = urlOf(cleanAddress(text));
  for (let depth = 0; url !== undefined && depth < LED_MAX; depth += 1) {
    const target = ledTo(url);
    if (target === undefined) break;
    url = urlOf(cleanAddress(target)) ?? url;
  }
  if (url === undefined) return undefined;
  const { pathname, parameters } = placeOf(url);
  const path: string[] = [];
  // Of a query that is escaped as a whole, the equals signs are escaped too.
  const hasNames = url.search.includes('=');
  let escaped = new URLSearchParams(hasNames ? '' : decoded(url.search));
  for (const part of pathname.split('/')) {
    const plain = decoded(part);
    if (plain === undefined) return undefined;
    // Escaped as a whole, as a parameter of another address is: the parameters are in the path.
    const [name = '', query] = plain.trim().split('?', 2);
    if (query !== undefined) escaped = new URLSearchParams(query);
    if (name !== '') path.push(name);
  }
  return {
    // A dot at its end is of the full name of a host.
    hostname: url.hostname.replace(/\.$/, ''),
    host: url.host.replace(/\.(?=:|$)/, ''),
    path,
    parameter: (name) => parameters.get(name) ?? escaped.get(name) ?? undefined,
  };
}

/** A part of a path without parameters that were added with `&`, as many people do behind a short address. */
export const withoutParameters = (part: string | undefined): string | undefined =>
  part?.split('&', 1)[0];

/** As `readAddress`, also of a text that says more and has only one link. */
export function readCopiedAddress(text: string): ReadAddress | undefined {
  if (text.length > ADDRESS_MAX) return undefined;
  const whole = cleanAddress(text);
  const isAddress = WEB.test(whole) && !/\s/.test(whole);
  return readAddress(isAddress ? text : (onlyLinkIn(text) ?? text));
}
