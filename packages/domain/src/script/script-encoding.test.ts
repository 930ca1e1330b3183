import { describe, expect, it } from 'vitest';
import { guessEncoding } from './script-encoding';

const text = '1\r\n00:00:01,000 --> 00:00:02,000\r\nこんばんは\r\n';
const codesOf = (part: string) =>
  Array.from({ length: part.length }, (_, at) => part.charCodeAt(at));
const utf16 = (isBig: boolean, hasMark: boolean) => {
  const units = codesOf(`${hasMark ? '\uFEFF' : ''}${text}`);
  return Uint8Array.from(
    units.flatMap((unit) => (isBig ? [unit >> 8, unit & 255] : [unit & 255, unit >> 8])),
  );
};
// "こんばんは" in Shift_JIS.
const shiftJis = [0x82, 0xb1, 0x82, 0xf1, 0x82, 0xce, 0x82, 0xf1, 0x82, 0xcd];

describe('how a file is written', () => {
  it('is UTF-8 with and without a mark', () => {
    expect(guessEncoding(new TextEncoder().encode(text))).toBe('utf-8');
    expect(guessEncoding(new TextEncoder().encode(`\uFEFF${text}`))).toBe('utf-8');
    expect(guessEncoding(new Uint8Array())).toBe('utf-8');
  });

  it.each([true, false])('is UTF-16 of both orders, with a mark: %s', (hasMark) => {
    expect(guessEncoding(utf16(false, hasMark))).toBe('utf-16le');
    expect(guessEncoding(utf16(true, hasMark))).toBe('utf-16be');
  });

  it('is Shift_JIS', () => {
    const bytes = Uint8Array.from([...codesOf('1\n00:00:01,000 --> 00:00:02,000\n'), ...shiftJis]);
    expect(guessEncoding(bytes)).toBe('shift_jis');
    expect(new TextDecoder('shift_jis').decode(bytes)).toContain('こんばんは');
  });

  it('is not known where nothing fits', () => {
    expect(guessEncoding(Uint8Array.from([0xff, 0x41, 0xfd, 0xfd]))).toBeUndefined();
  });
});
