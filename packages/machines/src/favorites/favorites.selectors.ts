/** Selectors of the favorites. */
import type { Favorite } from '@oshimado/contract';
import { favoriteRefusal } from '@oshimado/domain';
import type { SnapshotFrom } from 'xstate';
import type { favoritesMachine } from './favorites.machine';
import { isShown } from './favorites.rules';
import type { FavoriteRefusal } from './favorites.types';

type Snapshot = SnapshotFrom<typeof favoritesMachine>;

/** The list last loaded, in the server's order. */
export const selectFavorites = (snapshot: Snapshot): readonly Favorite[] =>
  snapshot.context.favorites;

/** Whether the heart of a channel is on, including staged changes. */
export const isFavorite = (snapshot: Snapshot, channelId: string): boolean =>
  isShown(snapshot.context, channelId);

/** Why a heart is disabled, for its tooltip. Undefined if it is enabled. */
export const selectRefusal = (
  { context }: Snapshot,
  channelType: string,
): FavoriteRefusal | undefined => favoriteRefusal(channelType, context.viewerId);

/** Whether the list could not be loaded since this viewer logged in. */
export const hasListFailed = ({ context }: Snapshot): boolean =>
  !context.isListKnown && context.loadFailures > 0;

/** Whether favorites are being loaded or sent. */
export const isBusy = (snapshot: Snapshot): boolean => snapshot.hasTag('busy');
