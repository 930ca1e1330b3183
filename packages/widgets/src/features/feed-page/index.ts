export { boardHeadQuery } from './board-head';
export { FavoritesFrame } from './FavoritesFrame';
export { FeedPage } from './FeedPage';
export { tabMarks } from './tab-marks';
