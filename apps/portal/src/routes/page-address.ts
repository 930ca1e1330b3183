/**
 * The canonical address of a page: its path with the query parameters that its first drawing depends on (`reads` in
 * `server-pages.ts`). The server caches drawn pages by it.
 */
import { parseOrgs, writeOrgs } from '@oshimado/domain';
import { pageAt, shownPageAt } from './pages';
import { serverPages, type Parameters } from './server-pages';
import { offeredLanguage } from '../platform/page-language';

/** The frame around every page reads these. */
const frame: Parameters = (given) => ({
  org: writeOrgs(parseOrgs(given.get('org'))),
  lang: offeredLanguage(given.get('lang')),
});

/** Canonical path of unknown addresses, below the first segment if that decides the frame. */
const NO_PAGE = '/-/-/-';

/** The first segment of an unknown address still decides its frame. */
const noPage = (pathname: string) =>
  (shownPageAt(pathname).kind === 'plain' ? '' : `/${pathname.split('/')[1]}`) + NO_PAGE;

/** Removes trailing slashes, which the router ignores. */
const plainPath = (pathname: string) => pathname.replace(/(?<=.)\/+$/, '');

/** Canonical form of a path with query: two addresses with the same form are drawn the same. */
export function pageAddress(address: string): string {
  const at = address.indexOf('?');
  const pathname = plainPath(at === -1 ? address : address.slice(0, at));
  const given = new URLSearchParams(at === -1 ? '' : address.slice(at + 1));
  const path = pageAt(pathname)?.path;
  const read = { ...(path && serverPages[path].reads?.(given)), ...frame(given) };
  const kept = new URLSearchParams();
  for (const [name, value] of Object.entries(read)) if (value) kept.set(name, value);
  const query = kept.toString();
  return (path ? pathname : noPage(pathname)) + (query === '' ? '' : `?${query}`);
}
