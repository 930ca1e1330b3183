import { expect, it } from 'vitest';
import { hostCookieAttributes, hostCookieName, readHostCookie } from './host-cookie';

it('with https the name and what goes with it keep the cookie to this host', () => {
  expect(hostCookieName('oshimado_login', true)).toBe('__Host-oshimado_login');
  expect(hostCookieAttributes(true)).toBe('Path=/; HttpOnly; SameSite=Lax; Secure');
  expect(hostCookieName('oshimado_login', false)).toBe('oshimado_login');
  expect(hostCookieAttributes(false)).toBe('Path=/; HttpOnly; SameSite=Lax');
});

it.each([
  [undefined, undefined, undefined],
  ['', undefined, undefined],
  ['other=1; __Host-name=a', undefined, 'a'],
  ['name=planted; __Host-name=own', 'planted', 'own'],
  ['name=planted', 'planted', undefined],
  ['my-name=x', undefined, undefined],
])('of %s it reads %s with http and %s with https', (header, plain, secure) => {
  expect(readHostCookie(header, 'name', false)).toBe(plain);
  expect(readHostCookie(header, 'name', true)).toBe(secure);
});
