/** Favorites on a device that stores their outbox, and what their viewer sees, for tests. */
import { changeOutbox, emptyOutbox, type Outbox, type OutboxChange } from '@oshimado/domain';
import { favoritesMachine } from '../favorites/favorites.machine';
import { isFavorite } from '../favorites/favorites.hearts';
import type { FavoritesContext, FavoritesInput } from '../favorites/favorites.types';
import { favoriteOf } from './favorites';
import { startMachine } from './start-machine';

/** Channels toggled by the viewer and not yet sent. */
export const stagedOf = ({ outbox, viewerId }: FavoritesContext): readonly string[] =>
  outbox.staged.filter(({ owner }) => owner === viewerId).map(({ channel_id }) => channel_id);

/** A tab whose outbox is stored as on a device. */
export async function startFavorites(
  input: Partial<FavoritesInput> = {},
  kept: Outbox = emptyOutbox,
) {
  const run = startMachine(favoritesMachine, {
    input: { viewerId: '1', favorites: [favoriteOf('old')], keyPrefix: 'tab', ...input },
  });
  let outbox = kept;
  let handled = 0;
  const keep = async () => {
    while (run.calls('changeOutbox').length > handled) {
      const call = run.calls('changeOutbox')[handled];
      handled += 1;
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what this port is asked
      outbox = changeOutbox(outbox, call?.input as OutboxChange);
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await call?.answer(outbox);
    }
  };
  await keep();
  return {
    ...run,
    keep,
    kept: () => outbox,
    /** Another tab changes the shared outbox. */
    elsewhere(change: OutboxChange) {
      outbox = changeOutbox(outbox, change);
      run.actor.send({ type: 'outbox.replaced', outbox });
    },
    async toggle(channelId: string) {
      run.actor.send({ type: 'favorite.toggle', channelId, channelType: 'vtuber' });
      await keep();
    },
    async wait(ms: number) {
      run.clock.increment(ms);
      await keep();
    },
    staged: () => stagedOf(run.context()),
    shown: (id: string) => isFavorite(run.snapshot(), id),
    types: () => run.emitted.map(({ type }) => type),
  };
}
