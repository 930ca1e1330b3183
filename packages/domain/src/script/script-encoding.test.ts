import { describe, expect, it } from 'vitest';
import { guessEncoding, textOfFile } from './script-encoding';

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
    expect(textOfFile(bytes)).toContain('こんばんは');
  });

  it.each([
    [
      'gb18030',
      '你好，我们今天看直播',
      [
        0xc4, 0xe3, 0xba, 0xc3, 0xa3, 0xac, 0xce, 0xd2, 0xc3, 0xc7, 0xbd, 0xf1, 0xcc, 0xec, 0xbf,
        0xb4, 0xd6, 0xb1, 0xb2, 0xa5,
      ],
    ],
    [
      'big5',
      '你好，我們今天看直播',
      [
        0xa7, 0x41, 0xa6, 0x6e, 0xa1, 0x41, 0xa7, 0xda, 0xad, 0xcc, 0xa4, 0xb5, 0xa4, 0xd1, 0xac,
        0xdd, 0xaa, 0xbd, 0xbc, 0xbd,
      ],
    ],
    [
      'euc-kr',
      '안녕하세요 여러분',
      [
        0xbe, 0xc8, 0xb3, 0xe7, 0xc7, 0xcf, 0xbc, 0xbc, 0xbf, 0xe4, 0x20, 0xbf, 0xa9, 0xb7, 0xaf,
        0xba, 0xd0,
      ],
    ],
    [
      'windows-1252',
      'Ärger für die Größe',
      [
        0xc4, 0x72, 0x67, 0x65, 0x72, 0x20, 0x66, 0xfc, 0x72, 0x20, 0x64, 0x69, 0x65, 0x20, 0x47,
        0x72, 0xf6, 0xdf, 0x65,
      ],
    ],
    [
      'shift_jis',
      '今日は歌枠、ｶﾗｵｹ',
      [
        0x8d, 0xa1, 0x93, 0xfa, 0x82, 0xcd, 0x89, 0xcc, 0x98, 0x67, 0x81, 0x41, 0xb6, 0xd7, 0xb5,
        0xb9,
      ],
    ],
  ] as const)('is %s: %s', (encoding, said, written) => {
    const bytes = Uint8Array.from([...codesOf('1\n00:00:01,000 --> 00:00:02,000\n'), ...written]);
    expect(guessEncoding(bytes)).toBe(encoding);
    expect(textOfFile(bytes)).toContain(said);
  });

  it.each([
    ['天音', 'shift_jis', [0x93, 0x56, 0x89, 0xb9]],
    ['冷鸢', undefined, [0xc0, 0xe4, 0xf0, 0xb0]],
    ['杏仁', undefined, [0xa7, 0xf6, 0xa4, 0xaf]],
    ['Größe', 'windows-1252', [0x47, 0x72, 0xf6, 0xdf, 0x65]],
    ['« Ça »', 'windows-1252', [0xab, 0xa0, 0xc7, 0x61, 0xa0, 0xbb]],
    ['à', 'windows-1252', [0xe0]],
  ] as const)(
    'a table of ids does not hide what a name is written in: %s is %s',
    (_, encoding, name) => {
      const id = codesOf(`,UC${'a'.repeat(22)}\r\n`);
      const bytes = Uint8Array.from([...codesOf('name,youtube\r\n'), ...name, ...id]);
      expect(guessEncoding(bytes)).toBe(encoding);
    },
  );

  it('is Windows-1252 with its own quotation marks', () => {
    const written = codesOf('Don\u0092t say \u0093no\u0094 to him');
    expect(guessEncoding(Uint8Array.from(written))).toBe('windows-1252');
    expect(guessEncoding(Uint8Array.from([...codesOf('un caf'), 0xe9]))).toBe('windows-1252');
  });

  it('is not known where nothing fits, and read as UTF-8', () => {
    const bytes = Uint8Array.from([0xff, 0x41, 0xfd, 0xfd]);
    expect(guessEncoding(bytes)).toBeUndefined();
    expect(textOfFile(bytes)).toBe('\uFFFDA\uFFFD\uFFFD');
  });
});
