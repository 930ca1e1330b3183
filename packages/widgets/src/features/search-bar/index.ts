'use client';

export { SearchBar, type SearchBarProps } from './SearchBar';
