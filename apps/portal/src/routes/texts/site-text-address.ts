/** Where the operator's texts are, below the page about the site. */
import type { SiteText } from '@oshimado/contract';

export type SiteTextName = SiteText['name'];

/** The text of this name; undefined for a word that is none. */
export const siteTextNamed = (word: string | undefined): SiteTextName | undefined =>
  word === 'terms' || word === 'privacy' || word === 'imprint' ? word : undefined;
