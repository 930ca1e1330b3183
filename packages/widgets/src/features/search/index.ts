'use client';

export { feedOf } from './feed-of';
export { SearchForm } from './SearchForm';
export { SearchHeading } from './SearchHeading';
export { SearchResults } from './SearchResults';
export { SearchToolbar } from './SearchToolbar';
export { useSearchTitle } from './use-search-title';
export { searchPageOf } from './search-page';
