import { searchHref, writeSearch, type SearchState } from '@oshimado/domain';
import { expect, it } from 'vitest';
import { pageAddress } from './page-address';

it.each([
  ['/', '/'],
  ['/?x=random', '/'],
  ['/?f=1&sort=viewers&g=2', '/?sort=viewers'],
  ['/?page=1&lang=xx', '/'],
  ['/?page=07', '/'],
  ['/?page=7&lang=ja', '/?page=7&lang=ja'],
  ['/?lang=zh-TW', '/?lang=zh'],
  ['/?lang=JA', '/?lang=ja'],
  ['/?sort=random', '/'],
  ['/?sort=latest&type=x&before=zzz', '/'],
  [
    '/favorites?sort=viewers&type=all&before=2026-01-31',
    '/favorites?sort=viewers&before=2026-01-31&type=all',
  ],
  ['/?before=2026-99-99', '/'],
  ['/channel?tab=zzz', '/channel'],
  ['/channel?tab=vtuber', '/channel'],
  ['/channel?tab=subber', '/channel?tab=subber'],
  ['/?org=A&org=B', '/?org=A'],
  ['/?org=%20A,A', '/?org=A'],
  ['/?lang=ja&org=A', '/?org=A&lang=ja'],
  ['/about?q=random', '/about'],
  [
    '/addChannel?address=https%3A%2F%2Fwww.youtube.com%2F%40ao&x=1',
    '/addChannel?address=https%3A%2F%2Fwww.youtube.com%2F%40ao',
  ],
  ['/search?q=x&jwt=1', '/search?q=x'],
  ['/search?page=2&clip_lang=&x=1&sort=oldest', '/search?sort=oldest&page=2'],
  ['/library?page=12345', '/library?page=12345'],
  ['/login?service=google&jwt=secret&return=%2Fabout', '/login?return=%2Fabout'],
  ['/channel/UCx/clips?page=2', '/channel/UCx/clips?page=2'],
  ['/nowhere?org=A', '/-/-/-?org=A'],
  ['/random/1/2/3', '/-/-/-'],
  ['/about/', '/about'],
  ['//about', '/-/-/-'],
  ['/channel//UCx', '/-/-/-'],
  ['/%', '/-/-/-'],
])('%s is drawn as %s', (address, drawn) => {
  expect(pageAddress(address)).toBe(drawn);
});

it('an address that is no page keeps the frame of its first word', () => {
  expect(pageAddress('/watch/a/b/c')).toBe('/watch/-/-/-');
  expect(pageAddress('/multiview/a/b')).toBe('/multiview/-/-/-');
});

const everyChoice: SearchState = {
  chips: [{ type: 'topic', value: 'singing', text: 'Singing' }],
  isAdvanced: true,
  sort: 'oldest',
  type: 'clip',
  page: 2,
  extras: {
    statuses: ['live'],
    minMinutes: 1,
    maxMinutes: 2,
    collabs: 'only',
    isWholeWord: true,
    talentLangs: ['ja'],
    clipLangs: ['en'],
    isFavoritesOnly: true,
  },
};
const searchNames = [...writeSearch(everyChoice).keys()];

it('every parameter that the search page writes is part of its canonical address', () => {
  expect(searchNames).toHaveLength(13);
  expect(pageAddress(searchHref(everyChoice))).toBe(searchHref(everyChoice));
});

it('the address a page is drawn as is drawn as itself', () => {
  const names = [
    'sort',
    'before',
    'type',
    'page',
    'tab',
    'return',
    'org',
    'lang',
    'x',
    ...searchNames,
  ];
  const values = [
    '',
    '1',
    '02',
    'ja',
    'A,B',
    'A\\,B',
    ' A ',
    '%',
    '\u0000',
    '\ud800',
    '推し&=?#',
    'type,value\ntopic,"a',
  ];
  const paths = ['/', '/search', '/channel', '/channel/UCx', '/login', '/watch', '/no/where', '//'];
  for (const path of paths) {
    for (const value of values) {
      const query = new URLSearchParams(names.map((name) => [name, value])).toString();
      const once = pageAddress(`${path}?${query}`);
      expect(pageAddress(once)).toBe(once);
    }
  }
});
