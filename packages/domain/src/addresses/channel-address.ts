/** Addresses of channels on YouTube (specification, section 5, Search and Channel request page). */
import { readCopiedAddress, withoutParameters } from './read-address';
import { isPortalHost, isYoutubeHost, type OwnHosts } from './video-address';

/** Format of YouTube's channel ids. */
export const CHANNEL_ID = /^UC[\w-]{22}$/;
/** "@" and a name in any script; it may contain dots, hyphens and middle dots. */
export const CHANNEL_HANDLE = /^@[\p{L}\p{M}\p{N}_.\-·・]{1,60}$/u;
/** A channel name from before handles existed. */
export const CHANNEL_NAME = /^[\p{L}\p{M}\p{N}_.\-·・]{1,100}$/u;

/** What the address of a YouTube channel names it by. */
export type ChannelAddress =
  /** 24 characters, the first two "UC". */
  | { readonly kind: 'id'; readonly id: string }
  /** `handle` begins with "@". */
  | { readonly kind: 'handle'; readonly handle: string }
  /** Of `/c/{name}`: no call finds channels by it. */
  | { readonly kind: 'custom'; readonly name: string }
  /** Of `/user/{name}`: no call finds channels by it. */
  | { readonly kind: 'user'; readonly name: string };

const idIn = (text: string | undefined): ChannelAddress | undefined => {
  const id = withoutParameters(text);
  return id !== undefined && CHANNEL_ID.test(id) ? { kind: 'id', id } : undefined;
};

/** Undefined if the text is not the address of a channel on YouTube, on a host of this site or on the original portal. */
export function recogniseChannel(
  text: string,
  { hosts }: OwnHosts = { hosts: [] },
): ChannelAddress | undefined {
  const address = readCopiedAddress(text);
  if (address === undefined) return undefined;
  const { hostname, host, path, parameter } = address;
  const [first = '', second = ''] = path;
  const page = first.toLowerCase();
  if (isPortalHost(hostname) || hosts.some((own) => own.toLowerCase() === host))
    return page === 'channel' ? idIn(second) : undefined;
  if (!isYoutubeHost(hostname)) return undefined;
  const handle = withoutParameters(first) ?? '';
  if (CHANNEL_HANDLE.test(handle)) return { kind: 'handle', handle };
  const name = withoutParameters(second) ?? '';
  switch (page) {
    case 'channel':
      return idIn(second);
    case 'c':
      return CHANNEL_NAME.test(name) ? { kind: 'custom', name } : undefined;
    case 'user':
      return CHANNEL_NAME.test(name) ? { kind: 'user', name } : undefined;
    case 'feeds':
      return idIn(parameter('channel_id'));
    case 'embed':
      return name === 'live_stream' ? idIn(parameter('channel')) : undefined;
    default:
      return undefined;
  }
}

/**
 * The id or handle to request a channel by. Undefined if the address contains neither: "The channel URL must look like
 * a channel or @handle address." Old names do not count, because calls take an id or a handle.
 */
export function channelKeyOf(text: string): string | undefined {
  const found = recogniseChannel(text);
  if (found?.kind === 'id') return found.id;
  return found?.kind === 'handle' ? found.handle : undefined;
}
