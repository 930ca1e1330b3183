/** The behaviour that section 4 of the specification asks of favorites. */
import { expect, it } from 'vitest';
import { sessionMachine } from '../session/session.machine';
import { favoriteOf } from '../testing/favorites';
import { loginOf } from '../testing/logins';
import { failure, startMachine } from '../testing/start-machine';
import { startFavorites as start } from '../testing/started-favorites';
import { isFavorite } from './favorites.hearts';
import { selectFavorites } from './favorites.selectors';

it('a toggle stages an addition or a removal and sends nothing yet', async () => {
  const tab = await start();
  await tab.toggle('new');
  await tab.toggle('old');
  expect(tab.staged()).toEqual(['new', 'old']);
  expect(isFavorite(tab.snapshot(), 'new')).toBe(true);
  expect(isFavorite(tab.snapshot(), 'old')).toBe(false);
  expect(tab.calls('sendFavorites')).toEqual([]);
});

it('a second toggle cancels the first, and nothing is sent', async () => {
  const tab = await start();
  for (const id of ['new', 'old', 'new', 'old']) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await tab.toggle(id);
  }
  expect(tab.staged()).toEqual([]);
  await tab.wait(60_000);
  expect(tab.calls('sendFavorites')).toEqual([]);
});

it('staged changes are sent together, 2 s after the last toggle', async () => {
  const tab = await start();
  await tab.toggle('new');
  await tab.wait(1_999);
  await tab.toggle('old');
  await tab.wait(1_999);
  expect(tab.calls('sendFavorites')).toEqual([]);
  await tab.wait(1);
  expect(tab.calls('sendFavorites').map(({ input }) => input)).toMatchObject([
    {
      ops: [
        { op: 'add', channel_id: 'new' },
        { op: 'remove', channel_id: 'old' },
      ],
    },
  ]);
});

it('a successful save replaces the list and emits a live refetch and the list for the extension', async () => {
  const tab = await start();
  await tab.toggle('new');
  await tab.wait(2_000);
  const favorites = [favoriteOf('new')];
  await tab.last('sendFavorites').answer(favorites);
  await tab.keep();
  expect(selectFavorites(tab.snapshot())).toEqual(favorites);
  expect(tab.emitted).toContainEqual({ type: 'favorites.changed', favorites, after: 1 });
  expect(tab.emitted).toContainEqual({ type: 'live.refetch' });
  expect(tab.emitted).toContainEqual({ type: 'extension.send', favorites });
});

it.each(['answered', 'refused', 'failed'])(
  'nothing is staged after the server %s',
  async (outcome) => {
    const tab = await start();
    await tab.toggle('new');
    await tab.wait(2_000);
    const { answer, fail } = tab.last('sendFavorites');
    if (outcome === 'answered') await answer([favoriteOf('new')]);
    else await fail(outcome === 'refused' ? failure('http', 422) : failure('network'));
    await tab.keep();
    expect(tab.staged()).toEqual([]);
  },
);

it('the token after a login and the list after a save are emitted for the extension', async () => {
  const session = startMachine(sessionMachine, { input: { now: 0 } });
  const login = loginOf('1', 3_600);
  session.actor.send({ type: 'session.login', login, now: 0 });
  expect(session.emitted).toContainEqual({ type: 'extension.send', token: login.jwt });
  const tab = await start();
  await tab.toggle('new');
  await tab.wait(2_000);
  const favorites = [favoriteOf('old'), favoriteOf('new')];
  await tab.last('sendFavorites').answer(favorites);
  await tab.keep();
  expect(tab.emitted).toContainEqual({ type: 'extension.send', favorites });
});
