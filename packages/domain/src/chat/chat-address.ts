/** Addresses of chat frames. */
import type { FrameOrigins } from '@oshimado/contract';
import { parentHosts } from '../player/parent-hosts';
import { replayChatContinuation } from './replay-chat';

/** Origins of the frames that show chats. */
export type ChatOrigins = Pick<FrameOrigins, 'youtubeChat' | 'twitchChat' | 'own' | 'isDemo'>;

/** What the address of a chat frame is made of. */
export interface ChatFrameInput {
  readonly videoId: string;
  /** Channel of the video; needed for a replay. */
  readonly channelId: string;
  /** Name of a Twitch channel, if the stream is there. */
  readonly twitchChannel?: string;
  /** Origin of the page, whose host name YouTube and Twitch check; `null` for one without an origin. */
  readonly page: string;
  /** Origins of the pages around that page, if it is in a frame itself; Twitch checks them all. Default none. */
  readonly ancestors?: readonly string[];
  readonly isDark: boolean;
  /** `replay3` with version 3 of the extension, `replay` with an older one. */
  readonly kind: 'live' | 'replay' | 'replay3';
  /** Where a replay begins, in ms. Default 0. */
  readonly seekMs?: number;
}

const withQuery = (address: string, query: Readonly<Record<string, string>>): string =>
  `${address}?${new URLSearchParams(query).toString()}`;

/** Address of the chat frame of a video. */
export function chatFrameAddress(input: ChatFrameInput, origins: ChatOrigins): string {
  const { videoId, channelId, twitchChannel, page, kind } = input;
  const dark_theme = input.isDark ? '1' : '0';
  if (origins.isDemo) return withQuery(`${origins.own}/v1/chat.html`, { v: videoId, dark_theme });
  if (twitchChannel !== undefined) {
    const path = `/embed/${encodeURIComponent(twitchChannel)}/chat`;
    const dark = input.isDark ? '&darkpopout' : '';
    const parents = parentHosts(page, input.ancestors).map((parent) => ['parent', parent]);
    return `${origins.twitchChat}${path}?${new URLSearchParams(parents).toString()}${dark}`;
  }
  const [hostname = ''] = parentHosts(page);
  const shared = { v: videoId, embed_domain: hostname, dark_theme };
  if (kind === 'live') return withQuery(`${origins.youtubeChat}/live_chat`, shared);
  const token = replayChatContinuation({ channelId, videoId, seekMs: input.seekMs });
  const path = kind === 'replay3' ? '/live_chat_replay' : '/redirect_replay_chat';
  // Escaped twice, as YouTube expects it.
  const continuation = encodeURIComponent(token);
  return withQuery(origins.youtubeChat + path, { ...shared, c: channelId, continuation });
}

/** Address of YouTube's chat in a window of its own, opened by a page of this host. */
export const chatPopoutAddress = (videoId: string, hostname: string): string =>
  withQuery('https://www.youtube.com/live_chat', {
    v: videoId,
    is_popout: '1',
    embed_domain: hostname,
  });
