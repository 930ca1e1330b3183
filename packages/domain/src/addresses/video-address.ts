/** Parses pasted URLs of videos (wire, 4.5; specification, section 5, Search). */
import { readAddress, type ReadAddress } from './read-address';

/** "A video id of exactly 11 word characters or hyphens." */
export const VIDEO_ID = /^[\w-]{11}$/;

export interface VideoAddress {
  /** 11 characters. */
  readonly id: string;
  /** `own`: an address of this site. */
  readonly site: 'youtube' | 'own';
}

export interface OwnHosts {
  /** Hosts of this site, with the port if any: `oshi.example`, `localhost:3000`. */
  readonly hosts: readonly string[];
}

const YOUTUBE = new Set([
  'youtube.com',
  'www.youtube.com',
  'm.youtube.com',
  'music.youtube.com',
  'gaming.youtube.com',
  'youtube-nocookie.com',
  'www.youtube-nocookie.com',
]);
const SHORT = new Set(['youtu.be', 'www.youtu.be']);
const FOLDERS = new Set(['live', 'shorts', 'embed', 'v', 'e', 'watch']);
// They look like ids in the same place: embeds of a playlist, and of a channel's live stream.
const NOT_IDS = new Set(['videoseries', 'live_stream']);

const idOf = (text: string | undefined): string | undefined =>
  text !== undefined && VIDEO_ID.test(text) && !NOT_IDS.has(text) ? text : undefined;

function watched({ path, parameter }: ReadAddress): string | undefined {
  const [folder = '', id] = path;
  if (folder.toLowerCase() !== 'watch') return undefined;
  return path.length === 1 ? idOf(parameter('v')) : idOf(id);
}

function onYoutube(address: ReadAddress): string | undefined {
  if (SHORT.has(address.hostname)) return idOf(address.path[0]);
  if (!YOUTUBE.has(address.hostname)) return undefined;
  const [folder = '', id] = address.path;
  return watched(address) ?? (FOLDERS.has(folder.toLowerCase()) ? idOf(id) : undefined);
}

const isYoutube = ({ hostname }: ReadAddress) => YOUTUBE.has(hostname) || SHORT.has(hostname);

/** Undefined if the text is not the address of one video on YouTube or on a host of this site. */
export function recogniseVideo(
  text: string,
  { hosts }: OwnHosts = { hosts: [] },
): VideoAddress | undefined {
  const address = readAddress(text);
  if (address === undefined) return undefined;
  if (isYoutube(address)) {
    const id = onYoutube(address);
    return id === undefined ? undefined : { id, site: 'youtube' };
  }
  const isOwn = hosts.some((host) => host.toLowerCase() === address.host);
  const id = isOwn ? watched(address) : undefined;
  return id === undefined ? undefined : { id, site: 'own' };
}
