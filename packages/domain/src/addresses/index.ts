export * from './channel-address';
export { MUSIC_SITE, musicChannelUrl, onwardAddress } from './onward-address';
export { returnPath } from './return-path';
export { shareTarget, type Shared } from './share-target';
export * from './twitch-address';
export { recogniseVideo, VIDEO_ID, type OwnHosts, type VideoAddress } from './video-address';
