/** What the machine of the favorites knows at first, and what is left when the viewer changes. */
import { emptyOutbox } from '@oshimado/domain';
import type { FavoritesContext, FavoritesInput } from './favorites.types';

/** What is forgotten with a viewer. */
export const nothingKnown = {
  favorites: [],
  isListKnown: false,
  listedAfter: 0,
  failures: 0,
  loadFailures: 0,
};

export const firstContext = (input: FavoritesInput): FavoritesContext => ({
  ...nothingKnown,
  viewerId: input.viewerId ?? null,
  favorites: input.favorites ?? [],
  isListKnown: input.favorites !== undefined,
  listedAfter: input.after ?? 0,
  askedAfter: 0,
  keyPrefix: input.keyPrefix,
  keysMade: 0,
  outbox: emptyOutbox,
  // The outbox of an earlier tab is read first.
  unwritten: [{ type: 'read' }],
  sent: null,
  isVolatile: false,
});
