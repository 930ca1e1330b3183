import { expect, it } from 'vitest';
import { hostCookieAttributes, hostCookieName, readHostCookie } from './host-cookie';

it('with https the name and what goes with it keep the cookie to this host', () => {
  expect(hostCookieName('oshimado_login', true)).toBe('__Host-oshimado_login');
  expect(hostCookieAttributes(true)).toBe('Path=/; HttpOnly; SameSite=Lax; Secure');
  expect(hostCookieName('oshimado_login', false)).toBe('oshimado_login');
  expect(hostCookieAttributes(false)).toBe('Path=/; HttpOnly; SameSite=Lax');
});

it.each([
  [undefined, undefined],
  ['', undefined],
  ['other=1; __Host-name=new', 'new'],
  ['name=old; __Host-name=new', 'new'],
  // Set before this version.
  ['name=old', 'old'],
  ['my-name=x', undefined],
])('of %s it reads %s', (header, value) => {
  expect(readHostCookie(header, 'name')).toBe(value);
});
