/** When a list that is kept is begun anew: asked for by the viewer, or visited again after a while, though never by going back. */
import { LIVE_REFRESH_MS } from '@oshimado/domain';
import { videoListKey, type VideoListRequest } from '../queries';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { useOwnRefresh } from '../page';

export function useListRestart(request: VideoListRequest, isReturn: boolean): void {
  const kept = useQueryClient();
  const key = JSON.stringify(videoListKey(request));
  const restart = useCallback(
    () => kept.resetQueries({ queryKey: JSON.parse(key) as unknown[] }, { throwOnError: true }),
    [kept, key],
  );
  useOwnRefresh(restart);

  const wasReturn = useRef(isReturn);
  useEffect(() => {
    const queryKey = JSON.parse(key) as unknown[];
    const isOld = kept
      .getQueryCache()
      .findAll({ queryKey })
      .some(({ state }) => state.dataUpdatedAt < Date.now() - LIVE_REFRESH_MS && state.data);
    if (isOld && !wasReturn.current) void kept.resetQueries({ queryKey });
    // What is chosen on the page itself is a visit of its own.
    wasReturn.current = false;
  }, [kept, key]);
}
