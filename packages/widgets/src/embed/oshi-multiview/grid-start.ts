import type { MultiviewCell } from '@oshimado/domain';
import type { MultiviewOptions } from './options';
import type { Mounted, MountOptions } from '../lazy-element';
import type { OshiMultiviewEvents } from './events';

export interface MultiviewGridStart {
  readonly cells: readonly MultiviewCell[];
  /** Ids of the cells that play at once. */
  readonly playing: readonly string[];
}

/** What the pictures of a multiview call in the script that brings its players. */
export type MountMultiviewGrid = (
  given: MountOptions<MultiviewOptions, OshiMultiviewEvents> & MultiviewGridStart,
) => Promise<Mounted>;
