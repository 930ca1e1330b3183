import type { favoritesMachine } from '@oshimado/machines/favorites';
import type { SnapshotFrom } from 'xstate';

/** `unknown`: the first response is pending. A failed load counts as a list, because the server may still have favorites. */
export type ListState = 'unknown' | 'empty' | 'some';

export function selectListState({ context }: SnapshotFrom<typeof favoritesMachine>): ListState {
  const { favorites, isListKnown, loadFailures } = context;
  if (favorites.length > 0) return 'some';
  if (isListKnown) return 'empty';
  return loadFailures > 0 ? 'some' : 'unknown';
}
