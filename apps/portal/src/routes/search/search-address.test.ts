import { wordsChip, type SearchChip } from '@oshimado/domain';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  changed,
  COLLABS,
  countExtras,
  MINUTES_MAX,
  NO_EXTRAS,
  readSearch,
  searchHref,
  SORTS,
  STATUSES,
  TYPES,
  writeSearch,
  type SearchState,
} from './search-address';

const words = fc.string({ minLength: 1, maxLength: 20, unit: 'grapheme' }).filter(
  // Half a character cannot stand in an address.
  (text) => !/\p{Surrogate}/u.test(text),
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
const minutes = fc.option(fc.integer({ min: 0, max: MINUTES_MAX }), { nil: null });
const state: fc.Arbitrary<SearchState> = fc.record({
  chips: fc.array(chip, { maxLength: 5 }),
  isAdvanced: fc.boolean(),
  sort: fc.constantFrom(...SORTS),
  type: fc.constantFrom(...TYPES),
  page: fc.integer({ min: 1, max: 9999 }),
  extras: fc.record({
    statuses: fc.subarray([...STATUSES]),
    minMinutes: minutes,
    maxMinutes: minutes,
    collabs: fc.constantFrom(...COLLABS),
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
  extras: NO_EXTRAS,
};

describe('the whole state of the search page lies in the address', () => {
  it('and comes back from it', () => {
    fc.assert(
      fc.property(state, (given) => {
        const text = writeSearch(given).toString();
        expect(readSearch(new URLSearchParams(text))).toEqual(given);
      }),
    );
  });

  it('whatever the address says, something can be searched', () => {
    const names = ['q', 'sort', 'type', 'page', 'status', 'min_minutes', 'clip_lang', 'advanced'];
    const query = fc.dictionary(fc.constantFrom(...names), fc.string());
    fc.assert(
      fc.property(query, (given) => {
        const read = readSearch(new URLSearchParams(given));
        expect(readSearch(writeSearch(read))).toEqual(read);
      }),
    );
  });

  it('what is usual is not written, and other parts of the query stay', () => {
    expect(searchHref(START)).toBe('/search');
    const beside = new URLSearchParams('lang=ja&sort=longest&page=3');
    expect(searchHref(START, beside)).toBe('/search?lang=ja');
  });

  it('the page restarts on a change', () => {
    expect(changed({ ...START, page: 4 }, { sort: 'longest' })).toEqual({
      ...START,
      sort: 'longest',
    });
    expect(changed({ ...START, page: 4 }, { page: 5 }).page).toBe(5);
  });

  it('counts what narrows the search', () => {
    expect(countExtras(NO_EXTRAS)).toBe(0);
    expect(countExtras({ ...NO_EXTRAS, clipLangs: [], minMinutes: 0 })).toBe(2);
  });
});
