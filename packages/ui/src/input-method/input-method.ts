/**
 * Keys that belong to an input method (Japanese, Chinese, Korean and others): Enter confirms what it has composed, Escape gives that up,
 * arrows choose among its words. No handler of keys may take them for its own.
 */

/** Properties of a key event that identify the keys of an input method. */
export interface InputMethodKey {
  /** A word is being composed. */
  readonly isComposing: boolean;
  /** The code of the key; 229 when an input method has handled it. */
  readonly keyCode: number;
}

/**
 * In Safari the Enter that confirms comes after `compositionend`, with `isComposing` false: this code is all that tells it from another
 * Enter (https://bugs.webkit.org/show_bug.cgi?id=165004).
 */
const HANDLED = 229;

/** Whether the key was for an input method. Takes an event of the browser or of React. */
export function isOfInputMethod(
  pressed: InputMethodKey | { readonly nativeEvent: InputMethodKey },
): boolean {
  const { isComposing, keyCode } = 'nativeEvent' in pressed ? pressed.nativeEvent : pressed;
  return isComposing || keyCode === HANDLED;
}
