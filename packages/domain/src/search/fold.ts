/**
 * Text as search compares it. Each rule is one character for one or more others, or asks only for what stands on both sides,
 * so that any part of a text folds to a part of the folded text, unless it begins or ends inside ヴァ (`foldQuery` has what it may end in).
 *
 * - NFKC (width, ligatures, circled digits), lower case; ß is ss, ς is σ, the Turkish ı and İ are i.
 * - Katakana are hiragana, variant kanji the usual form (`kanji-variants.ts`), ヴァ ヴィ ヴ ヴェ ヴォ are バ ビ ブ ベ ボ, and letters of the
 *   same sound are one: ぢ じ, づ ず, ゐ い, ゑ え, を お (ヲタク, オタク).
 * - Marks of long vowels, hyphens and dashes are one mark, because each is written for the others.
 * - Double quotes are one mark. Apostrophes, single quotes and invisible characters are dropped: don't, dont.
 * - Blanks, middle dots and ornaments (♡ ☆ ♪) are one space, and none between two Chinese or Japanese
 *   characters, whose writers use either or nothing: ガウル・グラ, ガウル グラ, ガウル☆グラ, ガウルグラ. A middle dot between two l is
 *   a letter's part. A text of nothing but ornaments is the first of their kinds.
 *
 * Accents stay: ü is not u. `searchableText` holds a text without them as well, and the kinds of its ornaments.
 */
import { usualKanji } from './kanji-variants';

const KANA_DISTANCE = 0x60;
const STRETCH = 0x30fc;
const BLANK = 0x20;
const DROP = 0;
/** Code units per call of `String.fromCharCode`; more arguments could overflow the stack. */
const PIECE = 4_096;
/** First halves of U+E0000 to U+E03FF, among them the selectors of a kanji's form; nothing of these is drawn. */
const SELECTORS = 0xdb40;

type Range = readonly [first: number, last: number];
const one = (unit: number): Range => [unit, unit];

/** The characters that `\s` matches, without U+FEFF, and the dots and double hyphens between the parts of a name. */
const BLANKS: readonly Range[] = [
  [0x09, 0x0d],
  one(0x20),
  one(0xa0),
  one(0x1680),
  [0x2000, 0x200a],
  [0x2028, 0x2029],
  one(0x202f),
  one(0x205f),
  one(0x3000),
  ...[0xb7, 0x387, 0x2022, 0x2219, 0x22c5, 0x2e31, 0x30a0, 0x30fb, 0xff65].map(one),
];

/** Characters of Japanese and Chinese as they are folded, the first halves of those beyond U+FFFF among them. */
const UNSPACED: readonly Range[] = [
  [0x3005, 0x3007],
  [0x3041, 0x3096],
  [0x309d, 0x309f],
  one(STRETCH),
  one(0x30ff),
  [0x31f0, 0x31ff],
  [0x3400, 0x4dbf],
  [0x4e00, 0x9fff],
  [0xf900, 0xfaff],
  [0xd840, 0xd8ff],
];
const isUnspaced = (unit: number): boolean =>
  unit >= 0x3005 && UNSPACED.some(([first, last]) => unit >= first && unit <= last);

/** Marks of long vowels (ー ｰ 〜 ~ ～ 〰), hyphens, dashes, minus signs and the lines that are drawn for them. */
const STRETCHES: readonly Range[] = [
  ...[0x2d, 0x7e, 0x2d7, 0x2043, 0x2053, 0x2212, 0x223c, 0x301c, 0x3030, 0x30fc, 0xff5e].map(one),
  one(0xff70),
  [0x2010, 0x2015],
  [0x2500, 0x2501],
  [0x2e3a, 0x2e3b],
];

/** Control characters, points of hyphenation, and what Unicode lists as `Default_Ignorable_Code_Point`. */
const DROPPED: readonly Range[] = [
  [0x00, 0x08],
  [0x0e, 0x1f],
  [0x7f, 0x9f],
  ...[0x2027, 0xad, 0x34f, 0x61c, 0x3164, 0xfeff, 0xffa0].map(one),
  [0x115f, 0x1160],
  [0x17b4, 0x17b5],
  [0x180b, 0x180f],
  [0x200b, 0x200f],
  [0x202a, 0x202e],
  [0x2060, 0x206f],
  [0xfe00, 0xfe0f],
  [0xfff0, 0xfff8],
];

/** ' ` ʹ ʻ ʼ ʽ ˈ ‘ ’ ‚ ‛ ′ ‵ ‹ › ❛ ❜ ꞌ */
const SINGLE_QUOTES: readonly Range[] = [
  ...[0x27, 0x60, 0x2b9, 0x2c8, 0x2032, 0x2035, 0xa78c].map(one),
  [0x2bb, 0x2bd],
  [0x2018, 0x201b],
  [0x2039, 0x203a],
  [0x275b, 0x275c],
];

const SLASH = 0x2f;
/** ⁄ ∕ ⧸, the first of them in ½. */
const SLASHES: readonly Range[] = [0x2044, 0x2215, 0x29f8].map(one);

const QUOTATION_MARK = 0x22;
/** « » “ ” „ ‟ ❝ ❞ 〝 〞 〟 */
const DOUBLE_QUOTES: readonly Range[] = [
  ...[0xab, 0xbb].map(one),
  [0x201c, 0x201f],
  [0x275d, 0x275e],
  [0x301d, 0x301f],
];

/** Ornaments beside and between words, each kind with the character that it is folded to where it is all there is. */
const ORNAMENTS: readonly (readonly [kind: string, ranges: readonly Range[]])[] = [
  ['♡', [one(0x2661), one(0x2665), [0x2763, 0x2767]]],
  ['☆', [[0x2605, 0x2606], one(0x22c6), [0x2726, 0x2730], [0x2b50, 0x2b52]]],
  ['♪', [[0x2669, 0x266c]]],
  ['✿', [[0x273d, 0x2743]]],
  ['♢', [one(0x2662), one(0x2666), [0x25c6, 0x25c8]]],
  ['♤', [one(0x2660), one(0x2663), one(0x2664), one(0x2667)]],
  ['□', [[0x25a0, 0x25ab]]],
  ['△', [[0x25b2, 0x25c5]]],
  ['●', [one(0x25cf)]],
];
const patternOf = (ranges: readonly Range[]) =>
  new RegExp(
    `[${ranges.map(([first, last]) => `${String.fromCharCode(first)}-${String.fromCharCode(last)}`).join('')}]`,
  );
const KINDS = ORNAMENTS.map(([kind, ranges]) => [kind, patternOf(ranges)] as const);
const ANY_ORNAMENT = patternOf(ORNAMENTS.flatMap(([, ranges]) => ranges));

/** The kinds of ornaments that a text has. */
const ornamentsOf = (text: string): string[] =>
  ANY_ORNAMENT.test(text)
    ? KINDS.filter(([, pattern]) => pattern.test(text)).map(([kind]) => kind)
    : [];

/** The letters va, vi, ve and vo of katakana. */
const VA_TO_VO = 'ばびべぼ';
const VA = 0x30f7;

/** What becomes of each code unit. */
function makeTable(): Uint16Array {
  const table = Uint16Array.from({ length: 0x1_00_00 }, (_, unit) => unit);
  const set = (ranges: readonly Range[], to: number) => {
    for (const [first, last] of ranges) table.fill(to, first, last + 1);
  };
  set(BLANKS, BLANK);
  set(STRETCHES, STRETCH);
  set(DROPPED, DROP);
  set(SINGLE_QUOTES, DROP);
  set(DOUBLE_QUOTES, QUOTATION_MARK);
  set(SLASHES, SLASH);
  for (const [, ranges] of ORNAMENTS) set(ranges, BLANK);
  for (let at = 0; at < VA_TO_VO.length; at += 1) table[VA + at] = VA_TO_VO.charCodeAt(at);
  for (let unit = 0x30a1; unit <= 0x30fe; unit += 1) {
    if (unit <= 0x30f6 || unit >= 0x30fd) table[unit] = unit - KANA_DISTANCE;
  }
  for (const [other, usual] of usualKanji()) {
    if (other.length === 1) table[other.charCodeAt(0)] = usual.charCodeAt(0);
  }
  return table;
}

let known: Uint16Array | undefined;

/** Marks that NFKC would take apart: an accent becomes a space and a mark, ″ two of ′. */
const APART = /[\u00B4\u02DC\u1FBF\u1FBD\u1FEF\u1FFD\u2017\u203E\u2033\u2036]/g;
const WHOLE: Readonly<Record<string, string>> = {
  '\u02DC': '~',
  '\u2017': '-',
  '\u203E': '-',
  '\u2033': '"',
  '\u2036': '"',
};

/** Letters by rules that a table of units cannot hold. */
const LETTERS = /[ßςı]/g;
const PLAINER: Readonly<Record<string, string>> = { ß: 'ss', ς: 'σ', ı: 'i' };
/** The middle dot of Catalan, which is also written as others; the letter ŀ has become this. */
const DOT_OF_L = /l[·•∙⋅](?=l)/g;
let highVariants: RegExp | undefined;
/** Finds kanji beyond U+FFFF. */
const highVariantsPattern = (): RegExp =>
  (highVariants ??= new RegExp(
    [...usualKanji().keys()].filter((kanji) => kanji.length > 1).join('|'),
    'g',
  ));

/** Unit by unit: this is most of the work of a search index. */
function foldUnits(even: string): string {
  const table = (known ??= makeTable());
  const units: number[] = [];
  let folded = '';
  let isInside = false;
  let hasBlank = false;
  let wasUnspaced = false;
  for (let at = 0; at < even.length; at += 1) {
    const code = even.charCodeAt(at);
    const unit = table[code] ?? code;
    if (unit === DROP) continue;
    if (unit === BLANK) {
      hasBlank = isInside;
      continue;
    }
    if (unit === SELECTORS && even.charCodeAt(at + 1) >= 0xdc00) {
      at += 1;
      continue;
    }
    // The second half of a character is what its first half was.
    const isUnspacedNow: boolean =
      unit >= 0xdc00 && unit <= 0xdfff ? wasUnspaced : isUnspaced(unit);
    if (hasBlank && !(wasUnspaced && isUnspacedNow)) units.push(BLANK);
    hasBlank = false;
    isInside = true;
    wasUnspaced = isUnspacedNow;
    units.push(unit);
    if (units.length >= PIECE) folded += String.fromCharCode(...units.splice(0));
  }
  return folded + String.fromCharCode(...units);
}

/** ヴ with the small letter after it, in hiragana. */
const VU = /ゔ[ぁぃぇぉゃゅょ]?/g;
const BA_TO_BO: Readonly<Record<string, string>> = {
  ゔぁ: 'ば',
  ゔぃ: 'び',
  ゔぇ: 'べ',
  ゔぉ: 'ぼ',
  ゔゃ: 'びゃ',
  ゔゅ: 'びゅ',
  ゔょ: 'びょ',
};

const SAME_SOUND: Readonly<Record<string, string>> = {
  ぢ: 'じ',
  づ: 'ず',
  ゐ: 'い',
  ゑ: 'え',
  を: 'お',
};

const foldWords = (text: string): string =>
  foldUnits(
    text
      .replace(APART, (mark) => WHOLE[mark] ?? "'")
      .normalize('NFKC')
      .toLowerCase()
      .replace(LETTERS, (letter) => PLAINER[letter] ?? letter)
      .replace(DOT_OF_L, 'l')
      .replace(highVariantsPattern(), (kanji) => usualKanji().get(kanji) ?? kanji),
  )
    // The Turkish İ is an i with a dot; and what is dropped may have kept an accent from its letter.
    .replace(/i\u0307+/g, 'i')
    .normalize('NFC')
    .replace(VU, (letters) => BA_TO_BO[letters] ?? 'ぶ')
    .replace(/[ぢづゐゑを]/g, (letter) => SAME_SOUND[letter] ?? letter);

/** A text as search compares it. Two texts that a reader takes for the same fold to the same text. */
export const foldText = (text: string): string => foldWords(text) || (ornamentsOf(text)[0] ?? '');

const ACCENTS = /[\u0300-\u036F]/g;
const STROKES = /[đðħłøŧæœþ]/g;
const PLAIN: Readonly<Record<string, string>> = {
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ł: 'l',
  ø: 'o',
  ŧ: 't',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
};

/** Letters that may have an accent: Latin, Greek and Cyrillic ones beyond ASCII, and accents by themselves. */
const MAY_HAVE_ACCENTS = /[\u00C0-\u052F\u1E00-\u1FFF]/;

const withoutAccents = (folded: string): string =>
  folded
    .normalize('NFD')
    .replace(ACCENTS, '')
    .normalize('NFC')
    .replace(STROKES, (letter) => PLAIN[letter] ?? letter);

/** Between the forms of a text; no folded query has it. */
const BETWEEN = ' \n ';

/**
 * Texts to search in: folded each, once more without accents if they have any, and the kinds of their ornaments. A folded query is a
 * part of it if a text matches: a query without accents finds letters with any, a query with accents only these.
 */
export function searchableText(...texts: readonly string[]): string {
  const folded = texts
    .map(foldWords)
    .filter((text) => text !== '')
    .join(' ');
  const plain = MAY_HAVE_ACCENTS.test(folded) ? withoutAccents(folded) : folded;
  const forms = [folded, plain === folded ? '' : plain, ornamentsOf(texts.join(' ')).join('')];
  return forms.filter((form) => form !== '').join(BETWEEN);
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
