export { latinKey, type LatinPress } from './latin-key';
export {
  initialMediaState,
  type FrameProtocol,
  type MediaCommand,
  type MediaFailure,
  type MediaState,
} from './media';
export {
  isPlayerChord,
  isPlayerKey,
  ownKey,
  ownProtocol,
  ownReport,
  readOwnKey,
  readOwnQuestion,
  type OwnQuestion,
  type PlayerPress,
} from './own';
export { defaultFrameOrigins, plainFrameOrigins } from './frame-origins';
export {
  frameKindOf,
  isSamePlayer,
  isPlayable,
  playerFrame,
  startSecond,
  type FrameKind,
  type FrameOptions,
  type PlayableVideo,
  type PlayerFrame,
} from './player-frame';
export * from './player.limits';
export { twitchProtocol } from './twitch';
export { youtubeProtocol } from './youtube';
