/** A page of search results: videos, or videos with the comments that match. */
import {
  rowsOf,
  type BodyOf,
  type Client,
  type CommentedVideo,
  type SearchedVideo,
} from '@oshimado/contract';
import {
  askedExtras,
  chipsProblem,
  filtersOf,
  hasSearchConditions,
  type SearchState,
  type SearchType,
} from '@oshimado/domain';
import { SEARCH } from './query-names';
import type { ServerQuery } from './server-query';

export interface SearchRequest {
  /** Comments are searched instead of titles. */
  readonly isComments: boolean;
  readonly body: Extract<BodyOf<'postVideoSearch'>, object>;
}

export interface FoundVideos {
  readonly videos: readonly SearchedVideo[];
  /** The same rows with their comments; empty unless comments were searched. */
  readonly commented: readonly CommentedVideo[];
  readonly total: number;
  /** Whether there may be more than that. */
  readonly isTotalMinimum: boolean;
}

/** Results of a page. */
export const RESULTS_PER_PAGE = 30;

const TARGETS: Readonly<Record<SearchType, readonly string[]>> = {
  all: ['stream', 'clip'],
  stream: ['stream'],
  clip: ['clip'],
};

/**
 * The request for a state of the search page; null where there is no condition, or where the conditions contradict each
 * other ("Block sending"). `clipLangs`: clip languages of the settings.
 */
export function searchRequest(
  state: SearchState,
  clipLangs: readonly string[],
): SearchRequest | null {
  if (!hasSearchConditions(state) || chipsProblem(state.chips)) return null;
  const { extras } = state;
  const { conditions, comment, vch, topic, org } = filtersOf(state.chips);
  return {
    isComments: comment.length > 0,
    body: {
      conditions,
      comment,
      vch,
      topic,
      org,
      sort: state.sort,
      target: [...TARGETS[state.type]],
      ...askedExtras({ ...extras, clipLangs: extras.clipLangs ?? clipLangs }),
      paginated: true,
      limit: RESULTS_PER_PAGE,
      offset: (state.page - 1) * RESULTS_PER_PAGE,
    },
  };
}

const nothing: FoundVideos = { videos: [], commented: [], total: 0, isTotalMinimum: false };

/** Without a request the query has no rows. */
export const searchQuery = (
  client: Client,
  request: SearchRequest | null,
): ServerQuery<FoundVideos> => ({
  queryKey: [SEARCH, request],
  queryFn: async ({ signal }) => {
    if (!request) return nothing;
    const { isComments, body } = request;
    const answer = isComments
      ? await client.postCommentSearch({ body }, { signal })
      : await client.postVideoSearch({ body }, { signal });
    const videos = rowsOf<SearchedVideo>(answer);
    return {
      videos,
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- rows of a search of comments have their comments
      commented: isComments ? (videos as readonly CommentedVideo[]) : [],
      total: 'total' in answer ? answer.total : videos.length,
      isTotalMinimum: 'total' in answer && answer.total_is_minimum === true,
    };
  },
});
