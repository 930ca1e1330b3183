/** POST /search/commentSearch: streams by words of the comments that name their moments; clips have none. */
import type { CommentedVideo } from '@oshimado/contract';
import { commentedVideo } from '@oshimado/contract/schemas';
import { ApiError } from '../../errors';
import type { Reads, VideoRow } from '../../store';
import type { Action, Handler } from '../handler';
import { answerSearch, favoritesFor } from './personal-search';
import {
  presentFound,
  readFound,
  requireSearchable,
  searchOf,
  type SearchBody,
} from './search-request';

/** The words to look for. Throws 400 where there are none. */
function commentOf(body: SearchBody): string {
  requireSearchable(body);
  const [comment] = body.comment;
  if (comment !== undefined) return comment;
  const words = 'comment must hold the words to look for.';
  throw new ApiError('bad_request', words, { parameter: 'comment' });
}

async function withComments(
  reads: Reads,
  body: SearchBody,
  rows: readonly VideoRow[],
): Promise<CommentedVideo[]> {
  const ids = rows.map(({ id }) => id);
  const found = await reads.commentsHolding(ids, commentOf(body), body.whole_word);
  const byVideo = new Map<string, CommentedVideo['comments']>();
  for (const { video_id, comment_key, message } of found) {
    const known = byVideo.get(video_id);
    if (known) known.push({ comment_key, message });
    else byVideo.set(video_id, [{ comment_key, message }]);
  }
  return rows.map((row) => ({ ...presentFound(row), comments: byVideo.get(row.id) ?? [] }));
}

async function searchComments(reads: Reads, body: SearchBody, favorites?: readonly string[]) {
  const search = searchOf(body, favorites, commentOf(body));
  const { rows, total } = await readFound(reads, search, body.paginated);
  const items = await withComments(reads, body, rows);
  return total === undefined ? items : { total, items };
}

export const postCommentSearch: Handler<'postCommentSearch'> = ({ body }, reads) =>
  searchComments(reads, body);

/** Among the caller's favorites, or more rows than a page holds. */
export const postPersonalCommentSearch: Action<'postCommentSearch'> = async ({ body }, context) => {
  const comment = commentOf(body);
  const { reads } = context.store;
  const favorites = await favoritesFor(body, context);
  return answerSearch(context, body, searchOf(body, favorites, comment), {
    short: () => searchComments(reads, body, favorites),
    write: async (rows) =>
      (await withComments(reads, body, rows)).map((row) =>
        JSON.stringify(commentedVideo.parse(row)),
      ),
  });
};
