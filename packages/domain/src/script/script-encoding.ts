/** Recognizes how the text of a script file is written. Old subtitle tools write UTF-16 and, in Japan, Shift_JIS. */

/** Names are those of the Encoding standard. */
export type ScriptEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'shift_jis';

/** The encodings that are recognized, as a menu lists them. */
export const SCRIPT_ENCODINGS: readonly ScriptEncoding[] = [
  'utf-8',
  'utf-16le',
  'utf-16be',
  'shift_jis',
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

const isLead = (byte: number) => (byte >= 0x81 && byte <= 0x9f) || (byte >= 0xe0 && byte <= 0xfc);

function isShiftJis(bytes: Uint8Array): boolean {
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at] ?? 0;
    const isSingle = byte < 0x80 || (byte >= 0xa1 && byte <= 0xdf);
    if (isSingle) continue;
    const second = bytes[at + 1] ?? 0;
    if (!isLead(byte) || second < 0x40 || second === 0x7f || second > 0xfc) return false;
    at += 1;
  }
  return true;
}

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
  return isShiftJis(bytes) ? 'shift_jis' : undefined;
}
