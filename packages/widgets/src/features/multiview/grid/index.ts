'use client';

export { useVideoName } from './use-cell-name';
export { cellVideo, roomOf, type CellVideo } from './cell-video';
export { MultiviewGrid } from './MultiviewGrid';
export { MultiviewMessages } from './MultiviewMessages';
export {
  isSameList,
  MultiviewProvider,
  useKnownVideos,
  useMultiview,
  useMultiviewEvents,
  useMultiviewState,
  usePlayersState,
  useSendMultiview,
} from './MultiviewProvider';
export type { Moments } from './use-moments';
export { showCell } from './show-cell';
export { default as VolumeSlider } from './VolumeSlider';
export { usePickVideo } from './use-pick-video';
