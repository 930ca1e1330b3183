export {
  CHANNEL_HANDLE,
  CHANNEL_ID,
  channelKeyOf,
  recogniseChannel,
  type ChannelAddress,
} from './channel-address';
export { LOGIN_PATH, loginPath, type LoginPathOptions } from './login-address';
export * from './music-address';
export { recognisePlaylist } from './playlist-address';
export { redirectAddress } from './redirect-address';
export { returnPath } from './return-path';
export { shareTarget, type Shared } from './share-target';
export { recogniseTwitch, type CustomVideo, type TwitchAddress } from './twitch-address';
export { recogniseVideo, VIDEO_ID, type OwnHosts, type VideoAddress } from './video-address';
