import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useClient } from '../../base/context';
import { AUDIT, mentionsQuery, videoQuery, videoTopicQuery } from '../../base/queries';

/** Loads the video of a page, its topic, its mentions and the log of its edits again after an edit, as far as they are shown. */
export function useRefreshVideo(videoId: string): () => void {
  const client = useClient();
  const queries = useQueryClient();
  return useCallback(() => {
    const edited = [videoQuery, videoTopicQuery, mentionsQuery].map(
      (query) => query(client, videoId).queryKey,
    );
    for (const queryKey of [...edited, [AUDIT, videoId]])
      void queries.invalidateQueries({ queryKey });
  }, [client, queries, videoId]);
}
