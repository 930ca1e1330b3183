import { expect, it } from 'vitest';
import { channelListStore } from './channel-list';
import { databaseOf } from './testing/database';

it('the text of the list is read once for all its pages, and again after a change', async () => {
  let row = { text: 'channels: []', version: 1, changed_at: new Date(0) };
  const texts: (string | null)[] = [];
  const db = databaseOf(async (_, [known]) => {
    const text = known === row.version ? null : row.text;
    texts.push(text);
    return [{ ...row, text }];
  });
  const { load } = channelListStore(db, () => new Date(0));
  expect([await load(), await load()]).toEqual([row, row]);
  row = { text: '', version: 2, changed_at: new Date(1) };
  expect([await load(), await load()]).toEqual([row, row]);
  expect(texts).toEqual(['channels: []', null, '', null]);
});
