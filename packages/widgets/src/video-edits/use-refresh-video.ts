import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { AUDIT, VIDEO } from '../queries';

/** Loads the video of a page, and the log of its edits, again after an edit. */
export function useRefreshVideo(videoId: string): () => void {
  const queries = useQueryClient();
  return useCallback(() => {
    for (const name of [VIDEO, AUDIT])
      void queries.invalidateQueries({ queryKey: [name, videoId] });
  }, [queries, videoId]);
}
