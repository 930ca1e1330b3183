import { readAddress } from './read-address';
import type { OwnHosts } from './video-address';

const PLAYLIST_ID = /^\d+$/;

/** The id of a playlist on a host of this site; undefined if the text is not its address. */
export function recognisePlaylist(text: string, { hosts }: OwnHosts): string | undefined {
  const address = readAddress(text);
  if (!address || !hosts.some((own) => own.toLowerCase() === address.host)) return undefined;
  const [folder, id = ''] = address.path;
  return folder === 'playlist' && PLAYLIST_ID.test(id) ? id : undefined;
}
