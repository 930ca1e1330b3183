import { expect, it } from 'vitest';
import { readHostCookie, writeHostCookie } from './host-cookie';

it('with https the name and what goes with it keep the cookie to this host', () => {
  const cookie = { name: 'oshimado_login', value: 'a.b-c_d', maxAge: 60 };
  expect(writeHostCookie(cookie, true)).toBe(
    '__Host-oshimado_login=a.b-c_d; Max-Age=60; Path=/; HttpOnly; Secure; SameSite=Lax',
  );
  expect(writeHostCookie(cookie, false)).toBe(
    'oshimado_login=a.b-c_d; Max-Age=60; Path=/; HttpOnly; SameSite=Lax',
  );
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
