import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { foldText, searchableText } from './fold';
import { foldQuery } from './fold-query';

it.each([
  ['エヴ', ['えぶ', 'えば', 'えび', 'えべ', 'えぼ']],
  ['えゔ', ['えぶ', 'えば', 'えび', 'えべ', 'えぼ']],
  ['エブ', ['えぶ']],
  ['エヴァ', ['えば']],
  ['ヴ', ['ぶ']],
  ['', ['']],
])('the folds of %j', (query, folds) => {
  expect(foldQuery(query)).toEqual(folds);
});

it('whatever is typed of a title finds it, letter by letter', () => {
  const letter = fc.constantFrom(...'エヴァィェォュンラブ歌 a'.split(''));
  fc.assert(
    fc.property(fc.array(letter, { maxLength: 8 }), (letters) => {
      const title = ['エ', ...letters].join('');
      const text = searchableText(title);
      for (let end = 1; end <= title.length; end += 1) {
        expect(foldQuery(title.slice(0, end)).some((fold) => text.includes(fold))).toBe(true);
      }
    }),
  );
});

it('the first fold is that of the text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (query) => {
      expect(foldQuery(query)[0]).toBe(foldText(query));
    }),
  );
});
