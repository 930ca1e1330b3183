/** Parses pasted text as a URL. Never throws. */
import { ADDRESS_MAX } from './addresses.limits';

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

/** Undefined for anything but a web address; the scheme is optional, a user name before the host is not allowed. */
export function readAddress(text: string): ReadAddress | undefined {
  const trimmed = text.trim();
  if (trimmed === '' || trimmed.length > ADDRESS_MAX || UNSEEN.test(trimmed)) return undefined;
  if (SCHEME.test(trimmed) && !WEB.test(trimmed)) return undefined;
  const whole = WEB.test(trimmed) ? trimmed : `https://${trimmed.replace(/^\/\//, '')}`;
  if (!URL.canParse(whole)) return undefined;
  const url = new URL(whole);
  if (url.username !== '' || url.password !== '') return undefined;
  const path: string[] = [];
  for (const part of url.pathname.split('/')) {
    const plain = decoded(part);
    if (plain === undefined) return undefined;
    if (plain !== '') path.push(plain);
  }
  return {
    hostname: url.hostname,
    host: url.host,
    path,
    parameter: (name) => url.searchParams.get(name) ?? undefined,
  };
}
