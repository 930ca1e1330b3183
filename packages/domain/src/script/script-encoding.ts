/** Recognizes how the text of a script file is written. Old subtitle tools write UTF-16, or what their country wrote before Unicode. */

/** Names are those of the Encoding standard. */
export type ScriptEncoding =
  | 'utf-8'
  | 'utf-16le'
  | 'utf-16be'
  | 'shift_jis'
  | 'gb18030'
  | 'big5'
  | 'euc-kr'
  | 'windows-1252';

/** The encodings that are recognized, as a menu lists them. */
export const SCRIPT_ENCODINGS: readonly ScriptEncoding[] = [
  'utf-8',
  'utf-16le',
  'utf-16be',
  'shift_jis',
  'gb18030',
  'big5',
  'euc-kr',
  'windows-1252',
];

const isTail = (byte: number | undefined) => byte !== undefined && (byte & 0xc0) === 0x80;

/** How many bytes follow the first one of a character; undefined if no character begins with it. */
function utf8Tails(byte: number): number | undefined {
  if (byte < 0x80) return 0;
  if (byte >= 0xc2 && byte < 0xe0) return 1;
  if (byte >= 0xe0 && byte < 0xf0) return 2;
  return byte >= 0xf0 && byte < 0xf5 ? 3 : undefined;
}

function isUtf8(bytes: Uint8Array): boolean {
  for (let at = 0; at < bytes.length;) {
    const tails = utf8Tails(bytes[at] ?? 0);
    if (tails === undefined) return false;
    for (let next = 1; next <= tails; next += 1) if (!isTail(bytes[at + next])) return false;
    at += tails + 1;
  }
  return true;
}

/**
 * Encodings of one country each. Most bytes are a text in several of them, so the letters of its language tell: so large a share of what is
 * not ASCII. Han characters are the most frequent ones of Chinese.
 */
const LOCAL: readonly (readonly [encoding: ScriptEncoding, letters: RegExp, share: number])[] = [
  ['shift_jis', /[\u3041-\u3096\u30A1-\u30FC]/g, 0.1],
  ['euc-kr', /[\uAC00-\uD7A3]/g, 0.8],
  ['gb18030', /[的一是不了我你在有这他个们来到说就人大好会吗什么没看]/g, 0.1],
  ['big5', /[的一是不了我你在有這他個們來到說就人大好會嗎什麼沒看]/g, 0.1],
];
const FOREIGN = /[^\0-\u007F]/g; // oxlint-disable-line no-control-regex -- all of ASCII is what is left out
/** Letters with accents are at most a third of a text. */
const LATIN_SHARE = 1 / 3;

/** Undefined if a byte is none of the encoding. */
function decoded(bytes: Uint8Array, encoding: ScriptEncoding): string | undefined {
  try {
    // A sample may end inside of a character.
    return new TextDecoder(encoding, { fatal: true }).decode(bytes, { stream: true });
  } catch {
    // What is not valid is not written in it.
    return undefined;
  }
}

const countOf = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

/** So much of a file tells what it is written in. */
const SAMPLE = 50_000;
/** The first word with an accent begins at most so much before it. */
const WORD = 20;

function localOf(file: Uint8Array): ScriptEncoding | undefined {
  // The first byte beyond ASCII begins a character.
  const start = file.findIndex((byte) => byte >= 0x80);
  const bytes = file.subarray(start, start + SAMPLE);
  for (const [encoding, letters, share] of LOCAL) {
    const text = decoded(bytes, encoding) ?? '';
    const foreign = countOf(text, FOREIGN);
    if (foreign > 0 && countOf(text, letters) >= foreign * share) return encoding;
  }
  const high = bytes.filter(isHigh).length;
  const isSparse = high <= (start + bytes.length - high) * LATIN_SHARE;
  const words = file.subarray(Math.max(0, start - WORD), start + SAMPLE);
  if (isSparse && !bytes.some(isUnused) && hasLatinWords(words)) return 'windows-1252';
  const japanese = decoded(bytes, 'shift_jis');
  if (japanese === undefined) return undefined;
  // Few Chinese or Korean characters among much ASCII are such letters in Shift_JIS.
  const isOther = isSparse && countOf(japanese, HALF_WIDTH) * 2 > countOf(japanese, FOREIGN);
  return isOther ? undefined : 'shift_jis';
}

const HALF_WIDTH = /[\uFF61-\uFF9F]/g;
const isHigh = (byte: number) => byte >= 0x80;
/** The space and the quotation marks of Windows-1252 that stand side by side. */
const MARKS: readonly number[] = [0xa0, 0xab, 0xbb];
const isAccent = (byte = 0) => isHigh(byte) && !MARKS.includes(byte);
const isLetter = (byte = 0) => isAccent(byte) || /[a-z]/i.test(String.fromCharCode(byte));

/**
 * In Western languages, most letters with accents stand alone, or in words that have more letters without. Whole files do not tell: ids and
 * addresses of a table hide that its names are not so.
 */
function hasLatinWords(bytes: Uint8Array): boolean {
  let [accents, paired, letters] = [0, 0, 0];
  for (let at = 0; at < bytes.length;) {
    let end = at;
    let own = 0;
    for (; isLetter(bytes[end]); end += 1) {
      if (!isAccent(bytes[end])) continue;
      own += 1;
      if (isAccent(bytes[end - 1]) || isAccent(bytes[end + 1])) paired += 1;
    }
    accents += own;
    if (own > 0) letters += end - at;
    at = end + 1;
  }
  return paired * 2 <= accents || accents * 2 <= letters;
}

/** Bytes that Windows-1252 has no letter for. */
const isUnused = (byte: number) => [0x81, 0x8d, 0x8f, 0x90, 0x9d].includes(byte);

/** Digits and line ends of a script have a zero byte in UTF-16. */
const ZERO_SHARE = 0.1;

function utf16Of(bytes: Uint8Array): ScriptEncoding | undefined {
  let [even, odd] = [0, 0];
  for (const [at, byte] of bytes.entries()) {
    if (byte !== 0) continue;
    if (at % 2 === 0) even += 1;
    else odd += 1;
  }
  const least = (bytes.length / 2) * ZERO_SHARE;
  if (odd > least && odd > even * 4) return 'utf-16le';
  return even > least && even > odd * 4 ? 'utf-16be' : undefined;
}

/** What the bytes of a text file are likely written in; undefined if nothing fits. */
export function guessEncoding(bytes: Uint8Array): ScriptEncoding | undefined {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const wide = utf16Of(bytes);
  if (wide) return wide;
  if (isUtf8(bytes)) return 'utf-8';
  return localOf(bytes);
}

/** The text of a file, whatever it is likely written in: spreadsheets save tables in what their country wrote before Unicode. */
export const textOfFile = (bytes: Uint8Array): string =>
  // A character that was cut in two fits no encoding.
  new TextDecoder(guessEncoding(bytes) ?? 'utf-8').decode(bytes);
