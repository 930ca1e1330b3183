export * from './search-reads';
