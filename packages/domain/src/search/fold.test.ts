import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldText, gramsOf, gramsToFind } from './fold';

describe('text as search sees it', () => {
  it.each([
    ['Ｈｏｌｏ', 'holo'],
    ['ﾎﾛﾗｲﾌﾞ', 'ほろらいぶ'],
    ['ホロライブ', 'ほろらいぶ'],
    ['ほろらいぶ', 'ほろらいぶ'],
    ['ゲ～ム', 'げーむ'],
    ['ゲーム', 'げーむ'],
    ['  a \n b　c ', 'a b c'],
    ['①②', '12'],
    ['Ärger', 'ärger'],
    ['', ''],
  ])('%s is %s', (text, folded) => {
    expect(foldText(text)).toBe(folded);
  });

  it('is the same when it is folded again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(foldText(foldText(text))).toBe(foldText(text));
      }),
    );
  });

  it('any part of a text asks for grams that the text has', () => {
    const word = fc.string({
      unit: fc.constantFrom(...Array.from('abかきく歌枠 ー👍')),
      maxLength: 20,
    });
    fc.assert(
      fc.property(word, fc.nat(20), fc.nat(20), (text, from, length) => {
        const folded = foldText(text);
        const characters = Array.from(folded);
        const part = foldText(characters.slice(from, from + length).join(''));
        const grams = gramsOf(folded);
        for (const gram of gramsToFind(part)) expect(grams).toContain(gram);
      }),
    );
  });

  it('pairs never reach over a blank, and one character is enough', () => {
    const gramOf = (characters: string) => gramsToFind(characters)[0];
    expect(gramsOf('ab c')).toEqual(['a', 'b', 'ab', 'c'].map(gramOf));
    expect(gramsToFind('ab c')).toEqual(['ab', 'c'].map(gramOf));
    expect(gramsToFind('')).toEqual([]);
  });
});

/** The same in the plainest words, as the standard library puts them. */
const plainFold = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\u30FC\uFF70\u301C~～〜]/g, 'ー')
    .replace(/[\u30A1-\u30F6\u30FD\u30FE]/g, (kana) =>
      String.fromCharCode(kana.charCodeAt(0) - 0x60),
    )
    .replace(/\s+/g, ' ')
    .trim();

const plainGrams = (folded: string, isEverySingle: boolean) =>
  new Set(
    folded.split(' ').flatMap((word) => {
      const characters = Array.from(word);
      const pairs = characters.slice(1).map((next, at) => `${characters[at]}${next}`);
      return isEverySingle || characters.length === 1 ? [...characters, ...pairs] : pairs;
    }),
  );

describe('the fast way equals the plain one', () => {
  const unit = fc.oneof(
    fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
    fc.integer({ min: 0, max: 0xff_ff }).map((code) => String.fromCharCode(code)),
    fc.constantFrom(...Array.from(' \n\u3000\u00a0\ufeff~～ーｰｶﾞガがｱＡaß👍')),
  );
  const text = fc.array(unit, { maxLength: 60 }).map((units) => units.join(''));

  it('in folding any text', () => {
    fc.assert(
      fc.property(text, (any) => {
        expect(foldText(any)).toBe(plainFold(any));
      }),
      { numRuns: 3_000 },
    );
  });

  it('in folding every character', () => {
    const every = Array.from({ length: 0x1_00_00 }, (_, code) => `a${String.fromCharCode(code)}b`);
    expect(every.filter((around) => foldText(around) !== plainFold(around))).toEqual([]);
  });

  it('in folding a text of any length', () => {
    fc.assert(
      fc.property(text, fc.nat(9_000), (any, length) => {
        const long = `${any}カ`.repeat(9_000).slice(0, length);
        expect(foldText(long)).toBe(plainFold(long));
      }),
      { numRuns: 30 },
    );
  });

  it('in cutting a text into grams: a number for each, and for nothing else', () => {
    const numberOf = (gram: string) =>
      Array.from(gram).length === 1 ? gramsToFind(gram)[0] : gramsToFind(gram).at(-1);
    fc.assert(
      fc.property(text, (any) => {
        const folded = foldText(any);
        const every = new Set([...plainGrams(folded, true)].filter(Boolean).map(numberOf));
        expect(new Set(gramsOf(folded))).toEqual(every);
        const needed = new Set([...plainGrams(folded, false)].filter(Boolean).map(numberOf));
        expect(new Set(gramsToFind(folded))).toEqual(needed);
      }),
      { numRuns: 2_000 },
    );
  });

  it('and pairs of usual text hardly ever share a number', () => {
    const characters = Array.from({ length: 300 }, (_, at) =>
      String.fromCharCode(at < 100 ? 0x3041 + at : 0x4e00 + at * 37),
    );
    const pairs = characters.flatMap((first) => characters.map((second) => first + second));
    const numbers = new Set(pairs.map((pair) => gramsToFind(pair)[0]));
    expect(pairs.length - numbers.size).toBeLessThan(pairs.length / 1_000);
  });
});
