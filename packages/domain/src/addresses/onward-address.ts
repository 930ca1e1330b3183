/** Redirects of old and short addresses, for the server and the portal's router. */
import { watchPath } from '../video/video-links';

/** The music site, where an operator names no other. */
export const MUSIC_SITE = 'https://music.holodex.net';

/** A channel's songs on the music site, whose address has no slash at the end. */
export const musicChannelUrl = (id: string, music: string): string =>
  `${music}/channel/${encodeURIComponent(id)}`;

const CHANNEL_MUSIC = /^\/channel\/([^/]+)\/music$/;

const withQuery = (path: string, query: string) => (query === '' ? path : `${path}?${query}`);

/** "The watch page also accepts `?v={id}`", as the addresses of YouTube do. */
function watchOnward(query: string): string | undefined {
  const search = new URLSearchParams(query);
  const id = search.get('v');
  if (!id) return undefined;
  search.delete('v');
  return withQuery(watchPath(id), search.toString());
}

/** What stands in a path, decoded; undefined where a percent sign stands alone. */
function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

function pathOnward(path: string, query: string, music?: string): string | undefined {
  if (path === '/home') return withQuery('/', query);
  if (path === '/watch') return watchOnward(query);
  const id = music === undefined ? undefined : decoded(CHANNEL_MUSIC.exec(path)?.[1] ?? '');
  return id && music !== undefined ? musicChannelUrl(id, music) : undefined;
}

/** Browsers read a backslash as a slash, and a path that begins with two slashes as another host. */
const REPEATED_SLASHES = /[/\\]{2,}/g;

/**
 * Takes a path with its query; answers a path with its query, or an address of the music site where `music` names one.
 * Undefined for what is a page, or nothing. Repeated slashes lead to the address with single ones, because the router finds
 * no page there. A hash goes along by itself.
 */
export function onwardAddress(address: string, music?: string): string | undefined {
  const at = address.indexOf('?');
  const given = at === -1 ? address : address.slice(0, at);
  const single = given.replace(REPEATED_SLASHES, '/');
  const path = single.replace(/\/$/, '');
  const query = at === -1 ? '' : address.slice(at + 1);
  const onward = pathOnward(path, query, music);
  if (onward !== undefined || single === given || !single.startsWith('/')) return onward;
  return withQuery(path || '/', query);
}
