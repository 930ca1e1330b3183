export { FeedFilters } from './FeedFilters';
export { useFeedFilter } from './use-feed-filter';
