'use client';

export { SavedSearches, type SavedSearchesProps } from './SavedSearches';
export { SearchFeed } from './SearchFeed';
export { SearchForm, type SearchFormProps } from './SearchForm';
export { SearchResults } from './SearchResults';
export { SearchToolbar, type SearchToolbarProps } from './SearchToolbar';
export { searchPageOf, type SearchPage } from './search-page';
