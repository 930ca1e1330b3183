'use client';

export { BlockedPicker, FavoritePicker } from './late-pickers';
export type { BlockedPickerProps } from './BlockedPicker';
