import { useQueryClient } from '@tanstack/react-query';
import { useClient } from '../../base/context';
import { useSettings } from '../../base/device';
import type { FeedSource } from '../../base/queries';
import { useViewer } from '../../base/viewer';
import type { FeedPlace } from '../../parts/feed-lists/feed-address';
import type { HomeTab } from '../../parts/feed-lists/home-tabs';
import { prepareVideosTab } from './late-videos-tab';
import { kindOf } from './video-list-kind';

/** Prepares the tab that the pointer is on its way to. */
export function useVideosAhead(source: FeedSource, place: FeedPlace): (tab: HomeTab) => void {
  const client = useClient();
  const queries = useQueryClient();
  const { clipLangs, scrollMode } = useSettings();
  const { isKnown } = useViewer();
  return (tab) => {
    if (tab === 'live' || tab === place.tab) return;
    const kind = kindOf(tab, place);
    void prepareVideosTab({ client, queries, kind, source, place, clipLangs, scrollMode, isKnown });
  };
}
