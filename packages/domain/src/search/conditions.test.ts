import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  autocompleteQuery,
  filtersOf,
  readChips,
  SEARCH_PROBLEMS,
  searchProblem,
  wordsChip,
  writeChips,
  type SearchChip,
} from './conditions';

const words = (text: string) => ({ text });

describe('search conditions', () => {
  it('more than one comments condition fails', () => {
    const problem = searchProblem({ comment: ['a', 'b'], conditions: [] });
    expect(problem && SEARCH_PROBLEMS[problem]).toBe(
      'Cannot search using multiple comment conditions.',
    );
  });

  it('comments plus title & desc fails', () => {
    const problem = searchProblem({ comment: ['a'], conditions: [words('b')] });
    expect(problem && SEARCH_PROBLEMS[problem]).toBe(
      'Cannot search using comment + title & desc filters at the same time.',
    );
  });

  it('each alone is fine', () => {
    expect(searchProblem({ comment: ['a'], conditions: [] })).toBeUndefined();
    expect(searchProblem({ comment: [], conditions: [words('a'), words('b')] })).toBeUndefined();
  });

  it('chips become the filters of the body', () => {
    expect(
      filtersOf([
        wordsChip('title & desc', 'minecraft'),
        { type: 'channel', value: 'UC1', text: 'Sora' },
        { type: 'channel', value: 'UC2', text: 'Miko' },
        { type: 'topic', value: 'singing', text: 'singing' },
        { type: 'org', value: 'Hololive', text: 'Hololive' },
        { type: 'video url', value: 'abc', text: 'abc' },
      ]),
    ).toEqual({
      conditions: [{ text: 'minecraft' }],
      comment: [],
      vch: ['UC1', 'UC2'],
      topic: ['singing'],
      org: ['Hololive'],
    });
  });

  it('are read from addresses of the original', () => {
    expect(
      readChips('type,value,text\r\ntitle & desc,歌枠title & desc,歌枠\r\nchannel,UC1,Sora'),
    ).toEqual([wordsChip('title & desc', '歌枠'), { type: 'channel', value: 'UC1', text: 'Sora' }]);
    expect(readChips('text,type,value\nx,topic,singing')).toEqual([
      { type: 'topic', value: 'singing', text: 'x' },
    ]);
    expect(readChips('type,value,text\nunknown,a,b\ntopic,,x')).toEqual([]);
  });

  it.each([
    ['歌枠', '歌枠'],
    [' karaoke, now\n', 'karaoke, now'],
    ['type of game', 'type of game'],
  ])('are words where an address has no header: %j', (query, text) => {
    expect(readChips(query)).toEqual([wordsChip('title & desc', text)]);
  });

  it.each(['', ' ', '\u200B', ' \u200B\u3164\uFEFF ', 'type,value,text'])(
    'are none in %j',
    (query) => {
      expect(readChips(query)).toEqual([]);
    },
  );

  it('of words in which nothing is drawn are none, and ask for nothing', () => {
    const hidden = '\u200B\u2060';
    const topic: SearchChip = { type: 'topic', value: 'singing', text: 'singing' };
    const chips = [wordsChip('title & desc', hidden), wordsChip('comments', hidden), topic];
    expect(readChips(writeChips(chips))).toEqual([topic]);
    expect(autocompleteQuery(` ${hidden} `)).toBe('');
  });

  it('written and read again are the same, whatever was typed', () => {
    const text = fc
      .string({ unit: fc.constantFrom(...Array.from('ab,"\r\n;=+-@歌 <>')), minLength: 1 })
      .filter((typed) => typed.trim() !== '');
    const chip = fc.oneof(
      text.map((typed) => wordsChip('title & desc', typed)),
      text.map((typed) => wordsChip('comments', typed)),
      fc
        .tuple(text, text)
        .map(([value, shown]): SearchChip => ({ type: 'topic', value, text: shown })),
    );
    fc.assert(
      fc.property(fc.array(chip, { maxLength: 6 }), (chips) => {
        expect(readChips(writeChips(chips))).toEqual(chips);
      }),
    );
  });

  it('any text at all is read without a throw', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...Array.from('",\n\rtypevalux')) }), (csv) => {
        expect(Array.isArray(readChips(csv))).toBe(true);
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('a text that is longer than what the server searches for', () => {
  // Its 200th character is the first half of an emoji.
  const long = `${'a'.repeat(199)}😀 and more`;
  const beginning = 'a'.repeat(199);

  it('is searched by its beginning, without half a character', () => {
    expect(wordsChip('comments', long).text).toBe(beginning);
    expect(autocompleteQuery(long)).toBe(beginning);
  });

  it('is cut in an address too', () => {
    const chips = (['title & desc', 'comments'] as const).map((type): SearchChip => ({
      type,
      value: `${long}${type}`,
      text: long,
    }));
    expect(filtersOf(chips)).toMatchObject({
      conditions: [words(beginning)],
      comment: [beginning],
    });
  });
});

describe('what is asked of the suggestions', () => {
  it.each([
    ['  #singing ', 'singing'],
    ['mario kart', 'mario_kart'],
    ['mario #kart', 'mario_kart'],
    ['＃歌枠', '歌枠'],
    ['https://www.youtube.com/@minato_ch', '@minato_ch'],
    [
      'https://notyoutube.com/channel/UC1DCedRgGHBdm81E1llLhOQ',
      'https://notyoutube.com/channel/UC1DCedRgGHBdm81E1llLhOQ',
    ],
    ['https://www.youtube.com/channel/UC1DCedRgGHBdm81E1llLhOQ?x', 'UC1DCedRgGHBdm81E1llLhOQ'],
    ['', ''],
  ])('%s is %s', (typed, query) => {
    expect(autocompleteQuery(typed)).toBe(query);
  });
});
