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
  const { favorites, outbox, viewerId } = snapshot.context;
  if (viewerId === null) return [];
  const isOwn = ({ owner }: { readonly owner: string }) => owner === viewerId;
  const sent = outbox.queue.filter(isOwn).flatMap(({ ops }) => ops);
  const shown = new Set(favorites.map(({ id }) => id));
  for (const { op, channel_id: id } of [...sent, ...outbox.staged.filter(isOwn)]) {
    if (op === 'add') shown.add(id);
    else shown.delete(id);
  }
  return [...shown];
};

/** Why a heart is disabled, for its tooltip. Undefined if it is enabled. */
export const selectRefusal = (
  { context }: Snapshot,
  channelType: string,
): FavoriteRefusal | undefined => favoriteRefusal(channelType, context.viewerId);
