import { searchedVideo } from '@oshimado/contract/schemas';
import { presentChannel } from '../channels/present-channel';
import type { Action, Actions, Handler, Handlers } from '../handler';
import { answerRows } from '../videos/video-list';
import { getAutocomplete } from './get-autocomplete';
import { answerSearch, favoritesFor } from './personal-search';
import { postCommentSearch, postPersonalCommentSearch } from './post-comment-search';
import { presentFound, requireSearchable, searchOf } from './search-request';

/** POST /search/videoSearch: videos by words of title and description, by channels, topics, orgs and more. */
const postVideoSearch: Handler<'postVideoSearch'> = async ({ body }, reads) => {
  requireSearchable(body);
  return answerRows(reads, searchOf(body, undefined), body.paginated, (rows) =>
    rows.map(presentFound),
  );
};

/** Whether the search is limited to favorites or requests more rows than a page. */
const postPersonalVideoSearch: Action<'postVideoSearch'> = async ({ body }, context) => {
  requireSearchable(body);
  const search = searchOf(body, await favoritesFor(body, context));
  return answerSearch(context, body, search, {
    short: () =>
      answerRows(context.store.reads, search, body.paginated, (rows) => rows.map(presentFound)),
    write: (rows) =>
      Promise.resolve(rows.map((row) => JSON.stringify(searchedVideo.parse(presentFound(row))))),
  });
};

const FOUND_MAX = 25;

/** POST /search/channelSearch: channels by any part of a name, a handle or an id. */
const postChannelSearch: Handler<'postChannelSearch'> = async ({ body }, reads) => {
  const rows = await reads.searchChannels(body.queryText, { type: body.type, limit: FOUND_MAX });
  return rows.map(presentChannel);
};

export const handlers = {
  getAutocomplete,
  postChannelSearch,
  postCommentSearch,
  postVideoSearch,
} satisfies Handlers;

/** Searches within favorites, and searches too long for a snapshot. */
export const actions = {
  postCommentSearch: postPersonalCommentSearch,
  postVideoSearch: postPersonalVideoSearch,
} satisfies Actions;
