import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { redirectAddress } from './redirect-address';

const MUSIC = 'https://music.example';

test.each([
  ['/home', '/'],
  ['/home/', '/'],
  ['/home?org=Hololive&lang=ja', '/?org=Hololive&lang=ja'],
  ['/watch?v=dQw4w9WgXcQ', '/watch/dQw4w9WgXcQ'],
  ['/watch/?v=dQw4w9WgXcQ', '/watch/dQw4w9WgXcQ'],
  ['/watch?v=dQw4w9WgXcQ&t=30&playlist=local', '/watch/dQw4w9WgXcQ?t=30&playlist=local'],
  ['/watch?playlist=1&v=dQw4w9WgXcQ', '/watch/dQw4w9WgXcQ?playlist=1'],
  ['/watch', '/'],
  ['/watch/', '/'],
  ['/watch?v=&lang=ja', '/?lang=ja'],
  ['/watch?v=a%2F..%2Fb', '/watch/a%2F..%2Fb'],
  ['/channel/UCx/music', `${MUSIC}/channel/UCx`],
  ['/channel/a%3Fb/music', `${MUSIC}/channel/a%3Fb`],
  ['//', '/'],
  ['//about', '/about'],
  ['//about//?org=A//B', '/about?org=A//B'],
  ['/channel//UCx', '/channel/UCx'],
  ['//home?lang=ja', '/?lang=ja'],
  ['//watch?v=dQw4w9WgXcQ', '/watch/dQw4w9WgXcQ'],
  ['/channel//UCx/music', `${MUSIC}/channel/UCx`],
  ['//evil.example', '/evil.example'],
  ['/\\evil.example', '/evil.example'],
  ['///\\//evil.example//', '/evil.example'],
])('%s redirects to %s', (address, target) => {
  expect(redirectAddress(address, MUSIC)).toBe(target);
});

test.each([
  '/',
  '/watch/dQw4w9WgXcQ?v=other',
  '/homes',
  '/home/x',
  '/channel/UCx',
  '/channel/music',
  '/channel/%/music',
  '/search?q=a//b',
  'http://evil.example//about',
])('%s is a page, or nothing', (address) => {
  expect(redirectAddress(address, MUSIC)).toBeUndefined();
});

it('a redirect leads to no music site where there is none', () => {
  expect(redirectAddress('/channel/UCx/music')).toBeUndefined();
});

it('a redirect stays on the site whatever video is named', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1, unit: 'grapheme' }), (id) => {
      const target = redirectAddress(`/watch?${new URLSearchParams({ v: id }).toString()}`) ?? '';
      expect(target.startsWith('/watch/')).toBe(true);
      expect(target.slice('/watch/'.length)).not.toMatch(/[/?#\\\s]/);
    }),
  );
});

it('a redirect never leads to another host, whatever the path is', () => {
  const path = fc
    .array(fc.constantFrom('/', '\\', 'evil.example', '@', ':', '.', '%5C', '?', 'about'))
    .map((parts) => parts.join(''));
  fc.assert(
    fc.property(path, (text) => {
      const target = redirectAddress(text);
      if (target === undefined) return;
      expect(target).toMatch(/^\/(?![/\\])/);
      expect(new URL(target, 'https://own.example').origin).toBe('https://own.example');
    }),
  );
});
