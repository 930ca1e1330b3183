/** Login, favorites and playlist in two tabs of one browser, with what they write and send. */
import { createClient, type Login } from '@oshimado/contract';
import { defaultPreferences } from '@oshimado/domain';
import { createDeviceStore } from '@oshimado/machines/device-store';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sampleUser } from '../../testing/samples';
import { createFavoritesStore, FAVORITES_KEY } from './ports/favorites-store';
import { createLoginStore, TOKEN_KEY } from './ports/login-store';
import { startActors } from './start-actors';
import type { StartOptions } from './start-options';
import type { Actors } from './actors';

const NOW = Date.UTC(2026, 0, 10);
const EXPIRY_S = NOW / 1_000 + 3_600;
const token = `a.${btoa(JSON.stringify({ exp: EXPIRY_S })).replaceAll('=', '')}.c`;
const login: Login = {
  jwt: token,
  user: sampleUser({ id: '7', username: 'viewer' }),
};
const favorite = { id: 'UC1', name: 'Minato', type: 'vtuber' };

const asked: string[] = [];
const answer = (path: string): unknown => {
  if (path.startsWith('/api/v2/users/favorites')) return [favorite];
  if (path.startsWith('/statics/orgs.json')) return [];
  return {};
};
const server: typeof fetch = async (input, init) => {
  const path = String(input instanceof Request ? input.url : input);
  const bearer = new Headers(init?.headers).get('authorization');
  asked.push(`${init?.method} ${path} ${bearer ?? ''}`.trim());
  return new Response(JSON.stringify(answer(path)));
};

/** Ends with the test, as a tab is closed. */
let life = new AbortController();
const writeTokenCookie = vi.fn<StartOptions['writeTokenCookie']>();
const sendToExtension = vi.fn<StartOptions['sendToExtension']>();

/**
 * A browser notifies the other tabs of a change, later and never the one that made it; a repeated event does no harm.
 */
function tellTabs() {
  for (const name of ['setItem', 'removeItem'] as const) {
    const carryOut = Storage.prototype[name] as (key: string, value?: string) => void;
    vi.spyOn(Storage.prototype, name).mockImplementation(function change(
      this: Storage,
      key: string,
      value?: string,
    ) {
      const oldValue = this.getItem(key);
      carryOut.call(this, key, value);
      const newValue = this.getItem(key);
      if (oldValue === newValue) return;
      setTimeout(() => dispatchEvent(new StorageEvent('storage', { key, oldValue, newValue })));
    });
  }
}

async function openTab(more: Partial<StartOptions> = {}): Promise<Actors> {
  const logins = createLoginStore(localStorage);
  const store = createDeviceStore({
    storage: localStorage,
    language: 'en',
    preferences: defaultPreferences,
  });
  const { signal } = life;
  addEventListener('storage', store.reread, { signal });
  return startActors({
    client: createClient({ fetch: server, token: () => logins.read().login?.jwt }),
    logins,
    favoritesStore: createFavoritesStore(localStorage),
    deviceStorage: store.storage,
    onStored: store.onStored,
    onEvent: () => undefined,
    writeTokenCookie,
    sendToExtension,
    now: () => NOW,
    signal,
    ...more,
  });
}
const userIn = ({ session }: Actors) => session.getSnapshot().context.user?.id ?? null;
const favoritesIn = ({ favorites }: Actors) =>
  favorites.getSnapshot().context.favorites.map(({ id }) => id);

beforeEach(() => {
  asked.length = 0;
  writeTokenCookie.mockClear();
  sendToExtension.mockClear();
  tellTabs();
  life = new AbortController();
});
afterEach(() => life.abort());

it('a login in one tab logs in the other; logging out leaves no token, no favorites and no cookie', async () => {
  const [one, two] = [await openTab(), await openTab()];
  one.session.send({ type: 'session.login', login, now: NOW });
  await vi.waitFor(() => {
    expect([one, two].map(userIn)).toEqual(['7', '7']);
    expect([one, two].map(favoritesIn)).toEqual([['UC1'], ['UC1']]);
  });
  expect(localStorage.getItem(TOKEN_KEY)).toBe(token);
  expect(JSON.parse(localStorage.getItem(FAVORITES_KEY) ?? '')).toEqual([favorite]);
  expect(writeTokenCookie).toHaveBeenLastCalledWith(token, EXPIRY_S * 1_000);
  expect(sendToExtension).toHaveBeenCalledWith({ message: 'token', token });

  two.session.send({ type: 'session.logout' });
  await vi.waitFor(() => {
    expect([one, two].map(userIn)).toEqual([null, null]);
    expect([one, two].map(favoritesIn)).toEqual([[], []]);
  });
  expect([TOKEN_KEY, FAVORITES_KEY].map((key) => localStorage.getItem(key))).toEqual([null, null]);
  expect(writeTokenCookie.mock.lastCall?.[0]).toBeNull();
  expect(sendToExtension).toHaveBeenLastCalledWith({ message: 'token', token: null });
  expect(asked.filter((call) => call.includes('/user/logout'))).toEqual([
    `POST /api/v2/user/logout Bearer ${token}`,
  ]);
});

it('favorites that were saved are stored and sent to the extension', async () => {
  const tab = await openTab();
  tab.session.send({ type: 'session.login', login, now: NOW });
  await vi.waitFor(() => expect(favoritesIn(tab)).toEqual(['UC1']));
  sendToExtension.mockClear();
  localStorage.removeItem(FAVORITES_KEY);
  tab.favorites.send({ type: 'favorite.toggle', channelId: 'UC2', channelType: 'vtuber' });
  tab.favorites.send({ type: 'favorites.flush' });
  await vi.waitFor(() =>
    expect(sendToExtension).toHaveBeenCalledWith({ message: 'favorites', favorites: [favorite] }),
  );
  expect(asked.some((call) => call.startsWith('PATCH /api/v2/users/favorites'))).toBe(true);
  expect(JSON.parse(localStorage.getItem(FAVORITES_KEY) ?? '')).toEqual([favorite]);
});

it('a stored login that has expired is removed at the start, with a toast', async () => {
  createLoginStore(localStorage).write({ login, checkedAt: NOW });
  const onEvent = vi.fn();
  const actors = await openTab({ now: () => (EXPIRY_S + 1) * 1_000, onEvent });
  expect(userIn(actors)).toBeNull();
  expect(localStorage.getItem(TOKEN_KEY)).toBeNull();
  expect(onEvent).toHaveBeenCalledWith({ type: 'session.expired' });
});

it('a login that the server no longer knows takes the message of a favorite back, and is said itself', async () => {
  let isDeleted = false;
  const refusing: typeof fetch = (input, init) =>
    isDeleted ? Promise.resolve(new Response('{}', { status: 401 })) : server(input, init);
  const onEvent = vi.fn<StartOptions['onEvent']>();
  const client = createClient({ fetch: refusing, token: () => token });
  const tab = await openTab({ client, onEvent });
  tab.session.send({ type: 'session.login', login, now: NOW });
  await vi.waitFor(() => expect(favoritesIn(tab)).toEqual(['UC1']));
  isDeleted = true;
  tab.favorites.send({ type: 'favorite.toggle', channelId: 'UC2', channelType: 'vtuber' });
  tab.favorites.send({ type: 'favorites.flush' });
  await vi.waitFor(() => expect(userIn(tab)).toBeNull());
  expect(onEvent.mock.calls.flat()).toEqual([
    { type: 'favorites.failed' },
    { type: 'withdrawn', event: 'favorites.failed', key: 'favorites' },
    { type: 'session.expired' },
  ]);
});

it('the active playlist is stored and follows changes of another tab', async () => {
  const [one, two] = [await openTab(), await openTab()];
  one.playlist.send({ type: 'playlist.rename', name: 'Evening' });
  const nameIn = ({ playlist }: Actors) => playlist.getSnapshot().context.playlist.name;
  await vi.waitFor(() => expect([one, two].map(nameIn)).toEqual(['Evening', 'Evening']));
  expect(nameIn(await openTab())).toBe('Evening');
});

it('the version that unsaved changes began with is known in another tab and after a reload', async () => {
  const [one, two] = [await openTab(), await openTab()];
  const playlist = { id: 9, userId: '7', name: 'Evening', videos: [] };
  one.playlist.send({ type: 'playlist.open', playlist });
  one.playlist.send({ type: 'playlist.rename', name: 'Night' });
  const baseIn = (actors: Actors) => actors.playlist.getSnapshot().context.base?.name;
  await vi.waitFor(() => expect([one, two].map(baseIn)).toEqual(['Evening', 'Evening']));
  expect(baseIn(await openTab())).toBe('Evening');
});

it('the key of a save that has not come through is known in another tab and after a reload', async () => {
  createLoginStore(localStorage).write({ login, checkedAt: NOW });
  const client = createClient({ fetch: () => Promise.reject(new TypeError('lost')) });
  const [one, two] = [await openTab({ client }), await openTab({ client })];
  one.playlist.send({ type: 'playlist.rename', name: 'Evening' });
  one.playlist.send({ type: 'playlist.save' });
  const keyIn = (actors: Actors) => actors.playlist.getSnapshot().context.playlist.saveKey;
  const key = keyIn(one);
  expect(key).toBeDefined();
  await vi.waitFor(() => expect(keyIn(two)).toBe(key));
  expect(keyIn(await openTab({ client }))).toBe(key);
});

it('a page that is gone listens to nothing, and its actors have stopped', async () => {
  const actors = await openTab();
  life.abort();
  asked.length = 0;
  document.dispatchEvent(new Event('visibilitychange'));
  dispatchEvent(new Event('online'));
  dispatchEvent(new StorageEvent('storage', { key: TOKEN_KEY, newValue: token }));
  await new Promise((resolve) => setTimeout(resolve));
  expect(asked).toEqual([]);
  for (const actor of Object.values(actors)) expect(actor.getSnapshot().status).toBe('stopped');
});
