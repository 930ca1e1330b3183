'use client';

export { BlockedPicker, FavoritePicker, ListedBlockedPicker } from './late-pickers';
