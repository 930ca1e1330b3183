/** Guards and context changes of the favorites machine. */
import {
  changeOutbox,
  favoriteRefusal,
  isShownFavorite,
  type FavoriteBatch,
  type Outbox,
  type OutboxChange,
  type StageChange,
} from '@oshimado/domain';
import { required } from '../ports/required';
import type { FavoritesContext, FavoritesEvent, FavoriteRefusal } from './favorites.types';

type Toggle = Extract<FavoritesEvent, { type: 'favorite.toggle' }>;
type Change = Extract<FavoritesEvent, { type: 'favorites.change' }>;

const isKnownFavorite = ({ favorites }: FavoritesContext, channelId: string): boolean =>
  favorites.some(({ id }) => id === channelId);

/** Whether a channel is a favorite as the viewer sees it; always false for guests. */
export const isShown = (context: FavoritesContext, channelId: string): boolean =>
  context.viewerId !== null &&
  isShownFavorite(context.outbox, context.viewerId, channelId, isKnownFavorite(context, channelId));

export const refusalOf = (
  { viewerId }: FavoritesContext,
  { channelType }: Toggle,
): FavoriteRefusal | undefined => favoriteRefusal(channelType, viewerId);

/** The viewer's batch to send next. */
export const headOf = ({ outbox, viewerId }: FavoritesContext): FavoriteBatch | undefined =>
  outbox.queue.find(({ owner }) => owner === viewerId);

/** Whether this tab has read the shared outbox, or cannot read it. */
export const isInSync = ({ unwritten, isVolatile }: FavoritesContext): boolean =>
  unwritten.length === 0 || isVolatile;

/** Whether batches were closed that the viewer's list does not include. */
export const isListOutdated = ({
  viewerId,
  isListKnown,
  listedAfter,
  outbox,
}: FavoritesContext): boolean => viewerId !== null && isListKnown && listedAfter < outbox.closed;

/** Whether the sent batch was closed by another tab, or the list includes batches that this tab has not seen closed. */
export const isSuperseded = ({ outbox, sent, listedAfter }: FavoritesContext): boolean =>
  !outbox.queue.some(({ key }) => key === sent?.key) || listedAfter > outbox.closed;

/** The operations of a viewer that no answer of the server has closed, the oldest first. */
export const unsentOps = (
  { outbox: { queue, staged: stagedOps } }: Pick<FavoritesContext, 'outbox'>,
  owner: string,
) => [
  ...queue.filter((batch) => batch.owner === owner).flatMap((batch) => batch.ops),
  ...stagedOps
    .filter((change) => change.owner === owner)
    .map(({ op, channel_id }) => ({ op, channel_id })),
];

/** The request for a batch. */
export const requestOf = ({ unwritten }: FavoritesContext, batch: FavoriteBatch) => ({
  ...batch,
  isShared: !unwritten.some((change) => change.type === 'seal' && change.key === batch.key),
});

export const hasStaged = ({ outbox, viewerId }: FavoritesContext): boolean =>
  outbox.staged.some(({ owner }) => owner === viewerId);

const staged = (
  context: FavoritesContext,
  op: StageChange['op'],
  id: string,
  isKnown: boolean,
): StageChange => ({
  type: 'stage',
  op,
  channel_id: id,
  owner: required(context.viewerId),
  isFavorite: context.isListKnown ? isKnown : null,
  closed: context.listedAfter,
});

/** The change made by a toggle: the opposite of what the viewer sees. */
export const stageChange = (context: FavoritesContext, { channelId }: Toggle): OutboxChange =>
  staged(
    context,
    isShown(context, channelId) ? 'remove' : 'add',
    channelId,
    isKnownFavorite(context, channelId),
  );

/** The channels that are favorites as the viewer sees it, in the order in which they became that; none for guests. */
export function shownIds({ favorites, outbox, viewerId }: FavoritesContext): ReadonlySet<string> {
  if (viewerId === null) return new Set();
  const isOwn = ({ owner }: { readonly owner: string }) => owner === viewerId;
  const sent = outbox.queue.filter(isOwn).flatMap(({ ops }) => ops);
  const shown = new Set(favorites.map(({ id }) => id));
  for (const { op, channel_id: id } of [...sent, ...outbox.staged.filter(isOwn)]) {
    if (op === 'add') shown.add(id);
    else shown.delete(id);
  }
  return shown;
}

/** Channels of a change of many that the viewer does not see like that already, each once. */
export function changedIds(
  context: FavoritesContext,
  { op, channelIds }: Change,
): readonly string[] {
  const shown = shownIds(context);
  return [...new Set(channelIds)].filter((id) => shown.has(id) !== (op === 'add'));
}

/** The change made by a change of many. */
export function stageChanges(context: FavoritesContext, change: Change): OutboxChange {
  const known = new Set(context.favorites.map(({ id }) => id));
  return {
    type: 'stageAll',
    changes: changedIds(context, change).map((id) => staged(context, change.op, id, known.has(id))),
  };
}

type Written = Pick<FavoritesContext, 'outbox' | 'unwritten'>;

/** The outbox as this tab sees it with one more change, which is not written to the shared one yet. */
export const withChange = (
  { outbox, unwritten }: FavoritesContext,
  change: OutboxChange,
): Written => ({
  outbox: changeOutbox(outbox, change),
  unwritten: [...unwritten, change],
});

/** The shared outbox as read, with this tab's unwritten changes on top. */
export const withShared = (shared: Outbox, unwritten: readonly OutboxChange[]): Written => ({
  outbox: unwritten.reduce(changeOutbox, shared),
  unwritten,
});
