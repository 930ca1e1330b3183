/** Searches that devices follow, as the search itself would ask the store. */
import { calls } from '@oshimado/contract/schemas';
import { followedSearch } from '@oshimado/domain';
import { searchOf } from '../handlers/search/search-request';
import type { VideoFilter } from '../store';

/** Undefined for a query that cannot be followed, or that the search would refuse. */
export function followedFilter(query: string): VideoFilter | undefined {
  const asked = calls.postVideoSearch.body.safeParse(followedSearch(query));
  return asked.success ? searchOf(asked.data, undefined).filter : undefined;
}
