import { expect, it } from 'vitest';
import { addBackups, readBackups, writeBackups, type StorageEntry } from './index';
import { BACKUPS_MAX } from './backups';

const entry = (text: string): StorageEntry => ({ key: 'oshimado.grid', text });

it('backups come back as they were written', () => {
  const entries = [entry('a'), entry('b')];
  expect(readBackups(writeBackups(entries).text)).toEqual(entries);
  expect(readBackups(null)).toEqual([]);
});

it('the newer ones stand first, and the same text is not kept twice', () => {
  expect(addBackups([entry('a'), entry('b')], [entry('c'), entry('b')])).toEqual(
    ['c', 'b', 'a'].map(entry),
  );
});

it('there is an end to them', () => {
  const many = Array.from({ length: 50 }, (_, index) => entry(String(index)));
  expect(addBackups(many, [])).toHaveLength(BACKUPS_MAX);
  expect(readBackups(JSON.stringify(many))).toHaveLength(BACKUPS_MAX);
});

it.each(['nonsense', '{"__proto__":1}', '3'])(
  'a text that is no list of backups is kept as one: %s',
  (text) => {
    expect(readBackups(text)).toEqual([{ key: 'oshimado.backup', text }]);
  },
);

it('what is no backup in the list is passed over', () => {
  const list = [entry('a'), null, { key: 1, text: 'b' }, { key: 'c' }];
  expect(readBackups(JSON.stringify(list))).toEqual([entry('a')]);
});
