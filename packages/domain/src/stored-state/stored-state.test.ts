import type { PlaylistVideo, Video } from '@oshimado/contract';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Preferences } from '../preferences/preferences';
import { holodexRecord } from '../testing/arbitrary-state';
import {
  defaultStoredState,
  importHolodex,
  moduleKey,
  moduleNames,
  parseUntrusted,
  readModule,
  readStoredState,
  writeModule,
  writeStoredState,
  type StoredState,
} from './index';
import { STORED_TEXT_MAX } from './stored-state.limits';

const options = { language: 'en' };
const full = importHolodex(JSON.stringify(holodexRecord(11)), {}, options).state;
const paths = (problems: readonly { path: string; code: string }[]) =>
  problems.map(({ path, code }) => `${path} ${code}`);
const withPart = (part: Partial<Record<keyof StoredState, unknown>>) =>
  JSON.stringify({ ...full, ...part });

describe('the defaults', () => {
  it('the defaults are those of the specification', () => {
    const state = defaultStoredState(options);
    expect(state.version).toBe(11);
    expect(state.settings).toMatchObject({
      darkMode: null,
      scrollMode: true,
      defaultOpen: 'home',
      theme: 0,
      liveTlFontSize: 14,
    });
    expect(state.org.current).toEqual({ name: 'Hololive', short: 'Holo' });
    expect(state.org.favorites.map(({ name }) => name)).toEqual([
      'All Vtubers',
      'Hololive',
      'Nijisanji',
      'Independents',
    ]);
    expect(state.playlist.active.name).toBe('Unnamed Playlist');
    expect(state.grid.size).toBe(0);
    expect(state.watch).toEqual({
      showTl: false,
      showLiveChat: true,
      theaterMode: false,
      chatLeft: false,
    });
    expect(state.tl.profiles.map(({ name }) => name)).toEqual(['Default']);
  });

  it('the defaults are new each time, so that a reset keeps no old nested values', () => {
    const [first, second] = [defaultStoredState(options), defaultStoredState(options)];
    const parts = (state: StoredState) => [
      state.settings,
      state.settings.hiddenGroups,
      state.playlist.active.videos,
      state.org.favorites,
      state.multiview.cells,
      state.tl.profiles,
    ];
    const shared = parts(first).filter((part) => parts(second).includes(part));
    expect(shared).toEqual([]);
  });

  it('stand for a storage that is empty, without a problem', () => {
    expect(readStoredState(null, options)).toEqual({
      state: defaultStoredState(options),
      problems: [],
      backup: null,
    });
  });
});

describe('a text that is refused', () => {
  it.each([
    ['{"version":11', 'json'],
    ['{"__proto__":{"polluted":1}}', 'poisoned'],
    ['{"settings":{"hiddenGroups":{"constructor":["a"]}}}', 'poisoned'],
    ['{"settings":[{"prototype":1}]}', 'poisoned'],
    [`${'['.repeat(100)}${']'.repeat(100)}`, 'tooLarge'],
    [`"${'a'.repeat(STORED_TEXT_MAX)}"`, 'tooLarge'],
  ])('a text that is refused leaves the defaults and is kept as a backup', (text, code) => {
    expect(readStoredState(text, options)).toEqual({
      state: defaultStoredState(options),
      problems: [{ path: '', code }],
      backup: text,
    });
  });

  it('a text that is refused may be as deep as it likes', () => {
    expect(parseUntrusted('['.repeat(200_000) + ']'.repeat(200_000))).toMatchObject({ ok: false });
  });
});

describe('a field that is wrong', () => {
  it('a field that is wrong falls back to its default alone, is listed, and the text is kept', () => {
    const text = withPart({
      settings: { ...full.settings, lang: 'klingon', liveTlFontSize: 99, darkMode: 'no' },
      grid: { size: 7 },
      watch: 3,
    });
    const { state, problems, backup } = readStoredState(text, options);
    expect(paths(problems)).toEqual([
      'settings.lang value',
      'settings.darkMode type',
      'settings.liveTlFontSize value',
      'watch type',
      'grid.size value',
    ]);
    expect(state.settings).toEqual({
      ...full.settings,
      lang: 'en',
      liveTlFontSize: 14,
      darkMode: null,
    });
    expect(state.playlist).toEqual(full.playlist);
    expect(backup).toBe(text);
  });

  it('an invalid item of a list leaves the others, and a second one of the same key is dropped silently', () => {
    const { state, problems } = readStoredState(
      withPart({ settings: { ...full.settings, ignoredTopics: ['a', 1, 'b', 'a'] } }),
      options,
    );
    expect(state.settings.ignoredTopics).toEqual(['a', 'b']);
    expect(paths(problems)).toEqual(['settings.ignoredTopics.1 type']);
  });

  it('beyond a limit is cut, with an issue', () => {
    const videos = Array.from({ length: 501 }, (_, index) => ({
      ...full.playlist.active.videos[0],
      id: `video${index}`,
    }));
    const { state, problems } = readStoredState(
      withPart({ playlist: { ...full.playlist, active: { ...full.playlist.active, videos } } }),
      options,
    );
    expect(state.playlist.active.videos).toHaveLength(500);
    expect(paths(problems)).toEqual(['playlist.active.videos tooMany']);
  });

  it('never fills the list of problems beyond a hundred', () => {
    const wrong = Array.from({ length: 500 }, () => null);
    const { problems } = readStoredState(
      withPart({ playlist: { active: { videos: wrong } } }),
      options,
    );
    expect(problems).toHaveLength(100);
  });

  it('a state of another version is read as far as it fits, and backed up', () => {
    const { state, problems } = readStoredState(withPart({ version: 12 }), options);
    expect(state).toEqual(full);
    expect(paths(problems)).toEqual(['version value']);
  });

  it('inherits nothing: names every object has are no fields', () => {
    const text = JSON.stringify({ version: 11, settings: { toString: 1, hasOwnProperty: 1 } });
    expect(readStoredState(text, options).problems).toEqual([]);
  });
});

describe('what is kept', () => {
  it('what is kept is what the lists and the playlist show', () => {
    const videos: readonly PlaylistVideo[] = full.playlist.active.videos;
    const cards: readonly Video[] = full.playlist.active.videos;
    const preferences: Pick<Preferences, 'lang' | 'theme' | 'darkMode' | 'nameProperty'> =
      full.settings;
    expect([videos.length, cards.length, preferences.darkMode]).toEqual([1, 1, false]);
  });
});

describe('one module', () => {
  it('one module is written alone under its own key', () => {
    expect(writeModule('grid', { size: 2 })).toEqual({
      key: 'oshimado.grid',
      text: '{"version":11,"value":{"size":2}}',
    });
  });

  it.each(moduleNames)('%s comes back as it was written', (name) => {
    const { key, text } = writeModule(name, full[name]);
    expect(readModule(name, text, options)).toEqual({
      module: { name, value: full[name] },
      problems: [],
      backup: null,
    });
    expect(key).toBe(moduleKey(name));
  });

  it.each(['null', '3', '[]', '"x"', 'nonsense'])(
    'one module that holds %s is kept as a backup',
    (text) => {
      const reading = readModule('org', text, options);
      expect(reading.module.value).toEqual(defaultStoredState(options).org);
      expect(reading.backup).toBe(text);
    },
  );
});

describe('round trips', () => {
  it('what was written is read as it was', () => {
    const reading = readStoredState(writeStoredState(full), options);
    expect(reading).toEqual({ state: full, problems: [], backup: null });
  });

  it('any JSON becomes a state that reads back as itself', () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        const { state } = readStoredState(text, options);
        const again = readStoredState(writeStoredState(state), options);
        expect(again).toEqual({ state, problems: [], backup: null });
      }),
    );
  });

  it('any settings within their bounds come back', () => {
    const name = fc.string({ minLength: 1, maxLength: 200 });
    const safe = name.filter((key) => !['__proto__', 'constructor', 'prototype'].includes(key));
    const settings = fc.record({
      theme: fc.integer({ min: 0, max: 22 }),
      liveTlFontSize: fc.integer({ min: 10, max: 30 }),
      darkMode: fc.option(fc.boolean()),
      ignoredTopics: fc.uniqueArray(name, { maxLength: 20 }),
      hiddenGroups: fc.dictionary(
        safe,
        fc.uniqueArray(
          name.map((group) => group.toLowerCase()).filter((group) => group.length <= 200),
        ),
      ),
    });
    fc.assert(
      fc.property(settings, (changed) => {
        const value = { ...full.settings, ...changed };
        const { module, problems } = readModule(
          'settings',
          writeModule('settings', value).text,
          options,
        );
        expect(problems).toEqual([]);
        expect(JSON.parse(JSON.stringify(module.value))).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });
});
