'use client';

export {
  createMediaStore,
  initialMediaState,
  type Media,
  type MediaFailure,
  type MediaState,
  type MediaStore,
} from './media';
export {
  PlayerProvider,
  useMediaState,
  usePlayer,
  type Player,
  type PlayerProviderProps,
} from './PlayerProvider';
