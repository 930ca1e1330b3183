/** Guards and context changes of the favorites machine. */
import {
  changeOutbox,
  favoriteRefusal,
  isShownFavorite,
  type FavoriteBatch,
  type Outbox,
  type OutboxChange,
} from '@oshimado/domain';
import { required } from '../ports/required';
import type { FavoritesContext, FavoritesEvent, FavoriteRefusal } from './favorites.types';

type Toggle = Extract<FavoritesEvent, { type: 'favorite.toggle' }>;

const isKnownFavorite = ({ favorites }: FavoritesContext, channelId: string): boolean =>
  favorites.some(({ id }) => id === channelId);

/** Whether a channel is a favorite as the viewer sees it; nothing is a guest's. */
export const isShown = (context: FavoritesContext, channelId: string): boolean =>
  context.viewerId !== null &&
  isShownFavorite(context.outbox, context.viewerId, channelId, isKnownFavorite(context, channelId));

export const refusalOf = (
  { viewerId }: FavoritesContext,
  { channelType }: Toggle,
): FavoriteRefusal | undefined => favoriteRefusal(channelType, viewerId);

/** The batch of the viewer that is sent next. */
export const headOf = ({ outbox, viewerId }: FavoritesContext): FavoriteBatch | undefined =>
  outbox.queue.find(({ owner }) => owner === viewerId);

/** Whether the shared outbox is as this tab sees it, or cannot be. */
export const isInSync = ({ unwritten, isVolatile }: FavoritesContext): boolean =>
  unwritten.length === 0 || isVolatile;

export const hasStaged = ({ outbox, viewerId }: FavoritesContext): boolean =>
  outbox.staged.some(({ owner }) => owner === viewerId);

/** The change a toggle asks for: the opposite of what the viewer sees. */
export function stageChange(context: FavoritesContext, { channelId }: Toggle): OutboxChange {
  return {
    type: 'stage',
    op: isShown(context, channelId) ? 'remove' : 'add',
    channel_id: channelId,
    owner: required(context.viewerId),
    isFavorite: context.isListKnown ? isKnownFavorite(context, channelId) : null,
    closed: context.listedAfter,
  };
}

type Written = Pick<FavoritesContext, 'outbox' | 'unwritten'>;

/** The outbox as this tab sees it with one more change, which is yet to be carried out for all. */
export const withChange = (
  { outbox, unwritten }: FavoritesContext,
  change: OutboxChange,
): Written => ({
  outbox: changeOutbox(outbox, change),
  unwritten: [...unwritten, change],
});

/** The shared outbox as it was read, and what this tab has not carried out on it yet on top of that. */
export const withShared = (shared: Outbox, unwritten: readonly OutboxChange[]): Written => ({
  outbox: unwritten.reduce(changeOutbox, shared),
  unwritten,
});
