import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { filtersOf, typedWords } from './conditions';
import { readSearch } from './search-address';
import { wordSearchPath } from './word-search-path';

const drawnWords = fc.string({ minLength: 1 }).filter((words) => typedWords(words) !== '');

it('a search by words is read by the search page as it was written', () => {
  fc.assert(
    fc.property(drawnWords, fc.string(), (words, org) => {
      const { search } = new URL(wordSearchPath(words, org), 'https://oshimado.example');
      const state = readSearch(new URLSearchParams(search));
      expect(filtersOf(state.chips)).toMatchObject({
        conditions: [{ text: words }],
        org: org === '' ? [] : [org],
      });
      expect(state.extras.clipLangs).toEqual([]);
    }),
  );
});

it.each(['', ' ', '\u200B'])('a search for nothing is the search page: %j', (words) => {
  expect(wordSearchPath(words, '')).toBe('/search');
});
