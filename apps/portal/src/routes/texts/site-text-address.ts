/** Where the operator's texts are: each at the path of its name. */
import type { SiteText } from '@oshimado/contract';

export type SiteTextName = SiteText['name'];

export const siteTextPath = (name: SiteTextName) => `/${name}`;

/** The text of a page that shows one. */
export function siteTextAt(pathname: string): SiteTextName {
  if (pathname.startsWith('/terms')) return 'terms';
  return pathname.startsWith('/privacy') ? 'privacy' : 'imprint';
}
