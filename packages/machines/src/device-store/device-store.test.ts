import {
  cellsOfPreset,
  defaultChoices,
  defaultPreferences,
  defaultSettings,
  moduleKey,
  settingNames,
  STORAGE_BACKUP_KEY,
  withAutoLayout,
  withoutPreset,
  withPreset,
  withUsedUrl,
  writeModule,
  type Settings,
  type StoredChannel,
  type StoredMultiview,
} from '@oshimado/domain';
import * as fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { createDeviceStore, type DeviceEvent, type DeviceEmitted } from './device-store';
import type { TextStorage } from './device-storage';

const KEY = moduleKey('settings');
const channel: StoredChannel = {
  id: 'UC1',
  name: 'Minato',
  english_name: null,
  type: 'vtuber',
  org: null,
  suborg: null,
  group: null,
  photo: '',
};
const full = () => new DOMException('', 'QuotaExceededError');

/** A browser's storage, which may run out of room. */
function memory(texts: Record<string, string> = {}) {
  const map = new Map(Object.entries(texts));
  const state = { isFull: false };
  const storage: TextStorage = {
    getItem: (key) => map.get(key) ?? null,
    setItem: (key, text) => {
      if (state.isFull) throw full();
      map.set(key, text);
    },
    removeItem: (key) => void map.delete(key),
  };
  return { map, state, storage };
}

function open(storage: TextStorage | null, preferences = defaultPreferences) {
  const store = createDeviceStore({ storage, language: 'en', preferences });
  const emitted: DeviceEmitted[] = [];
  store.onEmitted((event) => emitted.push(event));
  return { ...store, emitted };
}
const change = (name: keyof Settings, value: unknown): DeviceEvent => ({
  type: 'setting.change',
  name,
  value,
});

/** For every setting at least one of these is allowed and is not its default. */
const values = [
  true,
  false,
  22,
  'ja',
  'multiview',
  'name',
  'denseList',
  'only',
  'twitch',
  ['en', 'ja'],
  { Hololive: ['gen 1'] },
  [channel],
];

function changeEverySetting(store: ReturnType<typeof open>) {
  const isDefault = (name: keyof Settings) =>
    JSON.stringify(store.get().settings[name]) === JSON.stringify(defaultSettings('en')[name]);
  for (const name of settingNames) {
    for (const value of values) if (isDefault(name)) store.send(change(name, value));
  }
  return settingNames.filter(isDefault);
}

describe('settings', () => {
  it('settings are stored, each of them, with theme and dark mode', () => {
    const { storage } = memory();
    const store = open(storage);
    expect(changeEverySetting(store)).toEqual([]);
    expect(store.get().settings).toMatchObject({ theme: 22, darkMode: true });
    expect(open(storage).get().settings).toEqual(store.get().settings);
  });

  it('settings are all cleared by a reset, with every other choice', () => {
    const { storage, map } = memory();
    const store = open(storage);
    changeEverySetting(store);
    store.send({ type: 'org.choose', org: { name: 'Nijisanji', short: 'Niji' } });
    store.send({ type: 'reset' });
    expect(store.get()).toMatchObject(defaultChoices('en'));
    expect(map.size).toBe(0);
    expect(store.emitted).toEqual([{ type: 'reset' }]);
    expect(open(storage).get().settings).toEqual(defaultSettings('en'));
  });
});

describe('a new device', () => {
  const preferences = {
    ...defaultPreferences,
    theme: 4,
    org: 'Nijisanji',
    gridSize: 2,
    firstVisit: true,
  };

  it('a new device starts with the choices of the cookie and writes nothing', () => {
    const { storage, map } = memory();
    const { get } = open(storage, preferences);
    expect(get().settings.theme).toBe(4);
    expect([get().org.current.name, get().grid.size]).toEqual(['Nijisanji', 2]);
    expect(map.size).toBe(0);
  });

  it('a new device stores them with the first change, so that the next visit does not need the cookie', () => {
    const { storage } = memory();
    open(storage, preferences).send(change('redirectMode', true));
    const { settings, org, grid, tips } = open(storage).get();
    expect(settings).toMatchObject({ theme: 4, redirectMode: true });
    expect(tips.firstVisit).toBe(true);
    expect([org.current.name, grid.size]).toEqual(['Nijisanji', 2]);
  });

  it('a device with stored choices ignores the cookie', () => {
    const { storage } = memory();
    open(storage).send(change('theme', 7));
    expect(open(storage, preferences).get().settings.theme).toBe(7);
  });
});

describe('a change', () => {
  it('a change is written at once, under the key of its module alone', () => {
    const { storage, map } = memory({ [KEY]: writeModule('settings', defaultSettings('en')).text });
    open(storage).send({ type: 'choice.change', choice: { name: 'grid', value: { size: 2 } } });
    expect(map.get(moduleKey('grid'))).toBe(writeModule('grid', { size: 2 }).text);
    expect(map.size).toBe(2);
  });

  it('a refused change has no effect, and its reason stays until a change is accepted', () => {
    const { storage, map } = memory();
    const store = open(storage);
    store.send(change('theme', 99));
    expect(store.get()).toMatchObject({
      settings: { theme: 0 },
      refusal: { name: 'theme', code: 'value' },
    });
    expect(map.size).toBe(0);
    store.send(change('theme', 1));
    expect(store.get().refusal).toBeNull();
  });

  it('a change of the clip languages stores them sorted', () => {
    const store = open(memory().storage);
    store.send(change('clipLangs', ['ja', 'en']));
    expect(store.get().settings.clipLangs).toEqual(['en', 'ja']);
  });

  it('any change to any value leaves settings that can be read again', () => {
    fc.assert(
      fc.property(fc.constantFrom(...settingNames), fc.anything(), (name, value) => {
        const { storage } = memory();
        const store = open(storage);
        store.send(change(name, value));
        const next = open(storage);
        expect(next.get().settings).toEqual(store.get().settings);
        expect(next.emitted).toEqual([]);
      }),
    );
  });
});

describe('groups', () => {
  it('groups are hidden per organization, in lower case, and shown again', () => {
    const store = open(memory().storage);
    const toggle = (group: string) => store.send({ type: 'group.toggle', org: 'Hololive', group });
    toggle('Gen 1');
    toggle('GAMERS');
    expect(store.get().settings.hiddenGroups).toEqual({ Hololive: ['gen 1', 'gamers'] });
    toggle('gen 1');
    toggle('gamers');
    expect(store.get().settings.hiddenGroups).toEqual({});
    store.send({ type: 'group.toggle', org: '__proto__', group: 'x' });
    expect(store.get().settings.hiddenGroups).toEqual({});
  });
});

describe('blocked channels', () => {
  it('blocked channels are stored on this device, each once', () => {
    const { storage } = memory();
    const store = open(storage);
    store.send({ type: 'channel.block', channel });
    store.send({ type: 'channel.block', channel });
    expect(open(storage).get().settings.blockedChannels).toEqual([channel]);
    store.send({ type: 'channel.unblock', id: 'UC1' });
    expect(open(storage).get().settings.blockedChannels).toEqual([]);
  });

  it('blocking an invalid channel is refused, and the refusal is emitted', () => {
    const store = open(memory().storage);
    store.send({ type: 'channel.block', channel: { ...channel, id: '' } });
    expect(store.get().settings.blockedChannels).toEqual([]);
    expect(store.emitted).toEqual([{ type: 'block.refused' }]);
  });
});

describe('organizations', () => {
  const names = (store: ReturnType<typeof open>) =>
    store.get().org.favorites.map(({ name }) => name);

  it('get a star at the end, lose it, and are put in order', () => {
    const store = open(memory().storage);
    const before = names(store);
    store.send({ type: 'org.toggleStar', org: { name: 'VShojo', short: 'VShojo' } });
    expect(names(store)).toEqual([...before, 'VShojo']);
    store.send({ type: 'org.moveStar', name: 'VShojo', to: 0 });
    expect(names(store)).toEqual(['VShojo', ...before]);
    store.send({ type: 'org.toggleStar', org: { name: 'VShojo', short: 'VShojo' } });
    expect(names(store)).toEqual(before);
  });
});

describe('two tabs', () => {
  it('two tabs keep what each of them saves of the multiview, whatever the order', () => {
    const codes = ['AAYM', 'AAMM', 'AAGG', 'AAGY'];
    const rule = fc.record({ kind: fc.nat({ max: 4 }), at: fc.nat({ max: 3 }) });
    const ruleOf =
      ({ kind, at }: { readonly kind: number; readonly at: number }) =>
      (stored: StoredMultiview): StoredMultiview => {
        const code = codes[at] ?? '';
        const [cell] = cellsOfPreset(code);
        if (kind === 0 && cell) return withPreset(stored, { cells: [cell], name: `n${at}` });
        if (kind === 1) return withoutPreset(stored, code);
        if (kind === 2) return withAutoLayout(stored, 1, code);
        if (kind === 3) return withUsedUrl(stored, 'youtube', `u${at}`);
        return { ...stored, moments: { aaaaaaaaaaa: at } };
      };
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.boolean(), rule)), (steps) => {
        const { storage } = memory();
        const tabs = [open(storage), open(storage)] as const;
        const alone = open(memory().storage);
        for (const [isFirst, step] of steps) {
          const event = { type: 'multiview.change', change: ruleOf(step) } as const;
          tabs[isFirst ? 0 : 1].send(event);
          alone.send(event);
        }
        for (const tab of tabs) {
          tab.reread();
          expect(tab.get()).toEqual(alone.get());
        }
        expect(open(storage).get().multiview).toEqual(alone.get().multiview);
      }),
    );
  });

  it('write nothing for a rule that changes nothing', () => {
    const { storage, map } = memory();
    open(storage).send({ type: 'multiview.change', change: (stored) => stored });
    expect(map.size).toBe(0);
  });

  it('two tabs do not undo each other’s changes, whatever the order', () => {
    const event = fc.oneof(
      fc.record({
        type: fc.constant('setting.change' as const),
        name: fc.constantFrom('darkMode', 'redirectMode', 'hideMissing'),
        value: fc.boolean(),
      }),
      fc.record({
        type: fc.constant('choice.change' as const),
        choice: fc.record({
          name: fc.constant('grid' as const),
          value: fc.record({ size: fc.integer({ min: 0, max: 2 }) }),
        }),
      }),
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.boolean(), event)), (steps) => {
        const { storage } = memory();
        const tabs = [open(storage), open(storage)] as const;
        const alone = open(memory().storage);
        for (const [isFirst, step] of steps) {
          tabs[isFirst ? 0 : 1].send(step);
          alone.send(step);
        }
        for (const tab of tabs) {
          tab.reread();
          expect(tab.get()).toEqual(alone.get());
        }
      }),
    );
  });

  it('receive each other’s changes, and a reset of one resets both', () => {
    const { storage } = memory();
    const [one, two] = [open(storage), open(storage)];
    let reads = 0;
    two.onStored(() => (reads += 1));
    one.send(change('theme', 3));
    two.reread();
    expect([two.get().settings.theme, reads]).toEqual([3, 1]);
    one.send({ type: 'reset' });
    two.reread();
    expect(two.get().settings.theme).toBe(0);
  });

  it('two tabs keep the same objects while nothing changes, so that nothing renders again', () => {
    const { storage } = memory();
    const store = open(storage);
    store.send(change('theme', 3));
    const before = store.get();
    store.reread();
    expect(store.get()).toBe(before);
  });
});

describe('a text that cannot be read', () => {
  const poison = '{"version":11,"value":{"__proto__":{"isAdmin":true}}}';

  it('a text that cannot be read leads to the default, is announced, and is backed up before it is overwritten', () => {
    const { storage, map } = memory({ [KEY]: poison });
    const store = open(storage);
    expect(store.get().settings).toEqual(defaultSettings('en'));
    expect(store.emitted).toEqual([{ type: 'storage.refused' }]);
    expect(map.get(STORAGE_BACKUP_KEY)).toBe(JSON.stringify([{ key: KEY, text: poison }]));
  });

  it('a text that cannot be read is never overwritten while there is no space for the backup', () => {
    const { storage, map, state } = memory({ [KEY]: poison });
    state.isFull = true;
    const store = open(storage);
    store.send(change('theme', 2));
    expect(map.get(KEY)).toBe(poison);
    expect(store.get().settings.theme).toBe(2);
    state.isFull = false;
    store.storage.flush();
    expect(map.get(STORAGE_BACKUP_KEY)).toContain('isAdmin');
    expect(open(storage).get().settings.theme).toBe(2);
  });

  it('an unreadable text of another tab has no effect on this one', () => {
    const { storage, map } = memory();
    const store = open(storage);
    store.send(change('theme', 2));
    map.set(KEY, 'nonsense');
    store.reread();
    expect(store.get().settings.theme).toBe(2);
    store.send(change('redirectMode', true));
    expect(map.get(STORAGE_BACKUP_KEY)).toBe(JSON.stringify([{ key: KEY, text: 'nonsense' }]));
    expect(open(storage).get().settings).toMatchObject({ theme: 2, redirectMode: true });
  });

  it('one unreadable field alone falls back to its default', () => {
    const text = JSON.stringify({ version: 11, value: { theme: 'blue', darkMode: false } });
    const store = open(memory({ [KEY]: text }).storage);
    expect(store.get().settings).toMatchObject({ theme: 0, darkMode: false });
    expect(store.emitted).toEqual([{ type: 'storage.refused' }]);
  });
});

describe('a device without room', () => {
  it('a full device is announced once, loses nothing in memory, and stores the changes with the next one that fits', () => {
    const { storage, state } = memory();
    const store = open(storage);
    state.isFull = true;
    store.send(change('theme', 2));
    store.send(change('redirectMode', true));
    expect(store.emitted).toEqual([{ type: 'storage.failed', code: 'quota' }]);
    expect(store.get().settings).toMatchObject({ theme: 2, redirectMode: true });
    state.isFull = false;
    store.send({ type: 'choice.change', choice: { name: 'grid', value: { size: 1 } } });
    expect(open(storage).get().settings).toMatchObject({ theme: 2, redirectMode: true });
  });

  it('a device that refuses its storage keeps choices until the page is closed', () => {
    const store = open(null);
    store.send(change('theme', 2));
    store.send(change('theme', 3));
    expect(store.get().settings.theme).toBe(3);
    expect(store.emitted).toEqual([{ type: 'storage.failed', code: 'denied' }]);
  });
});

describe('a copy', () => {
  it('a copy contains everything, and another device can load it', () => {
    const first = open(memory().storage);
    first.send(change('theme', 5));
    first.storage.write('history', { lastCheck: 7 });
    const state = first.copy();
    expect(state).toMatchObject({ version: 11, settings: { theme: 5 }, history: { lastCheck: 7 } });
    const second = open(memory().storage);
    expect(second.load([writeModule('settings', state.settings)])).toBe(true);
    expect(second.get().settings.theme).toBe(5);
  });

  it('a copy that does not fit is not loaded', () => {
    const { storage, state } = memory();
    const store = open(storage);
    state.isFull = true;
    expect(store.load([writeModule('settings', store.get().settings)])).toBe(false);
  });

  it('a copy that fits only in part leaves all as it was, and tells nobody of a change', () => {
    const { map, storage } = memory();
    const limit = 3_000;
    const sizeWith = (key: string, text: string) =>
      [...new Map(map).set(key, text).values()].join('').length;
    const store = open({
      ...storage,
      setItem: (key, text) => {
        if (sizeWith(key, text) > limit) throw full();
        storage.setItem(key, text);
      },
    });
    store.send(change('theme', 5));
    const before = new Map(map);
    const onStored = vi.fn();
    store.onStored(onStored);
    const entries = [
      writeModule('settings', { ...defaultSettings('en'), theme: 7 }),
      writeModule('history', { lastCheck: 7 }),
      { key: moduleKey('playlist'), text: 'x'.repeat(limit) },
    ];
    expect(store.load(entries)).toBe(false);
    expect([map, store.get().settings.theme]).toEqual([before, 5]);
    expect(onStored).not.toHaveBeenCalled();
  });
});

it('events emitted before the first listener are delivered to it', () => {
  const { storage } = memory({ [KEY]: 'nonsense' });
  const store = createDeviceStore({ storage, language: 'en', preferences: defaultPreferences });
  const emitted: DeviceEmitted[] = [];
  store.onEmitted((event) => emitted.push(event));
  expect(emitted).toEqual([{ type: 'storage.refused' }]);
});
