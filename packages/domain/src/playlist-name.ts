/** The rule for names of playlists, apart from those of their videos, which the first page loads. */
import { nameOf } from '@oshimado/contract';
import type { PlaylistRefusal } from './playlist-rules';

/** Undefined if the name is valid: "The name must not be empty", and something of it is drawn. */
export const nameRefusal = (name: string): PlaylistRefusal | undefined =>
  nameOf(name) === '' ? 'emptyName' : undefined;
