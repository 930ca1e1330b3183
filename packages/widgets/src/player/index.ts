'use client';

export type { Media } from './media';
export { PlayerFrame, type PlayerFrameProps } from './PlayerFrame';
export { PlayerHost, type PlayerHostProps } from './PlayerHost';
export { followPlayerKeys, type PlayerKeyActions } from './player-keys';
export { PlayerPoster, type PlayerPosterProps } from './PlayerPoster';
export {
  PlayerProvider,
  useMediaState,
  usePlayer,
  type Player,
  type PlayerProviderProps,
} from './PlayerProvider';
export type { Stage, StagedVideo, StageState } from './stage';
export { StageProvider, useStage, useStageState } from './StageProvider';
export { VideoPlayer, type VideoPlayerProps } from './VideoPlayer';
