import { expect, test } from 'vitest';
import { loginPath } from './login-address';
import { returnPath } from './return-path';

test('The login page knows where to go afterwards, and whether to log in once more', () => {
  expect(loginPath()).toBe('/login');
  expect(loginPath({ returnTo: '/tlclient?video=YT_abc' })).toBe(
    '/login?return=%2Ftlclient%3Fvideo%3DYT_abc',
  );
  expect(loginPath({ again: true })).toBe('/login?again=1');
});

test('An address with query and fragment comes back as it was', () => {
  const returnTo = '/edit/video/a-b_c/music?t=5&x=%26#songs';
  const given = new URLSearchParams(loginPath({ returnTo, again: true }).slice('/login?'.length));
  expect(returnPath(given.get('return'))).toBe(returnTo);
});
