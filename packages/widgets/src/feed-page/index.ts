export { boardHeadQuery } from './board-head';
export { FavoritesFrame } from './FavoritesFrame';
export { FavoritesPrompt } from './FavoritesPrompt';
export { FeedPage } from './FeedPage';
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
export { tabMarks } from './tab-marks';
