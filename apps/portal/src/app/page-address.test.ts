import { expect, it } from 'vitest';
import { pageAddress, pages } from './page-address';

it.each([
  ['/', '/'],
  ['/?x=random', '/'],
  ['/?f=1&sort=viewers&g=2', '/?sort=viewers'],
  ['/?page=1&lang=xx', '/'],
  ['/?page=07', '/'],
  ['/?page=7&lang=ja', '/?page=7&lang=ja'],
  ['/?org=A&org=B', '/?org=A'],
  ['/?org=%20A,A', '/?org=A'],
  ['/?lang=ja&org=A', '/?org=A&lang=ja'],
  ['/about?q=random', '/about'],
  ['/search?q=x&jwt=1', '/search?q=x'],
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

it('the address a page is drawn as is drawn as itself', () => {
  const names = [...new Set(Object.values(pages).flat()), 'org', 'lang', 'x'];
  const values = ['', '1', '02', 'ja', 'A,B', 'A\\,B', ' A ', '%', '\u0000', '\ud800', '推し&=?#'];
  const paths = ['/', '/search', '/channel/UCx', '/login', '/watch', '/no/where', '//'];
  for (const path of paths) {
    for (const value of values) {
      const query = new URLSearchParams(names.map((name) => [name, value])).toString();
      const once = pageAddress(`${path}?${query}`);
      expect(pageAddress(once)).toBe(once);
    }
  }
});
