import {
  defaultPreferences,
  HOLODEX_KEY,
  moduleKey,
  moduleKeys,
  readPreferences,
} from '@oshimado/domain';
import { createDeviceStore } from '@oshimado/machines/device-store';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { observedStorage } from '@oshimado/widgets/internal/testing';
import { isOldDevice, OLD_SHORTCUTS_KEY } from './old-device';
import { keepPreferencesCookie } from './preferences-cookie';
import { takeOverDevice } from './take-over-device';
import { DARK_MODE_KEY, keepThemeKeys, THEME_KEY } from './theme-keys';

const addWatched = vi.hoisted(() => vi.fn(async (_ids: readonly string[]) => undefined));
vi.mock('@oshimado/widgets/internal/base/history', () => ({ addWatched }));

beforeEach(() => {
  addWatched.mockClear();
  document.cookie = 'oshimado_view=; max-age=0; path=/';
});

const openStore = (preferences = defaultPreferences) =>
  createDeviceStore({ storage: localStorage, language: 'en', preferences });

describe('the preferences cookie', () => {
  it('the preferences cookie follows the choices of the device', () => {
    const store = openStore();
    keepPreferencesCookie(store, defaultPreferences);
    store.send({ type: 'setting.change', name: 'theme', value: 4 });
    store.send({ type: 'org.choose', org: { name: 'Nijisanji', short: 'Niji' } });
    store.send({ type: 'timeZone.change', timeZone: 'Asia/Tokyo' });
    expect(readPreferences(document.cookie)).toMatchObject({
      theme: 4,
      org: 'Nijisanji',
      timeZone: 'Asia/Tokyo',
    });
  });

  it('the preferences cookie is written at once if the page was rendered from a different one', () => {
    openStore().send({ type: 'setting.change', name: 'theme', value: 4 });
    keepPreferencesCookie(openStore(), defaultPreferences);
    expect(readPreferences(document.cookie).theme).toBe(4);
  });
});

it('the theme and whether the page is dark are also stored as plain text, for other tools of the site', () => {
  const store = openStore();
  const matchesDark = vi.fn(() => ({ matches: true }));
  vi.stubGlobal('matchMedia', matchesDark);
  keepThemeKeys(store, localStorage);
  vi.unstubAllGlobals();
  expect(matchesDark).toHaveBeenCalledWith('(prefers-color-scheme: dark)');
  const keys = () => [THEME_KEY, DARK_MODE_KEY].map((key) => localStorage.getItem(key));
  expect(keys()).toEqual(['0', 'true']);
  store.send({ type: 'setting.change', name: 'darkMode', value: false });
  store.send({ type: 'setting.change', name: 'theme', value: 4 });
  expect(keys()).toEqual(['4', 'false']);
});

const record = {
  migration: { version: 11 },
  settings: {
    lang: 'ja',
    darkMode: false,
    defaultOpen: 'favorites',
    ignoredTopics: ['minecraft'],
    liveTlFontSize: 18,
  },
  currentOrg: { name: 'Nijisanji', short: 'Niji' },
  playlist: {
    active: {
      name: 'Evening',
      videos: [
        {
          id: 'abcdefghijk',
          title: 'Karaoke',
          type: 'stream',
          status: 'past',
          available_at: '2026-01-10T12:00:00.000Z',
          duration: 3_600,
          channel: { id: 'UC1', name: 'Minato', org: 'Hololive', type: 'vtuber' },
        },
      ],
    },
    isSaved: false,
  },
  multiview: { muteOthers: true, ytUrlHistory: ['abcdefghijk'] },
  currentGridSize: 2,
};

async function takeOver(more: object = {}, extras: Readonly<Record<string, string>> = {}) {
  localStorage.setItem(HOLODEX_KEY, JSON.stringify({ ...record, ...more }));
  for (const [key, text] of Object.entries(extras)) localStorage.setItem(key, text);
  expect(isOldDevice(localStorage)).toBe(true);
  await takeOverDevice(localStorage, 'en');
  return openStore();
}

describe('the original’s record, on a device without ours', () => {
  it.each([1, 2, 4, 5, 6, 7, 8, 9, 10, 11])('is migrated from version %i', async (version) => {
    const store = await takeOver({ migration: { version } });
    expect(store.get()).toMatchObject({
      settings: { lang: 'ja', darkMode: false, ignoredTopics: ['minecraft'] },
      org: { current: { name: 'Nijisanji' } },
      grid: { size: 2 },
    });
    expect(store.storage.read('playlist').active).toMatchObject({
      name: 'Evening',
      videos: [{ id: 'abcdefghijk' }],
    });
    expect(store.get().multiview.muteOthers).toBe(true);
  });

  it('is migrated once, and not removed', async () => {
    await takeOver();
    expect(localStorage.getItem(HOLODEX_KEY)).not.toBeNull();
    expect(isOldDevice(localStorage)).toBe(false);
  });

  it('is not migrated again after a reset', async () => {
    (await takeOver()).send({ type: 'reset' });
    expect(moduleKeys.filter((key) => localStorage.getItem(key) !== null)).toEqual([]);
    expect(isOldDevice(localStorage)).toBe(false);
  });

  it('has its theme and the profiles of the translation client migrated too', async () => {
    const profiles = JSON.stringify([{ Name: 'Mine', Prefix: '[EN] ', Suffix: '' }]);
    const store = await takeOver({}, { theme: '3', darkMode: 'true', 'tldex-profiles': profiles });
    expect(store.get().settings.theme).toBe(3);
    expect(JSON.stringify(store.get().tl)).toContain('[EN] ');
  });

  it('has its watched videos added to the history', async () => {
    const library = { watchedVideos: { abcdefghijk: 1 } };
    await takeOver({ migration: { version: 4 }, library });
    expect(addWatched).toHaveBeenCalledExactlyOnceWith(['abcdefghijk']);
  });

  it('is not migrated in part if it does not fit, and is tried again on the next visit', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    localStorage.setItem(HOLODEX_KEY, JSON.stringify(record));
    let room = 2;
    const full = observedStorage(localStorage, (method) => {
      if (method === 'setItem' && (room -= 1) < 0) throw new DOMException('', 'QuotaExceededError');
    });
    await takeOverDevice(full, 'en');
    expect(moduleKeys.filter((key) => localStorage.getItem(key) !== null)).toEqual([]);
    expect(isOldDevice(localStorage)).toBe(true);
  });
});

describe('shortcuts under their former key', () => {
  it('become a module of the stored state', async () => {
    const old = { hasCharacterKeys: false, chosen: { 'palette.open': 'o' } };
    localStorage.setItem(OLD_SHORTCUTS_KEY, JSON.stringify(old));
    expect(isOldDevice(localStorage)).toBe(true);
    await takeOverDevice(localStorage, 'en');
    expect(openStore().get().keys).toEqual(old);
    expect(isOldDevice(localStorage)).toBe(false);
  });

  it.each(['nonsense', '{"__proto__":1}', '[]'])(
    'invalid shortcuts %j are dropped',
    async (text) => {
      localStorage.setItem(OLD_SHORTCUTS_KEY, text);
      await takeOverDevice(localStorage, 'en');
      expect(openStore().get().keys).toEqual({ hasCharacterKeys: true, chosen: {} });
      expect(localStorage.getItem(moduleKey('keys'))).toBeNull();
    },
  );
});
