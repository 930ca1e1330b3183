/** Whose videos a page shows. */
import type { LiveFeedQuery } from '@oshimado/machines/live-feed';
import { writeOrgs } from '../../app/orgs-in-address';

export type FeedSource =
  | { readonly type: 'orgs'; readonly orgs: readonly string[] }
  | { readonly type: 'favorites'; readonly viewerId: string };

/** What tells one source from another. */
export const sourceKey = (source: FeedSource): string =>
  source.type === 'orgs' ? `orgs:${writeOrgs(source.orgs)}` : `favorites:${source.viewerId}`;

export function liveQueryFor(source: FeedSource): LiveFeedQuery {
  if (source.type === 'favorites') return { favorites: true };
  const [first, ...others] = source.orgs;
  return { org: others.length > 0 ? source.orgs : (first ?? null) };
}
