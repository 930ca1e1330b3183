/** Records of every version and ways to spoil them, for the tests of the stored state; not part of what the package exports. */
import { mulberry32 } from './random';

/** A small generator of its own, so that fifty thousand states take seconds and come out the same each time. */
export function chance(seed: number) {
  const next = mulberry32(seed);
  const below = (max: number): number => Math.floor(next() * max);
  return {
    below,
    pick: <T>(items: readonly [T, ...T[]]): T => items[below(items.length)] ?? items[0],
  };
}
export type Chance = ReturnType<typeof chance>;

const channel = {
  id: 'UC0001',
  name: '星見みなと',
  english_name: 'Hoshimi Minato',
  type: 'vtuber',
};
export const video = {
  id: 'abcdefghijk',
  title: 'Karaoke',
  type: 'stream',
  status: 'past',
  available_at: '2026-01-10T12:00:00.000Z',
  duration: 3_600,
  channel: { ...channel, org: 'Hololive', photo: 'https://example.org/a.png' },
};

/** The original's record as it stood at a version. */
export const holodexRecord = (version: number): Record<string, unknown> => ({
  migration: { version },
  playlist: {
    active: { id: 12, user_id: 7, name: 'Evening', videos: [video], updated_at: '2026-01-01' },
    isSaved: true,
  },
  library: {
    savedVideos: { lmnopqrstuv: { ...video, id: 'lmnopqrstuv' }, short: { id: 'short' } },
    watchedVideos: { abcdefghijk: 1, tooshort: 1 },
  },
  settings: {
    lang: 'en',
    openFavorites: true,
    autoplayVideo: true,
    jokeLang: 'lol-UWU',
    darkMode: false,
    hiddenGroups: { Hololive: ['holo gen 1'] },
    ignoredTopics: ['minecraft'],
    clipLangs: ['ja', 'en'],
    blockedChannels: [channel],
    liveTlFontSize: 18,
  },
  multiview: {
    layout: [
      { x: 0, y: 0, w: 12, h: 24, i: '0' },
      { x: 12, y: 0, w: 6, h: 24, i: 1 },
      { x: 18, y: 0, w: 6, h: 24, i: '2' },
      { x: 0, y: 24, w: 4, h: 6, i: '3' },
    ],
    layoutContent: {
      0: { type: 'video', id: 'abcdefghijk', video, muted: true, currentTime: 9 },
      1: { type: 'chat', currentTab: 0 },
      2: { type: 'video', id: 'somebody', video: { id: 'somebody', type: 'twitch' } },
    },
    presetLayout: [{ name: 'Mine', layout: 'AAYY' }],
    autoLayout: [null, 'AAYY'],
    ytUrlHistory: ['https://youtu.be/lmnopqrstuv', 'https://youtu.be/abcdefghijk'],
    twUrlHistory: [],
    muteOthers: true,
    syncOffsets: { abcdefghijk: 1.5 },
  },
  channels: { cardView: { 0: true }, sort: { 2: 'group' } },
  currentOrg: version < 6 ? 'Nijisanji' : { name: 'Nijisanji', short: 'Niji' },
  orgFavorites: version < 6 ? ['All Vtubers', 'Nijisanji'] : [{ name: 'Nijisanji', short: 'Niji' }],
  favorites: { favorites: [channel] },
  history: { lastCheck: 1_700_000_000_000 },
  watch: { showTL: true, showLiveChat: false, theaterMode: true },
  firstVisit: false,
  showOrgTip: false,
  lastShownInstallPrompt: 5,
  currentGridSize: 2,
  userdata: { user: { id: 1 }, jwt: 'secret-token' },
});

const WRONG: readonly [unknown, ...unknown[]] = [
  null,
  true,
  0,
  -1,
  1.5,
  1e308,
  '',
  'constructor',
  '"quoted"',
  '\ud800',
  'x'.repeat(600),
  [],
  [null, 1, 'a', {}],
  {},
  { toString: 1, hasOwnProperty: 2, valueOf: 3 },
  { length: 3, 0: 'a' },
];
const POISON = ['__proto__', 'constructor', 'prototype'] as const;

/** An own key, also where the language would set the prototype. */
function define(target: object, key: string, value: unknown): void {
  Object.defineProperty(target, key, {
    value,
    enumerable: true,
    configurable: true,
    writable: true,
  });
}

function places(root: unknown, found: object[] = []): object[] {
  if (typeof root !== 'object' || root === null) return found;
  found.push(root);
  for (const inner of Object.values(root)) places(inner, found);
  return found;
}

export interface Corrupted {
  readonly text: string;
  readonly isPoisoned: boolean;
}

/** Spoils some places of a value, and sometimes its text. */
export function corrupt(value: unknown, { below, pick }: Chance): Corrupted {
  const root: unknown = structuredClone(value);
  let isPoisoned = false;
  for (let times = below(4); times >= 0; times -= 1) {
    const all = places(root);
    const place = all[below(all.length)] ?? {};
    const keys = Object.keys(place);
    const key = keys[below(Math.max(1, keys.length))];
    const deed = below(8);
    if (deed === 0 && !Array.isArray(place)) {
      define(place, pick(POISON), { isAdmin: true, polluted: 'yes' });
      isPoisoned = true;
    } else if (deed === 1 && key !== undefined) Reflect.deleteProperty(place, key);
    else if (key !== undefined) define(place, key, structuredClone(pick(WRONG)));
  }
  const text = JSON.stringify(root);
  // A later change may have overwritten the invalid part, so check the text.
  const isStill = isPoisoned && /"(__proto__|constructor|prototype)":/.test(text);
  if (below(6) > 0) return { text, isPoisoned: isStill };
  const at = below(text.length);
  const spoiled = pick([text.slice(0, at), `${text.slice(0, at)}}${text.slice(at)}`, `${text}\0`]);
  return { text: spoiled, isPoisoned: false };
}
