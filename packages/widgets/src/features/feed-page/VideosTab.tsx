/** The archive, the clips or both, endless or by numbered pages, as the viewer chose. */
import { type FeedFilter, LIVE_REFRESH_MS } from '@oshimado/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useSettings } from '../../base/device';
import {
  type FeedSource,
  hasClipLanguages,
  videoListKey,
  type VideoListKind,
  type VideoListRequest,
} from '../../base/queries';
import { useViewer, WaitForActors } from '../../base/viewer';
import { ListLoading } from '../../parts/lists';
import type { FeedPlace } from '../../parts/feed-lists/feed-address';
import { NewMarks } from '../../parts/new-marks';
import { EndlessVideos } from '../../parts/feed-lists/EndlessVideos';
import { NumberedVideos } from './NumberedVideos';
import { useOwnRefresh } from '../../base/page';
import { requestOf } from './videos-ahead';

export { askAhead } from './videos-ahead';

/**
 * When a cached list is loaded from the start: on request, or on a later visit, but never by going back. One whose connection is back is
 * loaded where it is.
 */
function useListRestart(request: VideoListRequest, isReturn: boolean): void {
  const kept = useQueryClient();
  const key = JSON.stringify(videoListKey(request));
  useOwnRefresh(({ keepsPlace = false }) => {
    const queryKey = JSON.parse(key) as unknown[];
    return keepsPlace
      ? kept.refetchQueries(
          { queryKey, type: 'active', stale: true },
          { throwOnError: true, cancelRefetch: false },
        )
      : kept.resetQueries({ queryKey }, { throwOnError: true });
  });

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

export interface VideosTabProps {
  readonly kind: VideoListKind;
  readonly source: FeedSource;
  readonly filter: FeedFilter;
  readonly place: FeedPlace;
  /** Called when the list failed to load. */
  readonly onFailed?: (() => void) | undefined;
}

function KnownList({ kind, source, filter, place, onFailed }: VideosTabProps) {
  const { clipLangs, scrollMode } = useSettings();
  const request = requestOf({ kind, source, place, clipLangs });
  useListRestart(request, place.isReturn);
  const List = scrollMode ? EndlessVideos : NumberedVideos;
  // Who asks for what is gone wants to see it, whatever the settings hide elsewhere.
  const shown = kind === 'missing' ? { ...filter, hideMissing: false } : filter;
  return (
    <NewMarks>
      <List request={request} filter={shown} place={place} onFailed={onFailed} />
    </NewMarks>
  );
}

export function VideosTab(props: VideosTabProps) {
  const { isKnown } = useViewer();
  // Which languages of clips the viewer reads is on their device; another list in between would begin at its first page.
  if (hasClipLanguages(props.kind) && !isKnown) {
    return (
      <WaitForActors>
        <ListLoading />
      </WaitForActors>
    );
  }
  return <KnownList {...props} />;
}
