import { rowsOf, type CommentedVideo, type SearchedVideo } from '@oshimado/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useClient } from '../../../app/ClientProvider';
import type { SearchRequest } from '../search-request';

export interface SearchResults {
  /** Of videos alone. */
  readonly videos: readonly SearchedVideo[];
  /** Of a search of comments; empty otherwise. */
  readonly commented: readonly CommentedVideo[];
  readonly total: number;
}

/** A page of results. The one before stays on screen while the next is on its way. */
export function useSearchResults(request: SearchRequest | null) {
  const client = useClient();
  return useQuery({
    queryKey: ['search', request],
    queryFn: async ({ signal }): Promise<SearchResults> => {
      if (!request) return { videos: [], commented: [], total: 0 };
      const { isComments, body } = request;
      const answer = isComments
        ? await client.postCommentSearch({ body }, { signal })
        : await client.postVideoSearch({ body }, { signal });
      const videos = rowsOf<SearchedVideo>(answer);
      return {
        videos,
        commented: isComments ? rowsOf<CommentedVideo>(answer as CommentedVideo[]) : [],
        total: 'total' in answer ? answer.total : videos.length,
      };
    },
    placeholderData: keepPreviousData,
    enabled: request !== null,
  });
}
