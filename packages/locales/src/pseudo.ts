/**
 * Pseudo-locales for layout tests: `long` is English in other letters and 40 % longer, `rtl` is English read from right to left.
 * Text that stays the same is not translatable; text that is cut off would be cut off in German too.
 */
import type { MessageTree } from './translate';

/** How a pseudo-locale changes English: longer words, or right to left. */
export type PseudoKind = 'long' | 'rtl';
/** Their language codes, as platforms name pseudo-locales. */
export const pseudoLanguages: Readonly<Record<string, PseudoKind>> = {
  'en-XA': 'long',
  'ar-XB': 'rtl',
};

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const ACCENTED = 'åƀçđéƒğħíĵķĺɱñóþɋřšţúṽŵẋýžÅƁÇĐÉƑĞĦÍĴĶĹṀÑÓÞɊŘŠŢÚṼŴẊÝŽ';
const accents = new Map(
  Array.from(LETTERS, (letter, index) => [letter, Array.from(ACCENTED)[index]]),
);
const LONGER = 0.4;
const RIGHT_TO_LEFT = '\u202e';
const END_OF_IT = '\u202c';

/** Matches placeholders, which stay as they are. */
const parts = (text: string) => text.split(/(\{\{\w+\}\})/);
const isPlace = (part: string) => part.startsWith('{{');

function lengthen(text: string): string {
  const accented = parts(text)
    .map((part) =>
      isPlace(part) ? part : part.replace(/[a-z]/gi, (one) => accents.get(one) ?? one),
    )
    .join('');
  const letters = parts(text)
    .filter((part) => !isPlace(part))
    .join('').length;
  return `[${accented}${'~'.repeat(Math.ceil(letters * LONGER))}]`;
}

const turn = (text: string) =>
  parts(text)
    .map((part) => (isPlace(part) || part === '' ? part : `${RIGHT_TO_LEFT}${part}${END_OF_IT}`))
    .join('');

/** The message tree in a pseudo-locale. */
export function pseudoMessages(tree: MessageTree, kind: PseudoKind): MessageTree {
  const change = kind === 'long' ? lengthen : turn;
  return Object.fromEntries(
    Object.entries(tree).map(([key, value]) => [
      key,
      typeof value === 'string' ? change(value) : pseudoMessages(value, kind),
    ]),
  );
}
