import { expect, it } from 'vitest';
import { readHostCookie, writeHostCookie } from './host-cookie';

it('a cookie is kept to this host by its name and attributes with https', () => {
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
])('a cookie header %s is read as %s with http and as %s with https', (header, plain, secure) => {
  expect(readHostCookie(header, 'name', false)).toBe(plain);
  expect(readHostCookie(header, 'name', true)).toBe(secure);
});
