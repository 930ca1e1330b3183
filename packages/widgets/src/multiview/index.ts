'use client';

export {
  isSameList,
  MultiviewProvider,
  useKnownVideos,
  useMultiview,
  useMultiviewState,
  useMultiviewEvents,
  usePlayersState,
  useSendMultiview,
  type CellVideos,
  type MultiviewProviderProps,
} from './MultiviewProvider';
