/** The questions a view asks of the favorites. */
import type { Favorite } from '@oshimado/contract';
import { favoriteRefusal, type FailureKind } from '@oshimado/domain';
import type { SnapshotFrom } from 'xstate';
import type { favoritesMachine } from './favorites.machine';
import { headOf, isShown } from './favorites.rules';
import type { FavoriteRefusal } from './favorites.types';

type Snapshot = SnapshotFrom<typeof favoritesMachine>;

/** As the server said last; the order is the server's. */
export const selectFavorites = (snapshot: Snapshot): readonly Favorite[] =>
  snapshot.context.favorites;

/** Whether the heart of a channel is on, as the viewer left it. */
export const isFavorite = (snapshot: Snapshot, channelId: string): boolean =>
  isShown(snapshot.context, channelId);

/** Why a heart cannot be pressed: the tooltip says it. Undefined when it can. */
export const selectRefusal = (
  { context }: Snapshot,
  channelType: string,
): FavoriteRefusal | undefined => favoriteRefusal(channelType, context.viewerId);

/** "The staged set": channels toggled and not yet sent. */
export const selectStaged = ({ context }: Snapshot): readonly string[] =>
  context.outbox.staged
    .filter(({ owner }) => owner === context.viewerId)
    .map(({ channel_id }) => channel_id);

/** How many operations the server has not acknowledged after a failure; they are sent again. */
export const selectPendingCount = ({ context }: Snapshot): number =>
  context.failures === 0 ? 0 : (headOf(context)?.ops.length ?? 0);

/** Why the last request failed; null when it did not. */
export const selectError = ({ context }: Snapshot): FailureKind | null => context.error;

/** Whether the device could not keep what is staged. */
export const isVolatile = ({ context }: Snapshot): boolean => context.isVolatile;

export const isBusy = (snapshot: Snapshot): boolean => snapshot.hasTag('busy');
