/** POST /search/commentSearch: streams by words of the comments that name their moments; clips have none. */
import { requireUser } from '../../auth';
import { ApiError } from '../../errors';
import type { Reads } from '../../store';
import type { Action, Handler } from '../handler';
import { presentFound, requireSearchable, searchOf, type SearchBody } from './search-request';

async function searchComments(reads: Reads, body: SearchBody, favorites?: readonly string[]) {
  requireSearchable(body);
  const [comment] = body.comment;
  if (comment === undefined) {
    const words = 'comment must hold the words to look for.';
    throw new ApiError('bad_request', words, { parameter: 'comment' });
  }
  const search = { ...searchOf(body, favorites), comment };
  const { rows, total } = await reads.searchVideos(search, body.paginated);
  const ids = rows.map(({ id }) => id);
  const found = await reads.commentsHolding(ids, comment, body.whole_word);
  const items = rows.map((row) => ({
    ...presentFound(row),
    comments: found
      .filter(({ video_id }) => video_id === row.id)
      .map(({ comment_key, message }) => ({ comment_key, message })),
  }));
  return total === undefined ? items : { total, items };
}

export const postCommentSearch: Handler<'postCommentSearch'> = ({ body }, reads) =>
  searchComments(reads, body);

/** Among the caller's favorites. */
export const postFavoritesCommentSearch: Action<'postCommentSearch'> = async (
  { body },
  { caller, store },
) => searchComments(store.reads, body, await store.favorites.ids(requireUser(caller).id));
