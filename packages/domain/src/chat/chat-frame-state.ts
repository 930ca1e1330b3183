/** Which chat is shown beside a video, or why there is none. */
import type { Video } from '@oshimado/contract';

/** What decides whether a chat frame can be shown. */
export interface ChatFrameFacts {
  readonly video: Pick<Video, 'type' | 'status' | 'topic_id'>;
  /** Whether the platform has a chat: a YouTube video, or a Twitch channel. */
  readonly hasPlatformChat: boolean;
  /** Extensions exist on desktops only. */
  readonly isDesktop: boolean;
  /** Version of the extension that shows archived chats; null if there is none. */
  readonly extension: 'old' | 'v3' | null;
  /** Whether the video has played: only then does the platform let members into their chat. */
  readonly hasPlayed: boolean;
}

/**
 * `live`, `replay` and `replay3` (version 3 of the extension) show a frame; `members` waits for the video to play;
 * `needsExtension` and `desktop` say what an archived chat needs; `none`: there is no chat.
 */
export type ChatFrameState =
  | 'live'
  | 'replay'
  | 'replay3'
  | 'members'
  | 'needsExtension'
  | 'desktop'
  | 'none';

/** Topic of streams for members only. */
export const MEMBERS_TOPIC = 'membersonly';

/** The chat to show. A past stream needs a desktop with the extension, and one for members only a player that has played. */
export function chatFrameState(facts: ChatFrameFacts): ChatFrameState {
  const { video, hasPlatformChat, isDesktop, extension, hasPlayed } = facts;
  if (!hasPlatformChat || video.type === 'clip' || video.status === 'missing') return 'none';
  const isPast = video.status === 'past';
  if (isPast && !isDesktop) return 'desktop';
  if (isPast && extension === null) return 'needsExtension';
  if (video.topic_id === MEMBERS_TOPIC && !hasPlayed) return 'members';
  if (!isPast) return 'live';
  return extension === 'v3' ? 'replay3' : 'replay';
}
