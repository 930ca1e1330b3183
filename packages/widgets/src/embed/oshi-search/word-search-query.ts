/** The newest videos with these words in their title or description. */
import { rowsOf, type BodyOf, type Client, type Video } from '@oshimado/contract';
import { filtersOf, wordSearchChips } from '@oshimado/domain';
import type { ServerQuery } from '../../base/queries/server-query';

export interface WordSearch {
  readonly text: string;
  /** Empty for all. */
  readonly org: string;
  /** Most videos. */
  readonly max: number;
}

export interface FoundByWords {
  readonly videos: readonly Video[];
  /** How many there are, also beyond those. */
  readonly total: number;
  /** Whether there may be more than that. */
  readonly isTotalMinimum: boolean;
}

export const wordSearchQuery = (
  client: Client,
  { text, org, max }: WordSearch,
): ServerQuery<FoundByWords> => ({
  queryKey: ['words', text, org, max],
  queryFn: async ({ signal }) => {
    const body: BodyOf<'postVideoSearch'> = {
      ...filtersOf(wordSearchChips(text, org)),
      sort: 'newest',
      target: ['stream', 'clip'],
      paginated: true,
      limit: max,
      offset: 0,
    };
    const answer = await client.postVideoSearch({ body }, { signal });
    const videos = rowsOf<Video>(answer);
    return {
      videos,
      total: 'total' in answer ? answer.total : videos.length,
      isTotalMinimum: 'total' in answer && answer.total_is_minimum === true,
    };
  },
});
