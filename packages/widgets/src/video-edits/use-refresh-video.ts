import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { VIDEO } from '../queries';

/** Loads the video of a page again after an edit. */
export function useRefreshVideo(videoId: string): () => void {
  const queries = useQueryClient();
  return useCallback(
    () => void queries.invalidateQueries({ queryKey: [VIDEO, videoId] }),
    [queries, videoId],
  );
}
