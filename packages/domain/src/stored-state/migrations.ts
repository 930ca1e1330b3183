/**
 * Migrations of the original product's record, one version per step. Records are not modified in place; newer records are
 * returned unchanged.
 */
import { VIDEO_ID } from '../addresses/video-address';
import { DEFAULT_FAVORITE_ORGS, DEFAULT_ORG } from '../limits';
import { isUiLanguage } from '../preferences/preferences';
import { orgNamed } from './org-names';
import { innerObject, isJsonObject, ownValue, type JsonObject } from './untrusted-json';

export interface Migration {
  /** The record of the next version. */
  readonly record: JsonObject;
  /** Ids of watched videos in an old record, to be moved to the database of watched videos. */
  readonly watchedIds: readonly string[];
}
type Step = (record: JsonObject) => Migration;

/** Versions 1 and 3 never existed. */
export const migrationVersions = [2, 4, 5, 6, 7, 8, 9, 10, 11] as const;
export type MigrationVersion = (typeof migrationVersions)[number];

const isVideoId = (value: unknown): value is string =>
  typeof value === 'string' && VIDEO_ID.test(value);
const only = (record: JsonObject): Migration => ({ record, watchedIds: [] });
const same: Step = (record) => only(record);
const without = (value: JsonObject, ...keys: string[]): JsonObject =>
  Object.fromEntries(Object.entries(value).filter(([key]) => !keys.includes(key)));
const within = (record: JsonObject, key: string, change: (part: JsonObject) => JsonObject) =>
  isJsonObject(ownValue(record, key))
    ? { ...record, [key]: change(innerObject(record, key)) }
    : record;

/** Possible names of the old switch "open favorites". */
const OPEN_FAVORITES = ['openFavorites', 'defaultOpenFavorites'];
const toDefaultOpen: Step = (record) =>
  only(
    within(record, 'settings', (settings) => {
      const given = OPEN_FAVORITES.map((key) => ownValue(settings, key));
      const old = given.find((value) => typeof value === 'boolean');
      const open = old === undefined ? {} : { defaultOpen: old ? 'favorites' : 'home' };
      return { ...without(settings, ...OPEN_FAVORITES), ...open, autoplayVideo: false };
    }),
  );

const nameOf = (org: unknown): unknown => (isJsonObject(org) ? ownValue(org, 'name') : org);
/** Saved videos were stored in a map by id; a list is accepted too. */
const videosIn = (saved: unknown): readonly JsonObject[] =>
  (Array.isArray(saved) ? saved : isJsonObject(saved) ? Object.values(saved) : []).filter(
    (video): video is JsonObject => isJsonObject(video) && isVideoId(ownValue(video, 'id')),
  );
const idsIn = (watched: unknown): readonly string[] =>
  (Array.isArray(watched) ? watched : isJsonObject(watched) ? Object.keys(watched) : []).filter(
    isVideoId,
  );
const libraryToPlaylist: Step = (record) => {
  const library = innerObject(record, 'library');
  const watchedIds = [
    ...new Set([
      ...idsIn(ownValue(library, 'watchedVideos')),
      ...idsIn(ownValue(innerObject(record, 'history'), 'watchedVideos')),
    ]),
  ];
  const saved = videosIn(ownValue(library, 'savedVideos'));
  const rest = without(record, 'library');
  if (saved.length === 0) return { record: rest, watchedIds };
  const playlist = innerObject(record, 'playlist');
  const active = innerObject(playlist, 'active');
  const before = ownValue(active, 'videos');
  const present = Array.isArray(before) ? before : [];
  const known = new Set(present.map((video) => ownValue(video, 'id')));
  const added = saved.filter((video) => !known.has(ownValue(video, 'id')));
  const videos = [...present, ...added];
  return {
    record: {
      ...rest,
      playlist: { ...playlist, active: { ...active, videos }, isSaved: false },
    },
    watchedIds,
  };
};

const toOrg = (org: unknown): unknown => (typeof org === 'string' ? orgNamed(org) : org);
const orgsFromText: Step = (record) => {
  const favorites = ownValue(record, 'orgFavorites');
  return only({
    ...record,
    ...(typeof ownValue(record, 'currentOrg') === 'string'
      ? { currentOrg: toOrg(ownValue(record, 'currentOrg')) }
      : {}),
    ...(Array.isArray(favorites) ? { orgFavorites: favorites.map(toOrg) } : {}),
  });
};

const hasQuote = (org: unknown): boolean => {
  const name = nameOf(org);
  return typeof name === 'string' && /["']/.test(name);
};
const withoutQuotes: Step = (record) => {
  const favorites = ownValue(record, 'orgFavorites');
  const isBroken =
    hasQuote(ownValue(record, 'currentOrg')) ||
    (Array.isArray(favorites) && favorites.some(hasQuote));
  if (!isBroken) return only(record);
  return only({
    ...record,
    currentOrg: orgNamed(DEFAULT_ORG),
    orgFavorites: DEFAULT_FAVORITE_ORGS.map(orgNamed),
  });
};

/** The oldest format nested the video under `content`. */
const isOldest = (content: unknown): boolean => ownValue(content, 'content') !== undefined;
const withoutOldestContents: Step = (record) =>
  only(
    within(record, 'multiview', (multiview) =>
      Object.values(innerObject(multiview, 'layoutContent')).some(isOldest)
        ? { ...multiview, layout: [], layoutContent: {} }
        : multiview,
    ),
  );

/** Possible names of the joke-language setting; its value was the language. */
const JOKE_LANGUAGE = ['jokeLang', 'lolLang'];
const jokeToLanguage: Step = (record) =>
  only(
    within(record, 'settings', (settings) => {
      const joke = JOKE_LANGUAGE.map((key) => ownValue(settings, key)).find(
        (value) => isUiLanguage(value) && value.startsWith('lol-'),
      );
      return {
        ...without(settings, ...JOKE_LANGUAGE),
        ...(joke === undefined ? {} : { lang: joke }),
      };
    }),
  );

const steps: Readonly<Record<MigrationVersion, Step>> = {
  2: toDefaultOpen,
  // The original removed organizations that no longer existed; which ones is unknown.
  4: same,
  5: libraryToPlaylist,
  6: orgsFromText,
  7: withoutQuotes,
  8: withoutOldestContents,
  9: same,
  10: same,
  11: jokeToLanguage,
};

/** "Runs in order from the stored version": every step above it. */
export function migrate(record: JsonObject, from: number): Migration {
  return migrationVersions
    .filter((version) => version > from)
    .reduce<Migration>((before, version) => {
      const after = steps[version](before.record);
      return { record: after.record, watchedIds: [...before.watchedIds, ...after.watchedIds] };
    }, only(record));
}
