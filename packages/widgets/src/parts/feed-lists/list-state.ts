import { favoriteIds, type favoritesMachine } from '@oshimado/machines/favorites';
import type { SnapshotFrom } from 'xstate';

/** `unknown`: the first response is pending. A failed load counts as a list, because the server may still have favorites. */
export type ListState = 'unknown' | 'empty' | 'some';

export function selectListState({ context }: SnapshotFrom<typeof favoritesMachine>): ListState {
  const { favorites, isListKnown, loadFailures } = context;
  if (favorites.length > 0) return 'some';
  if (isListKnown) return 'empty';
  return loadFailures > 0 ? 'some' : 'unknown';
}

/** Whether the viewer has chosen favorites, also ones that are still to be sent to the server. */
export const hasChosenFavorites = (snapshot: SnapshotFrom<typeof favoritesMachine>): boolean =>
  favoriteIds(snapshot).length > 0;

/** Which sentences are shown instead of favorites. `kept`: the server knows none yet, but the viewer has chosen some. */
export const promptOf = (isGuest: boolean, hasChosen: boolean): 'guest' | 'kept' | 'none' => {
  if (isGuest) return 'guest';
  return hasChosen ? 'kept' : 'none';
};
