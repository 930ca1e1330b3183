import { NO_SEARCH_EXTRAS, type SearchChip, wordsChip } from '@oshimado/domain';
import { describe, expect, it } from 'vitest';
import { chipsOf, draftOf, draftProblem, isLengthWrong } from './search-draft';

const chip = (type: SearchChip['type'], value: string): SearchChip => ({
  type,
  value,
  text: `the ${value}`,
});
const COMMENT = wordsChip('comments', 'clap');
const TITLES = ['a', 'b'].map((words) => wordsChip('title & desc', words));

describe('submitting the form', () => {
  it('rebuilds the conditions in the order orgs, topic, channels, title, comments', () => {
    const chips = [
      ...TITLES,
      chip('channel', 'UC1'),
      chip('org', 'Hololive'),
      chip('topic', 'singing'),
      chip('org', 'Nijisanji'),
      chip('channel', 'UC2'),
    ];
    const rebuilt = chipsOf(draftOf({ chips, extras: NO_SEARCH_EXTRAS }));
    expect(rebuilt.map(({ text }) => text)).toEqual([
      'the Hololive',
      'the Nijisanji',
      'The singing',
      'the UC1',
      'the UC2',
      'a',
      'b',
    ]);
  });

  it('submitting the form sends no blanks and nothing twice', () => {
    const draft = draftOf({ chips: [], extras: NO_SEARCH_EXTRAS });
    expect(chipsOf({ ...draft, titles: [' a ', '', 'a'], comments: ['  '] })).toEqual([TITLES[0]]);
  });

  it('submitting the form is refused where the conditions contradict each other', () => {
    const draft = draftOf({ chips: [], extras: NO_SEARCH_EXTRAS });
    expect(draftProblem(draft)).toBeUndefined();
    expect(draftProblem({ ...draft, comments: ['a', 'b'] })).toBe('manyComments');
    expect(draftProblem(draftOf({ chips: [COMMENT, ...TITLES], extras: NO_SEARCH_EXTRAS }))).toBe(
      'commentsAndTitle',
    );
    expect(isLengthWrong({ ...NO_SEARCH_EXTRAS, minMinutes: 5, maxMinutes: 4 })).toBe(true);
    expect(isLengthWrong({ ...NO_SEARCH_EXTRAS, minMinutes: 5, maxMinutes: null })).toBe(false);
  });
});
