/** Addresses that a viewer gives to the relay bot, as the links that the bot knows. */
import { recogniseChannel } from '../addresses/channel-address';
import { recogniseVideo, type OwnHosts } from '../addresses/video-address';

/** Prefix of YouTube's links at the bot. */
const YOUTUBE = 'YT_';

/** Why an address cannot be used: `handle` and `name` do not contain the id of the channel. */
export type RelayAddressProblem = 'empty' | 'handle' | 'name' | 'video' | 'unknown';

/** The link of a channel at the bot, or why the address has none. */
export type RelayChannel = { readonly link: string } | { readonly problem: RelayAddressProblem };

/** The link of a channel to subscribe to; only addresses with an id have one. */
export function relayChannel(text: string): RelayChannel {
  if (text.trim() === '') return { problem: 'empty' };
  const channel = recogniseChannel(text);
  if (channel?.kind === 'id') return { link: YOUTUBE + channel.id };
  if (channel) return { problem: channel.kind === 'handle' ? 'handle' : 'name' };
  return { problem: recogniseVideo(text) ? 'video' : 'unknown' };
}

/** "mode 1 = video id, 2 = channel id". */
export type RelayMode = 1 | 2;

/** The link of what is relayed once, or why the address has none. */
export type RelayOnce =
  | { readonly link: string; readonly mode: RelayMode }
  | { readonly problem: Exclude<RelayAddressProblem, 'video'> };

/** What to relay once: a video, or what a channel streams now. Addresses of videos on this site count too. */
export function relayOnce(text: string, own?: OwnHosts): RelayOnce {
  const video = recogniseVideo(text, own);
  if (video) return { link: YOUTUBE + video.id, mode: 1 };
  const channel = relayChannel(text);
  if ('link' in channel) return { link: channel.link, mode: 2 };
  return { problem: channel.problem === 'video' ? 'unknown' : channel.problem };
}

/** Web address of a subscription's channel; undefined if the link is not of YouTube. */
export const relayLinkAddress = (link: string): string | undefined =>
  link.startsWith(YOUTUBE)
    ? `https://www.youtube.com/channel/${encodeURIComponent(link.slice(YOUTUBE.length))}`
    : undefined;
