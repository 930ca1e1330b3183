/** POST /search/videoSearch: videos by words of title and description, by channels, topics, orgs and more. */
import { searchedVideo } from '@oshimado/contract/schemas';
import type { Reads } from '../../store';
import type { Action, Handler } from '../handler';
import { answerSearch, favoritesFor } from './personal-search';
import {
  presentFound,
  readFound,
  requireSearchable,
  searchOf,
  type SearchBody,
} from './search-request';

async function searchVideos(reads: Reads, body: SearchBody, favorites?: readonly string[]) {
  requireSearchable(body);
  const { rows, total } = await readFound(reads, searchOf(body, favorites), body.paginated);
  const items = rows.map(presentFound);
  return total === undefined ? items : { total, items };
}

export const postVideoSearch: Handler<'postVideoSearch'> = ({ body }, reads) =>
  searchVideos(reads, body);

/** Among the caller's favorites, or more rows than a page holds. */
export const postPersonalVideoSearch: Action<'postVideoSearch'> = async ({ body }, context) => {
  requireSearchable(body);
  const { reads } = context.store;
  const favorites = await favoritesFor(body, context);
  return answerSearch(context, body, searchOf(body, favorites), {
    short: () => searchVideos(reads, body, favorites),
    write: (rows) =>
      Promise.resolve(rows.map((row) => JSON.stringify(searchedVideo.parse(presentFound(row))))),
  });
};
