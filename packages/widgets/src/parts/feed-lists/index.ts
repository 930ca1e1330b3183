'use client';

export { FavoritesPrompt } from './FavoritesPrompt';
export {
  type FeedPlace,
  type ShownOrgs,
  showsClipsIn,
  sortIn,
  tabAddress,
  uploadedBeforeIn,
} from './feed-address';
export { type HomeTab, LIST_HASH, tabOfHash } from './home-tabs';
export { selectListState } from './list-state';
