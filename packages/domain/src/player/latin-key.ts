/** What is read of a keyboard event, of the browser or of React. */
export interface LatinPress {
  readonly key: string;
  /** Default "": the key alone matters. */
  readonly code?: string;
  readonly shiftKey?: boolean;
  getModifierState?(name: 'AltGraph'): boolean;
}

const LATIN = /^[a-z0-9]$/i;
/** Letters of scripts other than Latin. A layout with é or ö has its own keys for a to z, so that the place of a key means nothing. */
const OTHER_LETTER = /^(?!\p{Script=Latin})[\p{L}\p{M}]/u;

/**
 * The Latin letter (small) or digit that a press means, by the place of the key where the layout writes another script, or has its
 * digits on Shift; any other key is as it is. "" for a letter or digit that is typed with AltGr, which is no command.
 */
export function latinKey(press: LatinPress): string {
  const { key, code = '', shiftKey } = press;
  if (press.getModifierState?.('AltGraph')) return LATIN.test(key) ? '' : key;
  if (LATIN.test(key)) return key.toLowerCase();
  const isDigit = !shiftKey && key.length === 1;
  const place = isDigit ? /^(?:Digit|Numpad)(\d)$/.exec(code) : null;
  const letter = OTHER_LETTER.test(key) ? /^Key(.)$/.exec(code) : null;
  return (place ?? letter)?.[1]?.toLowerCase() ?? key;
}
