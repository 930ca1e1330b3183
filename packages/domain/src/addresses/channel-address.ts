/** Addresses of channels on YouTube (specification, section 5, Search and Channel request page). */
import { readAddress } from './read-address';

/** Format of YouTube's channel ids. */
export const CHANNEL_ID = /^UC[\w-]{22}$/;
/** "@" and a name in any script; it may contain dots, hyphens and middle dots. */
export const CHANNEL_HANDLE = /^@[\p{L}\p{M}\p{N}_.\-·・]{1,60}$/u;
/** A channel name from before handles existed. */
export const CHANNEL_NAME = /^[\p{L}\p{M}\p{N}_.\-·・]{1,100}$/u;

export type ChannelAddress =
  /** 24 characters, the first two "UC". */
  | { readonly kind: 'id'; readonly id: string }
  /** `handle` begins with "@". */
  | { readonly kind: 'handle'; readonly handle: string }
  /** Of `/c/{name}`: no call finds channels by it. */
  | { readonly kind: 'custom'; readonly name: string }
  /** Of `/user/{name}`: no call finds channels by it. */
  | { readonly kind: 'user'; readonly name: string };

const HOSTS = new Set([
  'youtube.com',
  'www.youtube.com',
  'm.youtube.com',
  'music.youtube.com',
  'gaming.youtube.com',
]);

/** Undefined if the text is not the address of a channel. */
export function recogniseChannel(text: string): ChannelAddress | undefined {
  const address = readAddress(text);
  if (address === undefined || !HOSTS.has(address.hostname)) return undefined;
  const [first = '', second = ''] = address.path;
  if (CHANNEL_HANDLE.test(first)) return { kind: 'handle', handle: first };
  switch (first.toLowerCase()) {
    case 'channel':
      return CHANNEL_ID.test(second) ? { kind: 'id', id: second } : undefined;
    case 'c':
      return CHANNEL_NAME.test(second) ? { kind: 'custom', name: second } : undefined;
    case 'user':
      return CHANNEL_NAME.test(second) ? { kind: 'user', name: second } : undefined;
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
