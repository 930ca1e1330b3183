/** When a list that is kept is begun anew: asked for by the viewer, or visited again after a while, though never by going back. */
import { LIVE_REFRESH_MS } from '@oshimado/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { useOwnRefresh } from '../../app/page-refresh';
import { listKey, type VideoListRequest } from './use-video-pages';

export function useListRestart(request: VideoListRequest): void {
  const kept = useQueryClient();
  const key = JSON.stringify(listKey(request));
  const restart = useCallback(
    () => kept.resetQueries({ queryKey: JSON.parse(key) as unknown[] }, { throwOnError: true }),
    [kept, key],
  );
  useOwnRefresh(restart);

  const isBack = useNavigationType() === NavigationType.Pop;
  const wasBack = useRef(isBack);
  useEffect(() => {
    const queryKey = JSON.parse(key) as unknown[];
    const isOld = kept
      .getQueryCache()
      .findAll({ queryKey })
      .some(({ state }) => state.dataUpdatedAt < Date.now() - LIVE_REFRESH_MS && state.data);
    if (isOld && !wasBack.current) void kept.resetQueries({ queryKey });
    // What is chosen on the page itself is a visit of its own.
    wasBack.current = false;
  }, [kept, key]);
}
