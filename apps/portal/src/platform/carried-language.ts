/** "`lang` in the query overrides the language and is copied to the next page on each navigation." It is stored nowhere. */
import { parsePath, type To } from 'react-router';

export interface Address {
  readonly pathname: string;
  readonly search: string;
}

const languageIn = (search: string) => new URLSearchParams(search).get('lang');

/** Where a step from one page leads to, with the language of that page's address unless the step names its own. */
export function withCarriedLanguage(to: To, from: Address): To {
  const language = languageIn(from.search);
  if (language === null) return to;
  const path = typeof to === 'string' ? parsePath(to) : to;
  const search = new URLSearchParams(path.search);
  if (search.has('lang')) return to;
  search.set('lang', language);
  return { ...path, pathname: path.pathname ?? from.pathname, search: `?${search.toString()}` };
}

/**
 * The same for an address that is put in the place of the present one: a page that rewrites its own query has read it and
 * says all of it, so that the language can also be taken out.
 */
export function withReplacedLanguage(to: To, from: Address): To {
  const path = typeof to === 'string' ? parsePath(to) : to;
  const isSamePage = path.pathname === undefined || path.pathname === from.pathname;
  return isSamePage ? to : withCarriedLanguage(to, from);
}
