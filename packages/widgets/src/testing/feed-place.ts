import type { FeedPlace } from '../parts/feed-lists/feed-address';

const nothing = () => undefined;

/** Where home is, at the beginning of its live board, with links that lead nowhere. */
export const feedPlace = (more: Partial<FeedPlace> = {}): FeedPlace => ({
  tab: 'live',
  sort: 'latest',
  uploadedBefore: '',
  archive: 'streams',
  page: 1,
  key: 'home',
  isReturn: false,
  hrefForTab: () => '/',
  hrefForPage: () => '/',
  goToTab: nothing,
  goToFirstPage: nothing,
  changeSort: nothing,
  changeUploadedBefore: nothing,
  changeArchive: nothing,
  ...more,
});
