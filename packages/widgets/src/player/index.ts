'use client';

export type { Media } from './media';
export {
  PlayerProvider,
  useMediaState,
  usePlayer,
  type Player,
  type PlayerProviderProps,
} from './PlayerProvider';
