/**
 * Imports the stored state of the original product: one record of all modules and a few keys. Logins are not imported.
 */
import { THEME_MAX } from '../limits';
import { MULTIVIEW_NAME_MAX } from '../multiview/multiview.limits';
import { DEFAULT_PROFILE } from '../script-lines/speaker-profiles';
import { migrate } from './migrations';
import { orgNamed } from './org-names';
import type { FieldProblem } from './schema';
import { STORED_STATE_VERSION } from './stored-state.limits';
import {
  defaultStoredState,
  readModules,
  type ReadOptions,
  type StoredProblem,
  type StoredReading,
} from './stored-state';
import {
  innerObject,
  isJsonObject,
  ownValue,
  parseUntrusted,
  type JsonObject,
} from './untrusted-json';

/** Keys that the original stores besides the record. */
export const HOLODEX_EXTRA_KEYS = [
  'theme',
  'darkMode',
  'tldex-profiles',
  'tldex-lastlink',
  'Holodex-TLClient',
] as const;
/** The texts that the original product stored beside its record, by their keys; absent or null: none. */
export type HolodexExtras = {
  readonly [K in (typeof HOLODEX_EXTRA_KEYS)[number]]?: string | null | undefined;
};
/** What was read from the original product's storage. */
export interface HolodexReading extends StoredReading {
  /** Watched videos of an old library, for the database of watched videos. */
  readonly watchedIds: readonly string[];
}

const given = (entries: JsonObject): JsonObject =>
  Object.fromEntries(Object.entries(entries).filter(([, value]) => value !== undefined));
const isListOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

function settingsOf(record: JsonObject, extras: HolodexExtras): JsonObject {
  const theme = extras.theme ?? '';
  return {
    ...innerObject(record, 'settings'),
    ...(/^\d{1,2}$/.test(theme) && Number(theme) <= THEME_MAX ? { theme: Number(theme) } : {}),
    ...(extras.darkMode === 'true' || extras.darkMode === 'false'
      ? { darkMode: extras.darkMode === 'true' }
      : {}),
  };
}

const textOf = (value: unknown): unknown => (typeof value === 'number' ? String(value) : value);
const numberOf = (value: unknown): unknown =>
  typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : value;

/** Content of a cell: a video by service and id, or the chat of one of the videos. */
function contentOf(content: unknown): unknown {
  if (!isJsonObject(content)) return null;
  if (ownValue(content, 'type') === 'chat')
    return { type: 'chat', tab: ownValue(content, 'currentTab') ?? 0 };
  const video = innerObject(content, 'video');
  const isTwitch = ownValue(content, 'isTwitch') === true || ownValue(video, 'type') === 'twitch';
  const name = ownValue(innerObject(video, 'channel'), 'name');
  return given({
    type: ownValue(content, 'type'),
    id: ownValue(content, 'id') ?? ownValue(video, 'id'),
    service: isTwitch ? 'twitch' : 'youtube',
    name: typeof name === 'string' ? name.slice(0, MULTIVIEW_NAME_MAX) : undefined,
  });
}

/** The original stores contents separately from the cells, by the cell's `i`. */
function cellOf(cell: unknown, contents: JsonObject): unknown {
  if (!isJsonObject(cell)) return cell;
  const id = textOf(ownValue(cell, 'i') ?? ownValue(cell, 'id'));
  const content = typeof id === 'string' ? contentOf(ownValue(contents, id)) : null;
  return { ...cell, id, content };
}

/** A shorter position is not imported: the video starts at its beginning. */
const MOMENT_MIN_S = 10;

/** How far a recording was watched, with its id; what was live begins at its newest moment, and so does Twitch. */
function momentOf(content: unknown): readonly (readonly [string, number])[] {
  const video = contentOf(content);
  const [id, seconds] = [ownValue(video, 'id'), ownValue(content, 'currentTime')];
  const isLive = ownValue(innerObject(content, 'video'), 'status') === 'live';
  if (isLive || ownValue(video, 'service') !== 'youtube') return [];
  if (typeof id !== 'string' || typeof seconds !== 'number' || seconds < MOMENT_MIN_S) return [];
  return [[id, Math.floor(seconds)]];
}

function presetOf(preset: unknown): unknown {
  return isJsonObject(preset)
    ? { name: ownValue(preset, 'name'), code: ownValue(preset, 'layout') }
    : preset;
}

const layoutOf = (code: unknown): unknown =>
  typeof code === 'string' && code !== ''
    ? code
    : isJsonObject(code)
      ? ownValue(code, 'layout')
      : null;

/** The original adds addresses at the end. */
const newestFirst = (urls: unknown): unknown => isListOf(urls).toReversed();

function multiviewOf(record: JsonObject): JsonObject {
  const old = innerObject(record, 'multiview');
  const contents = innerObject(old, 'layoutContent');
  const presets = ownValue(old, 'presetLayout');
  const autoLayouts = ownValue(old, 'autoLayout');
  const muted = Object.keys(contents).filter((id) => ownValue(contents[id], 'muted') === true);
  return given({
    cells: isListOf(ownValue(old, 'layout')).map((cell) => cellOf(cell, contents)),
    muted,
    muteOthers: ownValue(old, 'muteOthers'),
    ownPresets: Array.isArray(presets) ? presets.map(presetOf) : presets,
    autoLayouts: Array.isArray(autoLayouts) ? autoLayouts.map(layoutOf) : undefined,
    youtubeUrls: newestFirst(ownValue(old, 'ytUrlHistory')),
    twitchUrls: newestFirst(ownValue(old, 'twUrlHistory')),
    syncOffsets: ownValue(old, 'syncOffsets'),
    moments: Object.fromEntries(Object.values(contents).flatMap(momentOf)),
  });
}

/** The original numbers tabs by their position. */
const TABS = ['vtuber', 'subber', 'favorites'] as const;
function channelsViewOf(record: JsonObject): JsonObject {
  const channels = innerObject(record, 'channels');
  const tabs = TABS.map((name, index) => [
    name,
    given({
      cardView: ownValue(innerObject(channels, 'cardView'), String(index)),
      sort: ownValue(innerObject(channels, 'sort'), String(index)),
    }),
  ]);
  return Object.fromEntries(tabs) as JsonObject;
}

function playlistOf(record: JsonObject): JsonObject {
  const playlist = innerObject(record, 'playlist');
  const active = innerObject(playlist, 'active');
  return given({
    active: given({
      id: numberOf(ownValue(active, 'id')),
      userId: textOf(ownValue(active, 'user_id')),
      name: ownValue(active, 'name'),
      videos: ownValue(active, 'videos'),
    }),
    isSaved: ownValue(playlist, 'isSaved'),
  });
}

/** The original's profiles have no ids; they are identified by index. */
function profileOf(profile: unknown, index: number): unknown {
  return given({
    id: index === 0 ? DEFAULT_PROFILE.id : `profile${index}`,
    name: ownValue(profile, 'Name'),
    prefix: ownValue(profile, 'Prefix'),
    suffix: ownValue(profile, 'Suffix'),
  });
}

/** Widths of the video; the height of the translations was in pixels, of a window that may have been another one. */
function sizesOf(extras: HolodexExtras, problems: StoredProblem[]): unknown {
  const text = extras['Holodex-TLClient'] ?? null;
  if (text === null) return undefined;
  const json = parseUntrusted(text);
  if (!json.ok) problems.push({ path: 'Holodex-TLClient', code: json.code });
  if (!json.ok || !isJsonObject(json.value)) return undefined;
  return given({
    oneChat: ownValue(json.value, 'videoPanelWidth1'),
    moreChats: ownValue(json.value, 'videoPanelWidth2'),
  });
}

function translationsOf(extras: HolodexExtras, problems: StoredProblem[]): JsonObject {
  const text = extras['tldex-profiles'] ?? null;
  const json = text === null ? null : parseUntrusted(text);
  if (json && !json.ok) problems.push({ path: 'tldex-profiles', code: json.code });
  return given({
    profiles: json?.ok && Array.isArray(json.value) ? json.value.map(profileOf) : undefined,
    lastLink: extras['tldex-lastlink'] ?? undefined,
    sizes: sizesOf(extras, problems),
  });
}

/** The old portal keeps organizations as its server has them, where a short name may be null. */
function orgOf(value: unknown): unknown {
  if (!isJsonObject(value)) return value;
  const [name, short] = [ownValue(value, 'name'), ownValue(value, 'short')];
  return typeof name === 'string' && typeof short !== 'string' ? orgNamed(name) : value;
}
const orgsOf = (value: unknown): unknown => (Array.isArray(value) ? value.map(orgOf) : value);

function modulesOf(
  record: JsonObject,
  extras: HolodexExtras,
  problems: StoredProblem[],
): JsonObject {
  return {
    settings: settingsOf(record, extras),
    playlist: playlistOf(record),
    multiview: multiviewOf(record),
    org: given({
      current: orgOf(ownValue(record, 'currentOrg')),
      favorites: orgsOf(ownValue(record, 'orgFavorites')),
    }),
    favorites: given({ channels: ownValue(innerObject(record, 'favorites'), 'favorites') }),
    history: given({ lastCheck: ownValue(innerObject(record, 'history'), 'lastCheck') }),
    tips: given({
      firstVisit: ownValue(record, 'firstVisit'),
      showOrgTip: ownValue(record, 'showOrgTip'),
    }),
    install: given({ lastShownInstallPrompt: ownValue(record, 'lastShownInstallPrompt') }),
    channelsView: channelsViewOf(record),
    watch: given({
      showTl: ownValue(innerObject(record, 'watch'), 'showTL'),
      showLiveChat: ownValue(innerObject(record, 'watch'), 'showLiveChat'),
      theaterMode: ownValue(innerObject(record, 'watch'), 'theaterMode'),
    }),
    grid: given({ size: ownValue(record, 'currentGridSize') }),
    tl: translationsOf(extras, problems),
  };
}

/** A record without a version is older than all of them. */
function versionOf(record: JsonObject): number {
  const version = ownValue(innerObject(record, 'migration'), 'version');
  return typeof version === 'number' && Number.isInteger(version) && version >= 0 ? version : 0;
}

/** Converts the original's record of any version to this product's state. Never throws; the backup is the record's text. */
export function importHolodex(
  text: string | null,
  extras: HolodexExtras,
  options: ReadOptions,
): HolodexReading {
  const refusals: StoredProblem[] = [];
  const json = text === null ? null : parseUntrusted(text);
  if (json && !json.ok) refusals.push({ path: '', code: json.code });
  else if (json && !isJsonObject(json.value)) refusals.push({ path: '', code: 'type' });
  if (refusals.length > 0) {
    return {
      state: defaultStoredState(options),
      problems: refusals,
      backup: text,
      watchedIds: [],
    };
  }
  const found = json?.ok && isJsonObject(json.value) ? json.value : {};
  const version = versionOf(found);
  const problems: FieldProblem[] = [];
  if (version > STORED_STATE_VERSION) problems.push({ path: 'migration.version', code: 'value' });
  const { record, watchedIds } = migrate(found, version);
  const beside: StoredProblem[] = [];
  const state = readModules(modulesOf(record, extras, beside), options.language, problems);
  const all = [...problems, ...beside];
  return { state, problems: all, backup: all.length > 0 ? text : null, watchedIds };
}
