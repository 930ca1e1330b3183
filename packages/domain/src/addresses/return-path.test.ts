import { describe, expect, it } from 'vitest';
import { returnPath } from './index';

describe('the way back after a login', () => {
  it.each([
    '/',
    '/watch/dQw4w9WgXcQ?t=10&playlist=3#chat',
    '/search?q=type%2Cvalue%2Ctext%0D%0Atopic%2Csinging%2Csinging&page=2',
    '/search?q=https%3A%2F%2Fyoutu.be%2Fx',
    '/multiview/AAUYdQw4w9WgXcQ%2CUAEYchat0',
    '/channel/UC1?tab=a:b',
    '/a%20b',
    '/100%25',
    '/watch//x',
  ])('%s is kept', (text) => {
    expect(returnPath(text)).toBe(text);
  });

  it('letters of other scripts are encoded, dots are resolved', () => {
    expect(returnPath('/search?q=歌枠')).toBe('/search?q=%E6%AD%8C%E6%9E%A0');
    expect(returnPath('/a/../b/./c')).toBe('/b/c');
  });

  it.each([
    undefined,
    null,
    '',
    'watch',
    'https://evil.example/',
    'javascript:alert(1)',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '/a\\b',
    '/\t/evil.example',
    '/\n/evil.example',
    '/\u0000',
    '/a b',
    '/..//evil.example',
    '/.//evil.example',
    '/%2e%2e//evil.example',
    '/a/..//evil.example',
    '/%2f%2fevil.example',
    '/%2Fevil.example',
    '/%252fevil.example',
    '/%25252fevil.example',
    '/%2525252525252fevil.example',
    '/%5cevil.example',
    '/%255cevil.example',
    '/%0d%0aSet-Cookie:x',
    '/%09/evil.example',
    '/javascript:alert(1)',
    '/javascript%3Aalert(1)',
    '/https:%2f%2fevil.example',
    '/%68ttps%3A//evil.example',
    '/50%',
    '@evil.example',
    'user@evil.example/',
    `/${'a'.repeat(9_000)}`,
  ])('%j is refused', (text) => {
    expect(returnPath(text)).toBeUndefined();
  });

  it('what was kept is kept again', () => {
    const kept = returnPath('/a/%7e/../歌?x=歌#歌');
    expect(returnPath(kept)).toBe(kept);
  });
});
