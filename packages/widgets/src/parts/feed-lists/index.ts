'use client';

export { FavoritesPrompt } from './FavoritesPrompt';
export {
  type ArchiveContent,
  type FeedPlace,
  type ShownOrgs,
  archiveIn,
  sortIn,
  tabAddress,
  uploadedBeforeIn,
} from './feed-address';
export { type HomeTab, LIST_HASH, tabOfHash } from './home-tabs';
export { selectListState } from './list-state';
