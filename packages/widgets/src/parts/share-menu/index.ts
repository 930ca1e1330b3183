'use client';

export { ShareButton, type ShareButtonProps } from './ShareButton';
export type { Shared } from './ShareEntries';
