/** Selectors of the list of favorites. They import no rules, because the first page loads them without the machine. */
import type { Favorite } from '@oshimado/contract';
import type { SnapshotFrom } from 'xstate';
import type { favoritesMachine } from './favorites.machine';

type Snapshot = SnapshotFrom<typeof favoritesMachine>;

/** The list last loaded, in the server's order. */
export const selectFavorites = (snapshot: Snapshot): readonly Favorite[] =>
  snapshot.context.favorites;

/** Whether the list could not be loaded since this viewer logged in. */
export const hasListFailed = ({ context }: Snapshot): boolean =>
  !context.isListKnown && context.loadFailures > 0;

/** Whether favorites are being loaded or sent. */
export const isBusy = (snapshot: Snapshot): boolean => snapshot.hasTag('busy');
