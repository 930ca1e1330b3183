import type { MouseEvent } from 'react';

/** A press that opens nothing elsewhere: no new tab, no new window. */
export const isPlainPress = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
