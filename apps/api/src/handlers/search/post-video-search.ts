/** POST /search/videoSearch: videos by words of title and description, by channels, topics, orgs and more. */
import { searchedVideo } from '@oshimado/contract/schemas';
import type { Action, Handler } from '../handler';
import { answerRows } from '../videos/video-list';
import { answerSearch, favoritesFor } from './personal-search';
import { presentFound, requireSearchable, searchOf } from './search-request';

export const postVideoSearch: Handler<'postVideoSearch'> = async ({ body }, reads) => {
  requireSearchable(body);
  return answerRows(reads, searchOf(body, undefined), body.paginated, (rows) =>
    rows.map(presentFound),
  );
};

/** Among the caller's favorites, or more rows than a page holds. */
export const postPersonalVideoSearch: Action<'postVideoSearch'> = async ({ body }, context) => {
  requireSearchable(body);
  const search = searchOf(body, await favoritesFor(body, context));
  return answerSearch(context, body, search, {
    short: () =>
      answerRows(context.store.reads, search, body.paginated, (rows) => rows.map(presentFound)),
    write: (rows) =>
      Promise.resolve(rows.map((row) => JSON.stringify(searchedVideo.parse(presentFound(row))))),
  });
};
