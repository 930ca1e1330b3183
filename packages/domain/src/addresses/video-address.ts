/** Parses pasted URLs of videos (wire, 4.5; specification, section 5, Search). */
import { readCopiedAddress, withoutParameters, type ReadAddress } from './read-address';

/** "A video id of exactly 11 word characters or hyphens." */
export const VIDEO_ID = /^[\w-]{11}$/;

/** A video that an address leads to. */
export interface VideoAddress {
  /** 11 characters. */
  readonly id: string;
  /** `own`: an address of this site. `portal`: one of the original portal or of its music site. */
  readonly site: 'youtube' | 'own' | 'portal';
}

/** Where this site is, to recognize its own addresses. */
export interface OwnHosts {
  /** Hosts of this site, with the port if any: `oshi.example`, `localhost:3000`. */
  readonly hosts: readonly string[];
}

/** Whether a host is YouTube's, whatever its language or device. */
export const isYoutubeHost = (hostname: string): boolean =>
  /^(?:[a-z]{1,8}\.)?youtube(?:-nocookie|kids|education)?\.com$/.test(hostname);
/** Whether a host is the original portal or its music site. */
export const isPortalHost = (hostname: string): boolean =>
  /^(?:www\.|staging\.|music\.)?holodex\.net$/.test(hostname);
const SHORT = new Set(['youtu.be', 'www.youtu.be']);
/** Of pictures, in which the id is the folder. */
const PICTURES = /^(?:i\d?\.ytimg\.com|img\.youtube\.com)$/;
/** The page of the people who stream, with a folder for each of their videos. */
const STUDIO = 'studio.youtube.com';
/** Pages whose video is a parameter. */
const PAGES = new Set(['watch', 'watch_popup', 'live_chat', 'live_chat_replay', 'get_video_info']);
const FOLDERS = new Set(['live', 'shorts', 'embed', 'v', 'vi', 'e', 'watch']);
// They look like ids in the same place: embeds of a playlist, and of a channel's live stream.
const NOT_IDS = new Set(['videoseries', 'live_stream']);

const idOf = (text: string | undefined): string | undefined => {
  // A second question mark, or a slash behind a parameter, was added by hand.
  const id = text?.split(/[&?/#]/, 1)[0];
  return id !== undefined && VIDEO_ID.test(id) && !NOT_IDS.has(id) ? id : undefined;
};

function watched({ path, parameter }: ReadAddress): string | undefined {
  const [folder = '', id] = path;
  const page = withoutParameters(folder)?.toLowerCase() ?? '';
  if (page === 'watch' && path.length > 1) return idOf(id);
  return PAGES.has(page) ? idOf(parameter('v')) : undefined;
}

function onYoutube(address: ReadAddress): string | undefined {
  const { hostname, path, parameter } = address;
  const [folder = '', id] = path;
  const name = folder.toLowerCase();
  if (SHORT.has(hostname)) return idOf(name === 'live' || name === 'shorts' ? id : folder);
  if (PICTURES.test(hostname))
    return /^(?:vi|vi_webp|an_webp|s_vi)$/.test(name) ? idOf(id) : undefined;
  if (hostname === STUDIO) return name === 'video' ? idOf(id) : watched(address);
  if (path.length === 0) return idOf(parameter('v'));
  return watched(address) ?? (FOLDERS.has(name) ? idOf(id) : undefined);
}

/** On the original portal, also the pages of tools, and those of songs. */
function onPortal(address: ReadAddress): string | undefined {
  const [folder = '', id, third] = address.path;
  if (folder === 'video') return idOf(id);
  if (folder === 'edit' && id === 'video') return idOf(third);
  return folder === 'tlclient' || folder === 'scripteditor'
    ? idOf(address.parameter('video')?.replace(/^YT_/, ''))
    : watched(address);
}

const isYoutube = ({ hostname }: ReadAddress) =>
  isYoutubeHost(hostname) || SHORT.has(hostname) || PICTURES.test(hostname);

/** Undefined if the text is not the address of one video on YouTube, on a host of this site or on the original portal. */
export function recogniseVideo(
  text: string,
  { hosts }: OwnHosts = { hosts: [] },
): VideoAddress | undefined {
  const address = readCopiedAddress(text);
  if (address === undefined) return undefined;
  if (isYoutube(address)) {
    const id = onYoutube(address);
    return id === undefined ? undefined : { id, site: 'youtube' };
  }
  const isOwn = hosts.some((host) => host.toLowerCase() === address.host);
  const ownId = isOwn ? watched(address) : undefined;
  if (ownId !== undefined) return { id: ownId, site: 'own' };
  const id = isPortalHost(address.hostname) ? onPortal(address) : undefined;
  return id === undefined ? undefined : { id, site: 'portal' };
}
