/** What stands for a name in a circle: one letter of its first word and one of its last. */

/** A letter with all that is written on it: in many scripts that is more than one character. */
function firstLetter(word: string): string {
  const from = word.search(/[\p{L}\p{N}]/u);
  if (from < 0) return '';
  const [letter] = new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(
    word.slice(from),
  );
  return letter?.segment ?? '';
}

/** Empty where the name has no letters at all. */
export function initialsOf(name: string): string {
  const letters = name.split(/\s+/u).map(firstLetter).filter(Boolean);
  const [first = ''] = letters;
  const last = letters.length > 1 ? (letters.at(-1) ?? '') : '';
  return `${first}${last}`.toUpperCase();
}
