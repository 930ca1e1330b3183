/** POST /search/commentSearch: streams by words of the comments that name their moments; clips have none. */
import type { CommentedVideo } from '@oshimado/contract';
import { commentedVideo } from '@oshimado/contract/schemas';
import { foldText } from '@oshimado/domain';
import { ApiError } from '../../errors';
import type { Reads, VideoRow } from '../../store';
import type { Action, Handler } from '../handler';
import { answerRows } from '../videos/video-list';
import { answerSearch, favoritesFor } from './personal-search';
import { presentFound, requireSearchable, searchOf, type SearchBody } from './search-request';

/** The words to search for. Throws 400 without words. */
function commentOf(body: SearchBody): string {
  requireSearchable(body);
  const [comment] = body.comment;
  if (comment !== undefined && foldText(comment) !== '') return comment;
  const words = 'comment must hold the words to look for.';
  throw new ApiError('bad_request', words, { parameter: 'comment' });
}

/** The rows with their matching comments. */
const withComments =
  (reads: Reads, comment: string, wholeWord: boolean) =>
  async (rows: readonly VideoRow[]): Promise<CommentedVideo[]> => {
    const ids = rows.map(({ id }) => id);
    const found = await reads.commentsHolding(ids, comment, wholeWord);
    const byVideo = new Map<string, CommentedVideo['comments']>();
    for (const { video_id, comment_key, message } of found) {
      const known = byVideo.get(video_id);
      if (known) known.push({ comment_key, message });
      else byVideo.set(video_id, [{ comment_key, message }]);
    }
    return rows.map((row) => ({ ...presentFound(row), comments: byVideo.get(row.id) ?? [] }));
  };

export const postCommentSearch: Handler<'postCommentSearch'> = async ({ body }, reads) => {
  const comment = commentOf(body);
  const search = searchOf(body, undefined);
  return answerRows(reads, search, body.paginated, withComments(reads, comment, body.whole_word));
};

/** Whether the search is limited to favorites or requests more rows than a page. */
export const postPersonalCommentSearch: Action<'postCommentSearch'> = async ({ body }, context) => {
  const comment = commentOf(body);
  const { reads } = context.store;
  const search = searchOf(body, await favoritesFor(body, context));
  const show = withComments(reads, comment, body.whole_word);
  return answerSearch(context, body, search, {
    short: () => answerRows(reads, search, body.paginated, show),
    write: async (rows) =>
      (await show(rows)).map((row) => JSON.stringify(commentedVideo.parse(row))),
  });
};
