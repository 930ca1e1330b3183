/**
 * Keys of the field in which lines are typed. Tab is left to the browser; Alt with an arrow does what Tab did in the original.
 * Digits are read by their place on the keyboard, because Ctrl changes what they type in some layouts.
 */
import type { ProfileChoice } from '@oshimado/domain';
import { isOfInputMethod, type InputMethodKey } from '@oshimado/ui/input-method';

/** What is read of a keyboard event. */
export interface PressedKey extends InputMethodKey {
  readonly key: string;
  readonly code: string;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
}

const DIGIT = /^(?:Digit|Numpad)(\d)$/;

/** Whether the key finishes the line. */
export const isLineKey = (pressed: PressedKey): boolean =>
  pressed.key === 'Enter' &&
  !isOfInputMethod(pressed) &&
  !pressed.altKey &&
  !pressed.ctrlKey &&
  !pressed.metaKey &&
  !pressed.shiftKey;

/** The profile that the key selects; undefined for any other key. */
export function profileChoiceOf(pressed: PressedKey): ProfileChoice | undefined {
  const { key, code, altKey, ctrlKey, metaKey, shiftKey } = pressed;
  if (isOfInputMethod(pressed) || metaKey || shiftKey || (altKey && ctrlKey)) return undefined;
  const digit = DIGIT.exec(code)?.[1];
  if (ctrlKey) return digit ? { type: 'profile.jump', index: Number(digit) } : undefined;
  if (key === 'ArrowDown') return { type: 'profile.next', ...(altKey && { skipsDefault: true }) };
  if (key !== 'ArrowUp') return undefined;
  return altKey ? { type: 'profile.jump', index: 0 } : { type: 'profile.previous' };
}
