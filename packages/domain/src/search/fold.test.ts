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
    expect(gramsOf('ab c').sort()).toEqual(['a', 'ab', 'b', 'c']);
    expect(gramsToFind('ab c').sort()).toEqual(['ab', 'c']);
    expect(gramsToFind('')).toEqual([]);
  });
});
