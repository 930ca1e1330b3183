'use client';

export { canFillScreen, toggleFullScreen } from './full-screen';
export type { Media } from './media';
export { followPageKeys, followPlayerKeys, type PlayerKeyActions } from './player-keys';
export { PlayerPoster, type PlayerPosterProps } from './PlayerPoster';
export {
  PlayerProvider,
  useMediaState,
  usePlayer,
  type Player,
  type PlayerProviderProps,
} from './PlayerProvider';
export type { Stage, StagedVideo, StageState } from './stage';
export { StagedPlayer } from './StagedPlayer';
export { StageProvider, useStage, useStageState } from './StageProvider';
export {
  useStagedPlayer,
  type StagedControls,
  type StagedPlayerOptions,
} from './use-staged-player';
export { usePictureInPicture, type FloatingPlayer } from './use-picture-in-picture';
export { VideoPlayer, type VideoPlayerProps } from './VideoPlayer';
