'use client';

export { BlockedPicker, FavoritePicker } from './late-pickers';
