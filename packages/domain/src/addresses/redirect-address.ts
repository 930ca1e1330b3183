/** Redirects of old and short addresses, for the server and the portal's router. */
import { watchPath } from '../video/video-links';
import { musicChannelUrl } from './music-address';

const CHANNEL_MUSIC = /^\/channel\/([^/]+)\/music$/;

const withQuery = (path: string, query: string) => (query === '' ? path : `${path}?${query}`);

/** "The watch page also accepts `?v={id}`", like YouTube. Without a video it leads to what can be watched now. */
function redirectWatch(query: string): string {
  const search = new URLSearchParams(query);
  const id = search.get('v');
  search.delete('v');
  return withQuery(id ? watchPath(id) : '/', search.toString());
}

/** A decoded path segment; undefined if a percent sign is not part of an escape. */
function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

function redirectPath(path: string, query: string, music?: string): string | undefined {
  if (path === '/home') return withQuery('/', query);
  if (path === '/watch') return redirectWatch(query);
  const id = music === undefined ? undefined : decoded(CHANNEL_MUSIC.exec(path)?.[1] ?? '');
  return id && music !== undefined ? musicChannelUrl(id, music) : undefined;
}

/** Browsers treat a backslash as a slash, and a path that begins with two slashes as another host. */
const REPEATED_SLASHES = /[/\\]{2,}/g;

/**
 * Maps a path with query to the path to redirect to, or to an address of the music site if `music` is set. Undefined if
 * there is no redirect. Repeated slashes redirect to single ones, because the router does not match them. Browsers keep
 * the hash.
 */
export function redirectAddress(address: string, music?: string): string | undefined {
  const at = address.indexOf('?');
  const given = at === -1 ? address : address.slice(0, at);
  const single = given.replace(REPEATED_SLASHES, '/');
  const path = single.replace(/\/$/, '');
  const query = at === -1 ? '' : address.slice(at + 1);
  const target = redirectPath(path, query, music);
  if (target !== undefined || single === given || !single.startsWith('/')) return target;
  return withQuery(path || '/', query);
}
