/**
 * Target page of a share to the installed app. Other apps pass a title, a text and a URL; most put the URL into the text.
 */
import { chipSearchPath, wordsChip } from '../search/conditions';
import { channelPath, watchPath } from '../video/video-links';
import { recogniseChannel } from './channel-address';
import { recogniseVideo, type OwnHosts } from './video-address';

/** What another app shares, as the parameters of the request carry it. */
export interface Shared {
  readonly title?: string | null;
  readonly text?: string | null;
  readonly url?: string | null;
}

/** Parameters of `/share`. */
const ADDRESS = /https?:\/\/[^\s<>"'、。「」（）]+/gi;
const WORDS_MAX = 200;

/** All addresses in a text, in order; one without a scheme counts only if it is the whole text. */
function addressesIn(text: string): string[] {
  return [...[...text.matchAll(ADDRESS)].map(([address]) => address), text.trim()];
}

function pageOf(address: string, own: OwnHosts): string | undefined {
  const video = recogniseVideo(address, own);
  if (video) return watchPath(video.id);
  const channel = recogniseChannel(address, own);
  if (channel?.kind === 'id') return channelPath(channel.id);
  if (channel?.kind === 'handle') return searchFor(channel.handle.slice(1));
  return channel && searchFor(channel.name);
}

const searchFor = (words: string): string => chipSearchPath([wordsChip('title & desc', words)]);

/** Search words if no known address was shared: the title as written, or the text without its addresses. */
function wordsOf({ title, text }: Shared): string {
  const candidates = [title, text].map((words) => (words ?? '').replaceAll(ADDRESS, ' '));
  const words = candidates
    .map((one) => one.replaceAll(/\s+/g, ' ').trim())
    .find((one) => one !== '');
  // A lone surrogate becomes a replacement character in the address.
  return (words ?? '').slice(0, WORDS_MAX).trim();
}

/** Path in the portal: the shared video or channel, else a search for its words, else the search page. */
export function shareTarget(shared: Shared, own: OwnHosts = { hosts: [] }): string {
  for (const part of [shared.url, shared.text, shared.title]) {
    for (const address of addressesIn(part ?? '')) {
      const page = pageOf(address, own);
      if (page !== undefined) return page;
    }
  }
  const words = wordsOf(shared);
  return words === '' ? '/search' : searchFor(words);
}
