/** The places outside this site that its frame leads to, and who holds the rights. */
import type { SiteLinks } from '@oshimado/contract';
import { MUSIC_SITE } from '@oshimado/domain';
import { useContext } from 'react';
import { PageStateContext } from './page-context';

/** Where no server said any: development, a static host. */
const ownLinks: SiteLinks = { music: MUSIC_SITE, social: [], extension: {} };

/** What the operator of the server has set; a place that is not set is not to be shown. */
export const useSiteLinks = (): SiteLinks => useContext(PageStateContext)?.state.links ?? ownLinks;

/** Who holds the rights, and since when. */
export const siteOwner = { name: 'Oshimado', since: 2026 } as const;
