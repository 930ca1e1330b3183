/** POST /search/videoSearch: videos by words of title and description, by channels, topics, orgs and more. */
import { requireUser } from '../../auth';
import type { Reads } from '../../store';
import type { Action, Handler } from '../handler';
import { presentFound, requireSearchable, searchOf, type SearchBody } from './search-request';

async function searchVideos(reads: Reads, body: SearchBody, favorites?: readonly string[]) {
  requireSearchable(body);
  const search = searchOf(body, favorites);
  const { rows, total } = await reads.searchVideos(search, body.paginated);
  const items = rows.map(presentFound);
  return total === undefined ? items : { total, items };
}

export const postVideoSearch: Handler<'postVideoSearch'> = ({ body }, reads) =>
  searchVideos(reads, body);

/** Among the caller's favorites. */
export const postFavoritesSearch: Action<'postVideoSearch'> = async ({ body }, { caller, store }) =>
  searchVideos(store.reads, body, await store.favorites.ids(requireUser(caller).id));
