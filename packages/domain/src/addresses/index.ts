export {
  CHANNEL_HANDLE,
  CHANNEL_ID,
  CHANNEL_NAME,
  channelKeyOf,
  isChannelAddress,
  recogniseChannel,
  type ChannelAddress,
} from './channel-address';
export { MUSIC_SITE, musicChannelUrl, onwardAddress } from './onward-address';
export { returnPath } from './return-path';
export { shareTarget, type Shared } from './share-target';
export {
  customVideoOf,
  recogniseTwitch,
  TWITCH_LOGIN,
  type CustomVideo,
  type TwitchAddress,
} from './twitch-address';
export { recogniseVideo, VIDEO_ID, type OwnHosts, type VideoAddress } from './video-address';
