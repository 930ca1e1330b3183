'use client';

export { canFillScreen, toggleFullScreen } from './full-screen';
export type { Media } from './media';
export { followPageKeys, followPlayerKeys } from './player-keys';
export { PlayerPoster } from './PlayerPoster';
export { PlayerProvider, useMediaState, usePlayer, type Player } from './PlayerProvider';
export type { Stage } from './stage';
export { StagedPlayer } from './StagedPlayer';
export { StageProvider, useStage, useStageState } from './StageProvider';
export { useStagedPlayer } from './use-staged-player';
export { usePictureInPicture } from './use-picture-in-picture';
