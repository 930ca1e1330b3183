/** The channels page sends the favorites events that a viewer causes; the others come from session, page and other tabs. */
import { CallError, type Client, type User } from '@oshimado/contract';
import type { FavoritesEvent } from '@oshimado/machines/favorites';
import { favoritesMachine } from '@oshimado/machines/favorites';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { favoriteOf, talentChannels } from '../../storybook/sample-channels';
import { nextTask } from '../../base/browser/next-task';
import { clientOf, FeaturePage, loadActors, logIn, sampleToken, sampleUser } from '../../testing';
import { watchSentEvents } from '../../testing/sent-events';
import { UserCard } from '../../parts/user-card';
import {
  FAVORITES_KEY,
  FAVORITES_NOTE_KEY,
  OUTBOX_KEY,
} from '../../base/viewer/ports/favorites-store';
import { TOKEN_KEY } from '../../base/viewer/ports/login-store';
import { ChannelList } from './ChannelList';

await loadActors();
// Loaded first, so that nothing arrives after the last test.
await Promise.all([
  import('../../parts/favorite-groups/AddToGroup'),
  import('../../parts/favorite-groups/ChannelGroups'),
]);
let sent: () => readonly string[];
beforeEach(() => {
  sent = watchSentEvents(favoritesMachine);
  vi.spyOn(console, 'error').mockReturnValue();
});

const user = sampleUser();
const [channel] = talentChannels(1);
const favorites = channel ? [favoriteOf(channel)] : [];
const server: Partial<Client> = {
  getChannels: () => Promise.resolve(channel ? [channel] : []),
  getFavorites: () => Promise.resolve(favorites),
};

async function show(
  viewer: User | null,
  calls: Partial<Client> = {},
  tab: 'vtuber' | 'favorites' = 'vtuber',
) {
  if (viewer) logIn(viewer);
  render(
    <FeaturePage client={clientOf({ ...server, ...calls })}>
      <UserCard place="menu" />
      <ChannelList tab={tab} org="Hololive" hrefFor={String} />
    </FeaturePage>,
  );
  const list = await screen.findByRole('list');
  // The actors start in a task of their own.
  await act(() => nextTask());
  return list;
}
const press = async (name: RegExp) => {
  const [button] = await screen.findAllByRole('button', { name });
  if (button) fireEvent.click(button);
};
/** Another tab has written this. */
const written = (key: string, newValue: string) =>
  act(() => {
    localStorage.setItem(key, newValue);
    dispatchEvent(new StorageEvent('storage', { key, newValue }));
  });

/** What causes each event. */
const causes: Readonly<Record<FavoritesEvent['type'], () => Promise<unknown>>> = {
  'favorite.toggle': async () => {
    await show(user);
    await press(/^Favorite /);
  },
  'favorites.change': async () => {
    await show(user);
    fireEvent.change(await screen.findByRole('combobox', { name: 'Sort by' }), {
      target: { value: 'group' },
    });
    await press(/^All: /);
  },
  'favorites.refresh': () => show(user, {}, 'favorites'),
  'favorites.flush': async () => {
    await show(user);
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
  },
  'connection.restored': async () => {
    await show(user);
    act(() => void dispatchEvent(new Event('online')));
  },
  'session.started': async () => {
    await show(null);
    logIn(user);
    written(TOKEN_KEY, sampleToken);
  },
  'session.ended': async () => {
    await show(user);
    await press(/^Log out$/);
  },
  'session.confirmed': async () => {
    const refused = () => Promise.reject(new CallError('http', 'patchFavorites', '/', 401));
    const getRefresh = () => Promise.resolve({ jwt: sampleToken, user });
    await show(user, { patchFavorites: refused, getRefresh });
    await press(/^Favorite /);
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
  },
  'outbox.replaced': async () => {
    await show(user);
    written(OUTBOX_KEY, '');
  },
  'favorites.replaced': async () => {
    await show(user);
    localStorage.setItem(FAVORITES_NOTE_KEY, JSON.stringify({ after: 9, owner: user.id }));
    written(FAVORITES_KEY, JSON.stringify(favorites));
  },
};

it.each(Object.entries(causes))('the machine is sent %s', async (type, cause) => {
  await cause();
  await waitFor(() => expect(sent()).toContain(type));
});
