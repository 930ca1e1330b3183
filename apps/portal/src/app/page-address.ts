/**
 * Which addresses are pages, and what of an address changes what is drawn. The server keeps drawn pages by this, and the
 * browser tells by it whether the drawing it was sent is of the address it is at. A component that reads another parameter
 * while it draws adds the parameter here.
 */
import { pageKindOf } from '../shell/page-kind';
import { parseOrgs, writeOrgs } from './orgs-in-address';
import { offeredLanguage } from './page-language';
import { PAGE_NUMBER } from './use-page-address';

const FEED = ['sort', 'before', 'type', 'page'] as const;
const NONE: readonly string[] = [];

/** The routes of the specification, section 2, each with the parameters its page is drawn from. */
export const pages = {
  '/': FEED,
  '/favorites': FEED,
  '/channel': ['tab'],
  '/channel/:id/music': NONE,
  '/channel/:id/:tab?': ['page'],
  '/watch/:id': NONE,
  '/edit/video/:id/:tab?': NONE,
  '/add_placeholder': NONE,
  '/multiview/:layout?': NONE,
  '/playlists': NONE,
  '/playlist/:id': NONE,
  '/library': ['page'],
  '/about': NONE,
  '/settings': NONE,
  // What a login comes back with is read by the browser alone; it is never drawn, and never kept by the server.
  '/login': ['return'],
  '/extension': NONE,
  '/search': [
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
  ],
  '/share': NONE,
  '/tlclient': NONE,
  '/scripteditor': NONE,
  '/scriptmanager': NONE,
  '/relaybot': NONE,
  '/addChannel': NONE,
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type PagePath = keyof typeof pages;

/** As the router reads its paths; compiled once, because every request for a page asks. */
const forms = (Object.keys(pages) as PagePath[]).map((path) => {
  const form = path.replace(/\/:\w+\?/g, '(?:/[^/]+)?').replace(/:\w+/g, '[^/]+');
  return { path, form: new RegExp(`^${form}$`, 'i') };
});

/** The frame around every page reads these. */
const FRAME = ['org', 'lang'] as const;

/** The canonical address of all unknown addresses, because their pages are equal. */
const NO_PAGE = '/-/-/-';

/** The one spelling of a value; empty where it changes nothing. */
const spellings: Readonly<Record<string, (value: string) => string>> = {
  org: (value) => writeOrgs(parseOrgs(value)),
  lang: (value) => offeredLanguage(value) ?? '',
  page: (value) => (PAGE_NUMBER.test(value) && value !== '1' ? value : ''),
};

/** The page at a path; undefined where there is none. */
export const pageAt = (pathname: string): PagePath | undefined =>
  forms.find(({ form }) => form.test(pathname))?.path;

/** An address that is no page still has the frame its first word asks for. */
const noPage = (pathname: string) =>
  (pageKindOf(pathname) === 'plain' ? '' : `/${pathname.split('/')[1]}`) + NO_PAGE;

/** Removes the trailing slash. */
const plainPath = (pathname: string) => pathname.replace(/(?<=.)\/$/, '');

/** Takes a path with its query; answers the shortest address that is drawn the same. */
export function pageAddress(address: string): string {
  const at = address.indexOf('?');
  const pathname = plainPath(at === -1 ? address : address.slice(0, at));
  const given = new URLSearchParams(at === -1 ? '' : address.slice(at + 1));
  const path = pageAt(pathname);
  const said = new URLSearchParams();
  for (const name of [...(path ? pages[path] : NONE), ...FRAME]) {
    const value = given.get(name) ?? '';
    const spelt = spellings[name]?.(value) ?? value;
    if (spelt !== '') said.set(name, spelt);
  }
  const query = said.toString();
  return (path ? pathname : noPage(pathname)) + (query === '' ? '' : `?${query}`);
}
