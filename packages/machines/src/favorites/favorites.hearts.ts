/** Selectors of the hearts of channels. */
import { favoriteRefusal } from '@oshimado/domain';
import type { SnapshotFrom } from 'xstate';
import type { favoritesMachine } from './favorites.machine';
import { isShown } from './favorites.rules';
import type { FavoriteRefusal } from './favorites.types';

type Snapshot = SnapshotFrom<typeof favoritesMachine>;

/** Whether the heart of a channel is on, including staged changes. */
export const isFavorite = (snapshot: Snapshot, channelId: string): boolean =>
  isShown(snapshot.context, channelId);

/** The ids of all favorites, including staged changes. */
export const favoriteIds = (snapshot: Snapshot): readonly string[] => {
  const { favorites, outbox } = snapshot.context;
  const ops = [...outbox.queue.flatMap((batch) => batch.ops), ...outbox.staged];
  const ids = [...favorites.map(({ id }) => id), ...ops.map(({ channel_id }) => channel_id)];
  return [...new Set(ids)].filter((id) => isFavorite(snapshot, id));
};

/** Why a heart is disabled, for its tooltip. Undefined if it is enabled. */
export const selectRefusal = (
  { context }: Snapshot,
  channelType: string,
): FavoriteRefusal | undefined => favoriteRefusal(channelType, context.viewerId);
