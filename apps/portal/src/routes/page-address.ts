/**
 * The canonical address of a page: its path with the query parameters that its first drawing depends on (`reads` in
 * `server-pages.ts`). The server caches drawn pages by it.
 */
import { parseOrgs, writeOrgs } from '@oshimado/domain';
import { pages, type PagePath } from './pages';
import { serverPages, type Parameters } from './server-pages';
import { pageKindOf } from '../shell/page-kind';
import { offeredLanguage } from '../platform/page-language';

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
  const read = { ...(path && serverPages[path]?.reads?.(given)), ...frame(given) };
  const kept = new URLSearchParams();
  for (const [name, value] of Object.entries(read)) if (value) kept.set(name, value);
  const query = kept.toString();
  return (path ? pathname : noPage(pathname)) + (query === '' ? '' : `?${query}`);
}
