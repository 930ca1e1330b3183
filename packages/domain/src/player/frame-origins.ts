/** Where frames come from unless an operator says otherwise. Apart from the addresses of frames, which only a player needs. */
import type { FrameOrigins } from '@oshimado/contract';

/** YouTube without cookies, YouTube's chat, Twitch, and the own pages at the origin of the page. */
export const defaultFrameOrigins: FrameOrigins = {
  youtube: 'https://www.youtube-nocookie.com',
  youtubeChat: 'https://www.youtube.com',
  twitch: 'https://player.twitch.tv',
  twitchChat: 'https://www.twitch.tv',
  own: '',
  isDemo: false,
};

/** Origins of players that cannot be spoken to; pages may frame them all the same. */
export const plainFrameOrigins = [
  'https://clips.twitch.tv',
  'https://twitcasting.tv',
  'https://embed.nicovideo.jp',
  'https://live.nicovideo.jp',
  'https://player.bilibili.com',
  'https://www.bilibili.com',
] as const;
