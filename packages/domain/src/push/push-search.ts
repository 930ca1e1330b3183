/** Saved searches that a device follows: those that a new stream can match. */
import type { BodyOf } from '@oshimado/contract';
import { filtersOf } from '../search/conditions';
import { askedExtras, chipsProblem, readSearch } from '../search/search-address';

/** "At most 10 saved searches have a bell": each is asked for every stream with news. */
export const PUSH_SEARCHES_MAX = 10;

/** The longest query that the server accepts. */
const QUERY_MAX = 2_000;

type SearchBody = Extract<BodyOf<'postVideoSearch'>, object>;

/**
 * The request of a search that can be followed, from the query of its address. Undefined for a search that cannot be: it is too long or
 * has no conditions, or it is for comments, for clips or for favorites only. The request finds videos in every state.
 */
export function followedSearch(query: string): SearchBody | undefined {
  if (query.length > QUERY_MAX) return undefined;
  const { chips, type, extras } = readSearch(new URLSearchParams(query));
  const filters = filtersOf(chips);
  const { conditions, comment, vch, topic, org } = filters;
  const hasConditions = [conditions, vch, topic, org].some((list) => list.length > 0);
  if (!hasConditions || comment.length > 0 || chipsProblem(chips)) return undefined;
  if (type === 'clip' || extras.isFavoritesOnly) return undefined;
  return { ...askedExtras(extras), status: [], ...filters, target: ['stream'] };
}
