import type { favoritesMachine } from '@oshimado/machines/favorites';
import type { SnapshotFrom } from 'xstate';

/** `unknown`: the first answer is awaited. A list that could not be had may well be one: the server knows whose it is. */
export type ListState = 'unknown' | 'empty' | 'some';

export function selectListState({ context }: SnapshotFrom<typeof favoritesMachine>): ListState {
  const { favorites, isListKnown, loadFailures } = context;
  if (favorites.length > 0) return 'some';
  if (isListKnown) return 'empty';
  return loadFailures > 0 ? 'some' : 'unknown';
}
