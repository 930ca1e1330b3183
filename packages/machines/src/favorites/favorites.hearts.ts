/** Selectors of the hearts of channels. */
import { favoriteRefusal } from '@oshimado/domain';
import type { SnapshotFrom } from 'xstate';
import type { favoritesMachine } from './favorites.machine';
import { isShown, shownIds } from './favorites.rules';
import type { FavoriteRefusal } from './favorites.types';

type Snapshot = SnapshotFrom<typeof favoritesMachine>;

/** Whether the heart of a channel is on, including staged changes. */
export const isFavorite = (snapshot: Snapshot, channelId: string): boolean =>
  isShown(snapshot.context, channelId);

/** The ids of all favorites, including staged changes. */
export const favoriteIds = ({ context }: Snapshot): readonly string[] => [...shownIds(context)];

/** Why a heart is disabled, for its tooltip. Undefined if it is enabled. */
export const selectRefusal = (
  { context }: Snapshot,
  channelType: string,
): FavoriteRefusal | undefined => favoriteRefusal(channelType, context.viewerId);
