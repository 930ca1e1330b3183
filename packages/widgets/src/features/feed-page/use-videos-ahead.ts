import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { whenIdle } from '../../base/browser/when-idle';
import { useClient } from '../../base/context';
import { useSettings } from '../../base/device';
import type { FeedSource } from '../../base/queries';
import { useViewer } from '../../base/viewer';
import type { FeedPlace } from '../../parts/feed-lists/feed-address';
import type { HomeTab } from '../../parts/feed-lists/home-tabs';
import { LateVideosTab, prepareVideosTab } from './late-videos-tab';
import { kindOf } from './video-list-kind';

/**
 * Prepares the tab that the pointer, a finger or the keyboard is on its way to. The code comes when the page is idle, so that only the
 * videos are left to ask for.
 */
export function useVideosAhead(source: FeedSource, place: FeedPlace): (tab: HomeTab) => void {
  const client = useClient();
  const queries = useQueryClient();
  const { clipLangs, scrollMode } = useSettings();
  const { isKnown } = useViewer();
  useEffect(() => {
    // Before the viewer is known the page still loads what it needs itself. What fails here is asked for again by the tab.
    if (!isKnown) return undefined;
    return whenIdle(() => void LateVideosTab.prepare().catch(() => undefined));
  }, [isKnown]);
  return (tab) => {
    if (tab === 'live' || tab === place.tab) return;
    const kind = kindOf(tab, place);
    void prepareVideosTab({ client, queries, kind, source, place, clipLangs, scrollMode, isKnown });
  };
}
