/** Origins of frames in stories: stand-ins for the platforms, served beside the stories, so that no story asks a platform. */
import type { FrameOrigins } from '@oshimado/contract';

const standIn = (name: string) =>
  typeof location === 'undefined' ? '' : `${location.origin}/platforms/${name}.html?`;

export const storyFrames: FrameOrigins = {
  youtube: standIn('youtube'),
  youtubeChat: standIn('youtube-chat'),
  twitch: standIn('twitch'),
  twitchChat: standIn('youtube-chat'),
  own: '',
  isDemo: false,
};
