import type { KeyboardEvent } from 'react';
import { isOfInputMethod } from '../input-method';

/**
 * Whether a key is for an input method. Downshift leaves only its Enter alone, and would take its Escape and arrows: words that are given
 * up would close the list, and choosing among words would move in it.
 */
export function leaveToInputMethod(event: KeyboardEvent): boolean {
  const isForWords = isOfInputMethod(event);
  if (isForWords) Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
  return isForWords;
}
