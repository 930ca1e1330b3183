import { isDrawn } from '@oshimado/contract';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { COLLAB_CHOICES } from '../feed/collabs';
import {
  changedSearch,
  countSearchExtras,
  SEARCH_MINUTES_MAX,
  NO_SEARCH_EXTRAS,
  readSearch,
  searchHref,
  SEARCH_SORTS,
  SEARCH_STATUSES,
  SEARCH_TYPES,
  writeSearch,
  type SearchState,
} from './search-address';
import { wordsChip, type SearchChip } from './conditions';

const words = fc.string({ minLength: 1, maxLength: 20, unit: 'grapheme' }).filter(
  // Half a character cannot be written into an address, and words of which nothing is drawn are left out of it.
  (text) => !/\p{Surrogate}/u.test(text) && isDrawn(text),
);
const chip: fc.Arbitrary<SearchChip> = fc.oneof(
  words.map((text) => wordsChip('title & desc', text)),
  words.map((text) => wordsChip('comments', text)),
  fc.record({
    type: fc.constantFrom('channel' as const, 'topic' as const, 'org' as const),
    value: words,
    text: words,
  }),
);
const languages = fc.uniqueArray(fc.constantFrom('en', 'ja', 'zh-TW', 'ko', 'id'));
const minutes = fc.option(fc.integer({ min: 0, max: SEARCH_MINUTES_MAX }), { nil: null });
const state: fc.Arbitrary<SearchState> = fc.record({
  chips: fc.array(chip, { maxLength: 5 }),
  isAdvanced: fc.boolean(),
  sort: fc.constantFrom(...SEARCH_SORTS),
  type: fc.constantFrom(...SEARCH_TYPES),
  page: fc.integer({ min: 1, max: 9999 }),
  extras: fc.record({
    statuses: fc.subarray([...SEARCH_STATUSES]),
    minMinutes: minutes,
    maxMinutes: minutes,
    collabs: fc.constantFrom(...COLLAB_CHOICES),
    isWholeWord: fc.boolean(),
    talentLangs: languages,
    clipLangs: fc.option(languages, { nil: null }),
    isFavoritesOnly: fc.boolean(),
  }),
});

const START: SearchState = {
  chips: [],
  isAdvanced: false,
  sort: 'newest',
  type: 'all',
  page: 1,
  extras: NO_SEARCH_EXTRAS,
};

describe('the address has the whole state of the search page', () => {
  it('from which it is read back', () => {
    fc.assert(
      fc.property(state, (given) => {
        const text = writeSearch(given).toString();
        expect(readSearch(new URLSearchParams(text))).toEqual(given);
      }),
    );
  });

  it('any address gives a state that can be written again', () => {
    const names = ['q', 'sort', 'type', 'page', 'status', 'min_minutes', 'clip_lang', 'advanced'];
    const query = fc.dictionary(fc.constantFrom(...names), fc.string());
    fc.assert(
      fc.property(query, (given) => {
        const read = readSearch(new URLSearchParams(given));
        expect(readSearch(writeSearch(read))).toEqual(read);
      }),
    );
  });

  it('defaults are not written, and other parts of the query stay', () => {
    expect(searchHref(START)).toBe('/search');
    const beside = new URLSearchParams('lang=ja&sort=longest&page=3');
    expect(searchHref(START, beside)).toBe('/search?lang=ja');
  });

  it('the page restarts on a change', () => {
    expect(changedSearch({ ...START, page: 4 }, { sort: 'longest' })).toEqual({
      ...START,
      sort: 'longest',
    });
    expect(changedSearch({ ...START, page: 4 }, { page: 5 }).page).toBe(5);
  });

  it('counts what narrows the search', () => {
    expect(countSearchExtras(NO_SEARCH_EXTRAS)).toBe(0);
    expect(countSearchExtras({ ...NO_SEARCH_EXTRAS, clipLangs: [], minMinutes: 0 })).toBe(2);
  });
});
