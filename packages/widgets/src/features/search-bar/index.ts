'use client';

export { SearchBar } from './SearchBar';
