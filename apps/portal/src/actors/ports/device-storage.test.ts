import { HOLODEX_KEY, moduleKeys } from '@oshimado/domain';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { isNewDevice, readDevice } from './device-storage';
import { observedStorage } from './observed-storage';

beforeEach(() => localStorage.clear());

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
  channels: { cardView: false, sort: 'subscribers' },
  multiview: { muteOthers: true, ytUrlHistory: ['abcdefghijk'] },
  currentGridSize: 2,
};

function takeOver(more: object = {}, extras: Readonly<Record<string, string>> = {}) {
  localStorage.setItem(HOLODEX_KEY, JSON.stringify({ ...record, ...more }));
  for (const [key, text] of Object.entries(extras)) localStorage.setItem(key, text);
  return readDevice(localStorage, moduleKeys, 'en');
}

describe('the original’s record, on a device that has none of ours', () => {
  it('is taken over: settings, playlist, organization, views, multiview', () => {
    const { texts } = takeOver();
    const all = Object.values(texts).join('\n');
    for (const word of ['"ja"', 'minecraft', 'Nijisanji', 'Evening', 'abcdefghijk']) {
      expect(all).toContain(word);
    }
  });

  it('is written at once and left where it was, so that the second visit does not take it over again', () => {
    takeOver();
    expect(localStorage.getItem(HOLODEX_KEY)).not.toBeNull();
    expect(isNewDevice(localStorage)).toBe(false);
    localStorage.setItem(HOLODEX_KEY, JSON.stringify({ settings: { lang: 'de' } }));
    const { texts } = readDevice(localStorage, moduleKeys, 'en');
    expect(Object.values(texts).join()).not.toContain('"de"');
  });

  it('does not come back after everything of ours was reset', () => {
    takeOver();
    for (const key of moduleKeys) localStorage.removeItem(key);
    const { texts } = readDevice(localStorage, moduleKeys, 'en');
    expect(Object.values(texts).filter((text) => text !== null)).toEqual([]);
  });

  it('brings the look of the page and the profiles of the translation client with it', () => {
    const profiles = JSON.stringify([{ Name: 'Mine', Prefix: '[EN] ', Suffix: '' }]);
    const { texts } = takeOver({}, { theme: '3', darkMode: 'true', 'tldex-profiles': profiles });
    expect(Object.values(texts).join()).toContain('[EN] ');
    expect(texts['oshimado.settings']).toMatch(/"theme":3/);
  });

  it('names the videos an old one had as watched', () => {
    const library = { watchedVideos: { abcdefghijk: 1 } };
    const { watchedIds } = takeOver({ migration: { version: 4 }, library });
    expect(watchedIds).toEqual(['abcdefghijk']);
  });

  it('that finds no room beside it is not left half taken over', () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    localStorage.setItem(HOLODEX_KEY, JSON.stringify(record));
    let room = 2;
    const full = observedStorage(localStorage, (method) => {
      if (method === 'setItem' && (room -= 1) < 0) throw new DOMException('', 'QuotaExceededError');
    });
    const { texts } = readDevice(full, moduleKeys, 'en');
    expect(Object.values(texts).join()).toContain('Nijisanji');
    expect(moduleKeys.filter((key) => localStorage.getItem(key) !== null)).toEqual([]);
  });
});

it('a device that kept nothing of either is new', () => {
  expect(isNewDevice(localStorage)).toBe(true);
  expect(isNewDevice(null)).toBe(true);
});
