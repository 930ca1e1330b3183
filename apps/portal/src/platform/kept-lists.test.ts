/** Lists that a tab stores for its reload. */
import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { KEPT_MAX, keepLists, recallLists } from './kept-lists';
import { KEPT_LISTS_KEY } from './page-return';

const GUEST = null;
const ARCHIVE = ['videos', 'orgs:Hololive', 'archive'];

const clientWith = (
  ...lists: readonly (readonly [key: readonly unknown[], data: unknown, at?: number])[]
) => {
  const client = new QueryClient();
  for (const [key, data, updatedAt] of lists) client.setQueryData(key, data, { updatedAt });
  return client;
};

function loadedAgain(viewerId: string | null = GUEST) {
  const client = new QueryClient();
  recallLists(client, sessionStorage, viewerId)();
  return client;
}

it('the storage of lists restores the lists of the tab, to be refetched in the background', () => {
  keepLists(clientWith([ARCHIVE, ['a', 'b'], 5]), sessionStorage, GUEST);
  expect(loadedAgain().getQueryState(ARCHIVE)).toMatchObject({
    data: ['a', 'b'],
    dataUpdatedAt: 5,
    isInvalidated: true,
  });
});

it('a stored list does not replace newer data of the server', () => {
  keepLists(clientWith([ARCHIVE, 'old', 5]), sessionStorage, GUEST);
  const client = clientWith([ARCHIVE, 'new', 6]);
  recallLists(client, sessionStorage, GUEST)();
  expect(client.getQueryState(ARCHIVE)).toMatchObject({ data: 'new', isInvalidated: false });
});

it('the storage of lists stores lists only', () => {
  keepLists(clientWith([['account', 'key'], 'secret']), sessionStorage, GUEST);
  expect(sessionStorage.getItem(KEPT_LISTS_KEY)).not.toContain('secret');
});

it('the store of lists shows the lists of a viewer to that viewer alone', () => {
  keepLists(clientWith([ARCHIVE, 'mine']), sessionStorage, 'me');
  expect(loadedAgain('them').getQueryData(ARCHIVE)).toBeUndefined();
  expect(loadedAgain(GUEST).getQueryData(ARCHIVE)).toBeUndefined();
  expect(loadedAgain('me').getQueryData(ARCHIVE)).toBe('mine');
});

it('the store of lists keeps the lists of earlier pages of the tab until a newer one has the same key', () => {
  const search = ['search', { q: 'a' }];
  keepLists(clientWith([ARCHIVE, 'old'], [search, 'found']), sessionStorage, GUEST);
  keepLists(clientWith([ARCHIVE, 'new']), sessionStorage, GUEST);
  const client = loadedAgain();
  expect(client.getQueryData(ARCHIVE)).toBe('new');
  expect(client.getQueryData(search)).toBe('found');
});

it('the storage of lists stores the newest lists if not all fit', () => {
  const long = 'x'.repeat(KEPT_MAX * 0.6);
  const [old, recent] = [
    ['videos', 1],
    ['videos', 2],
  ];
  keepLists(clientWith([old, long, 1], [recent, long, 2]), sessionStorage, GUEST);
  const client = loadedAgain();
  expect(client.getQueryData(old)).toBeUndefined();
  expect(client.getQueryData(recent)).toBe(long);
});

it('the store of lists removes the stored lists if the storage is full', () => {
  keepLists(clientWith([ARCHIVE, 'old']), sessionStorage, GUEST);
  const full = {
    getItem: (key: string) => sessionStorage.getItem(key),
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
    removeItem: (key: string) => sessionStorage.removeItem(key),
  };
  keepLists(clientWith([ARCHIVE, 'new']), full, GUEST);
  expect(loadedAgain().getQueryData(ARCHIVE)).toBeUndefined();
});

it('the store of lists ignores invalid stored lists', () => {
  for (const text of ['{', '5', '[]', 'null']) {
    sessionStorage.setItem(KEPT_LISTS_KEY, text);
    expect(loadedAgain().getQueryCache().getAll()).toEqual([]);
  }
});
