/**
 * Text as search sees it: one form for what a reader takes for the same. Width and ligatures are evened out (NFKC), case
 * goes, katakana counts as hiragana, marks that stretch a vowel all count as one. Accents stay: ü is not u.
 */
const KATAKANA = /[\u30A1-\u30F6\u30FD\u30FE]/g;
const KANA_DISTANCE = 0x60;
const STRETCHED = /[\u30FC\uFF70\u301C~～〜]/g;

const toHiragana = (character: string) =>
  String.fromCharCode(character.charCodeAt(0) - KANA_DISTANCE);

export const foldText = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(STRETCHED, 'ー')
    .replace(KATAKANA, toHiragana)
    .replace(/\s+/g, ' ')
    .trim();

/** Pairs of neighbouring characters inside words, each once; and every character alone, so that one is enough to search. */
export function gramsOf(folded: string): string[] {
  const grams = new Set<string>();
  for (const word of folded.split(' ')) {
    const characters = Array.from(word);
    for (const [at, character] of characters.entries()) {
      grams.add(character);
      const next = characters[at + 1];
      if (next !== undefined) grams.add(character + next);
    }
  }
  return [...grams];
}

/** The grams that every text with these words must hold: pairs where there are any, single characters otherwise. */
export function gramsToFind(folded: string): string[] {
  const grams = new Set<string>();
  for (const word of folded.split(' ')) {
    const characters = Array.from(word);
    if (characters.length === 1) grams.add(word);
    for (const [at, character] of characters.entries()) {
      const next = characters[at + 1];
      if (next !== undefined) grams.add(character + next);
    }
  }
  return [...grams].filter((gram) => gram !== '');
}
