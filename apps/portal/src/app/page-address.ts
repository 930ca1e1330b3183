/**
 * The routes of all pages and, for each, the query parameters its first drawing depends on. The server caches drawn pages by
 * their canonical address; the browser compares canonical addresses to decide whether it can hydrate the page it received. A
 * component that reads another parameter while rendering must add it here.
 */
import { tabOf } from '../routes/channels/channel-tabs';
import { showsClipsIn, sortIn, uploadedBeforeIn } from '../routes/home/feed-address';
import { pageKindOf } from '../shell/page-kind';
import { parseOrgs, writeOrgs } from './orgs-in-address';
import { offeredLanguage } from './page-language';
import { pageIn } from './use-page-address';

/** Canonical form of the parameters a page reads; null or empty for a parameter that equals its default. */
type Parameters = (given: URLSearchParams) => Readonly<Record<string, string | null>>;

const none: Parameters = () => ({});

const numbered: Parameters = (given) => {
  const page = pageIn(given);
  return { page: page === 1 ? null : String(page) };
};

const feed: Parameters = (given) => {
  const sort = sortIn(given);
  return {
    sort: sort === 'latest' ? null : sort,
    before: uploadedBeforeIn(given),
    type: showsClipsIn(given) ? 'all' : null,
    ...numbered(given),
  };
};

const channels: Parameters = (given) => {
  const tab = tabOf(given);
  return { tab: tab === 'vtuber' ? null : tab };
};

const SEARCH = [
  'q',
  'advanced',
  'sort',
  'type',
  'status',
  'min_minutes',
  'max_minutes',
  'collabs',
  'whole_word',
  'talent_lang',
  'clip_lang',
  'favorites',
  'page',
];

// Values of a search stay as they are: two searches are hardly ever the same, and their reader is no part of the first load.
const search: Parameters = (given) =>
  Object.fromEntries(SEARCH.map((name) => [name, given.get(name)]));

// What a login comes back with is read by the browser alone; it is never drawn, and never kept by the server.
const login: Parameters = (given) => ({ return: given.get('return') });

/** The routes of the specification, section 2, each with the parameters its page is drawn from. */
export const pages = {
  '/': feed,
  '/favorites': feed,
  '/channel': channels,
  '/channel/:id/music': none,
  '/channel/:id/:tab?': numbered,
  '/watch/:id': none,
  '/edit/video/:id/:tab?': none,
  '/add_placeholder': none,
  '/multiview/:layout?': none,
  '/playlists': none,
  '/playlist/:id': none,
  '/library': numbered,
  '/about': none,
  '/settings': none,
  '/login': login,
  '/extension': none,
  '/search': search,
  '/share': none,
  '/tlclient': none,
  '/scripteditor': none,
  '/scriptmanager': none,
  '/relaybot': none,
  '/addChannel': none,
} as const satisfies Readonly<Record<string, Parameters>>;

export type PagePath = keyof typeof pages;

/** Route patterns as the router matches them, compiled once. */
const patterns = (Object.keys(pages) as PagePath[]).map((path) => {
  const pattern = path.replace(/\/:\w+\?/g, '(?:/[^/]+)?').replace(/:\w+/g, '[^/]+');
  return { path, pattern: new RegExp(`^${pattern}$`, 'i') };
});

/** The frame around every page reads these. */
const frame: Parameters = (given) => ({
  org: writeOrgs(parseOrgs(given.get('org'))),
  lang: offeredLanguage(given.get('lang')),
});

/** Canonical path of unknown addresses, below the first segment if that decides the frame. */
const NO_PAGE = '/-/-/-';

/** The page at a path; undefined where there is none. */
export const pageAt = (pathname: string): PagePath | undefined =>
  patterns.find(({ pattern }) => pattern.test(pathname))?.path;

/** The first segment of an unknown address still decides its frame. */
const noPage = (pathname: string) =>
  (pageKindOf(pathname) === 'plain' ? '' : `/${pathname.split('/')[1]}`) + NO_PAGE;

/** Removes the trailing slash. */
const plainPath = (pathname: string) => pathname.replace(/(?<=.)\/$/, '');

/** Canonical form of a path with query: two addresses with the same form are drawn the same. */
export function pageAddress(address: string): string {
  const at = address.indexOf('?');
  const pathname = plainPath(at === -1 ? address : address.slice(0, at));
  const given = new URLSearchParams(at === -1 ? '' : address.slice(at + 1));
  const path = pageAt(pathname);
  const read = { ...(path && pages[path](given)), ...frame(given) };
  const kept = new URLSearchParams();
  for (const [name, value] of Object.entries(read)) if (value) kept.set(name, value);
  const query = kept.toString();
  return (path ? pathname : noPage(pathname)) + (query === '' ? '' : `?${query}`);
}
