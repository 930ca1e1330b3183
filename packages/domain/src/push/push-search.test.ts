import { expect, it } from 'vitest';
import { wordsChip, writeChips, type SearchChip } from '../search/conditions';
import { followedSearch } from './push-search';

const queryOf = (chips: readonly SearchChip[], more: Record<string, string> = {}) =>
  new URLSearchParams({ q: writeChips(chips), ...more }).toString();
const karaoke = wordsChip('title & desc', '歌枠');

it('a search is followed with its conditions and filters, whatever state it asks for', () => {
  const org: SearchChip = { type: 'org', value: 'Hololive', text: 'Hololive' };
  const query = queryOf([karaoke, org], { collabs: 'only', status: 'past', whole_word: 'true' });
  expect(followedSearch(query)).toMatchObject({
    conditions: [{ text: '歌枠' }],
    org: ['Hololive'],
    collabs: 'only',
    whole_word: true,
    status: [],
    target: ['stream'],
  });
});

it.each([
  ['no conditions', ''],
  ['damaged ones', 'q=type,value,text%0Atitle'],
  ['a text that is too long', `q=${'a'.repeat(2_000)}`],
  ['comments', queryOf([wordsChip('comments', 'clap')])],
  ['clips', queryOf([karaoke], { type: 'clip' })],
  ['favorites', queryOf([karaoke], { favorites: 'true' })],
])('a search of %s is not', (_, query) => {
  expect(followedSearch(query)).toBeUndefined();
});
