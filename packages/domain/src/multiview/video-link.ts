/** Videos elsewhere, known by their address: files, and streams of sites that let their player be put into other pages. */
import { VIDEO_LINK_MAX } from './multiview.limits';

/** Without spaces, controls and characters that an address has only escaped. */
const WRITTEN_OUT = /^https?:\/\/[!-~]+$/;

/** Whether a text is the address of a video elsewhere in the one form it is kept in. Whether it can be played is seen later. */
export const isVideoLink = (text: string): boolean =>
  text.length <= VIDEO_LINK_MAX &&
  WRITTEN_OUT.test(text) &&
  URL.canParse(text) &&
  new URL(text).href === text;

const WORDS: Readonly<Record<string, string>> = { '+': '-', '/': '_', '=': '' };
const BYTES: Readonly<Record<string, string>> = { '-': '+', _: '/' };

/** An address in the alphabet of layout codes (base64url), where commas separate cells. */
export const encodeLink = (link: string): string =>
  btoa(link).replace(/[+/=]/g, (character) => WORDS[character] ?? '');

/** Undefined if it is not an address that was encoded. */
export function decodeLink(text: string): string | undefined {
  try {
    const link = atob(text.replace(/[-_]/g, (character) => BYTES[character] ?? ''));
    return isVideoLink(link) && encodeLink(link) === text ? link : undefined;
  } catch {
    // Characters that base64 does not have.
    return undefined;
  }
}

/** What to call a video of which only the address is known: the site, and the end of the path. */
export function linkName(link: string): string {
  const { host, pathname } = new URL(link);
  const end = pathname.split('/').findLast((part) => part !== '');
  const site = host.replace(/^www\./, '');
  if (end === undefined) return site;
  try {
    return `${decodeURIComponent(end)} (${site})`;
  } catch {
    return `${end} (${site})`;
  }
}
