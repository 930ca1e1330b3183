import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useClient } from '../../base/context';
import {
  AUDIT,
  FRESH,
  mentionsQuery,
  VIDEO,
  videoQuery,
  videoTopicQuery,
} from '../../base/queries';

/** Loads the video of a page, its topic, its mentions and the log of its edits again after an edit, as far as they are shown. */
export function useRefreshVideo(videoId: string): () => void {
  const client = useClient();
  const queries = useQueryClient();
  return useCallback(() => {
    const id = videoId;
    const again = <T>(queryKey: readonly unknown[], ask: (signal: AbortSignal) => Promise<T>) => {
      if (queries.getQueryData(queryKey) === undefined) return;
      void queries.prefetchQuery({
        queryKey,
        queryFn: ({ signal }) => ask(signal),
        staleTime: 0,
        retry: false,
      });
    };
    again(videoQuery(client, id).queryKey, (signal) =>
      client.getVideo({ id }, { signal, ...FRESH }),
    );
    again(videoTopicQuery(client, id).queryKey, (signal) =>
      client.getVideoTopic({ id }, { signal, ...FRESH }),
    );
    again(mentionsQuery(client, id).queryKey, (signal) =>
      client.getMentions({ id }, { signal, ...FRESH }),
    );
    void queries.invalidateQueries({ queryKey: [VIDEO, id, 'extras'] });
    void queries.invalidateQueries({ queryKey: [AUDIT, id] });
  }, [client, queries, videoId]);
}
