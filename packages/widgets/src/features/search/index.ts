'use client';

export { feedOf } from './feed-of';
export { SavedSearches, type SavedSearchesProps } from './SavedSearches';
export { SearchFeed } from './SearchFeed';
export { SearchForm, type SearchFormProps } from './SearchForm';
export { SearchHeading, type SearchHeadingProps } from './SearchHeading';
export { SearchResults } from './SearchResults';
export { SearchToolbar, type SearchToolbarProps } from './SearchToolbar';
export { useSearchTitle } from './use-search-title';
export { searchPageOf, type SearchPage } from './search-page';
