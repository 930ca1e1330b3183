/**
 * Normalizes text for search: NFKC (width, ligatures), lower case, katakana to hiragana, one mark for long vowels. Accents stay:
 * ü is not u.
 */
const KANA_DISTANCE = 0x60;
const STRETCH = 0x30fc;
const BLANK = 0x20;
/** Code units per call of `String.fromCharCode`; more arguments could overflow the stack. */
const PIECE = 4_096;

const isKatakana = (unit: number) =>
  (unit >= 0x30a1 && unit <= 0x30f6) || unit === 0x30fd || unit === 0x30fe;

/** Marks of long vowels: ー ｰ 〜 ~ ～. */
const isStretch = (unit: number) =>
  unit === 0x30fc || unit === 0xff70 || unit === 0x301c || unit === 0x7e || unit === 0xff5e;

/** The characters that `\s` matches. */
const isBlank = (unit: number) =>
  unit === BLANK ||
  (unit >= 0x09 && unit <= 0x0d) ||
  (unit >= 0xa0 &&
    (unit === 0xa0 ||
      unit === 0x1680 ||
      (unit >= 0x2000 && unit <= 0x200a) ||
      unit === 0x2028 ||
      unit === 0x2029 ||
      unit === 0x202f ||
      unit === 0x205f ||
      unit === 0x3000 ||
      unit === 0xfeff));

export function foldText(text: string): string {
  const even = text.normalize('NFKC').toLowerCase();
  const units: number[] = [];
  let folded = '';
  let isInside = false;
  let hasBlank = false;
  for (let at = 0; at < even.length; at += 1) {
    const unit = even.charCodeAt(at);
    if (isBlank(unit)) {
      hasBlank = isInside;
      continue;
    }
    if (hasBlank) units.push(BLANK);
    hasBlank = false;
    isInside = true;
    if (isStretch(unit)) units.push(STRETCH);
    else units.push(isKatakana(unit) ? unit - KANA_DISTANCE : unit);
    if (units.length >= PIECE) folded += String.fromCharCode(...units.splice(0));
  }
  return folded + String.fromCharCode(...units);
}

/** Multiplier that spreads pairs over all 32-bit numbers, so that few pairs collide. */
const SPREAD = 0x9e37_79b1;
/** Second number of a single character; larger than any code point. */
const NO_SECOND = 0x11_0000;

/** A character or a pair of characters as a 32-bit integer. Collisions are possible but rare. */
const numberOf = (first: number, second = NO_SECOND) => (Math.imul(first, SPREAD) + second) | 0;

/**
 * The grams of a folded text as numbers: every pair of neighbouring characters within a word, and single characters: all
 * of them, or only one-character words.
 */
function collect(folded: string, isEverySingle: boolean): number[] {
  const grams = new Set<number>();
  let before = BLANK;
  for (let at = 0; at < folded.length;) {
    const character = folded.codePointAt(at) ?? BLANK;
    at += character > 0xff_ff ? 2 : 1;
    if (character !== BLANK) {
      const isAlone = before === BLANK && (at >= folded.length || folded.charCodeAt(at) === BLANK);
      if (isEverySingle || isAlone) grams.add(numberOf(character));
      if (before !== BLANK) grams.add(numberOf(before, character));
    }
    before = character;
  }
  return [...grams];
}

/** Unique pairs of neighbouring characters inside words, and every single character, so that one character can be searched. */
export const gramsOf = (folded: string): number[] => collect(folded, true);

/** The grams that every match must contain: pairs if there are any, otherwise single characters. */
export const gramsToFind = (folded: string): number[] => collect(folded, false);
