import type { VideoListKind } from '../../base/queries';
import type { FeedPlace } from '../../parts/feed-lists/feed-address';
import type { HomeTab } from '../../parts/feed-lists/home-tabs';

/** The list that a tab shows. */
export const kindOf = (
  tab: Exclude<HomeTab, 'live'>,
  { archive }: Pick<FeedPlace, 'archive'>,
): VideoListKind => (tab === 'archive' && archive !== 'streams' ? archive : tab);
