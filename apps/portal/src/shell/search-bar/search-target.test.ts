import { describe, expect, it } from 'vitest';
import { targetHref } from './search-target';

const on = (path: string) => {
  const { pathname, searchParams } = new URL(path, 'https://oshi.example');
  return [pathname, searchParams] as const;
};

describe('where the search bar leads', () => {
  it.each([
    [{ kind: 'channel', id: 'UC1' }, '/?org=Hololive', '/channel/UC1'],
    [{ kind: 'watch', id: 'dQw4w9WgXcQ' }, '/', '/watch/dQw4w9WgXcQ'],
    [{ kind: 'search', q: 'a b' }, '/?org=Hololive', '/search?q=a+b'],
    [{ kind: 'search', q: 'a' }, '/?lang=ja', '/search?lang=ja&q=a'],
    [{ kind: 'search', q: 'b' }, '/search?q=a&sort=longest&page=3', '/search?q=b&sort=longest'],
    [{ kind: 'advanced', isOn: true }, '/search?q=a', '/search?q=a&advanced=true'],
    [{ kind: 'advanced', isOn: false }, '/search?q=a&advanced=true', '/search?q=a'],
    [{ kind: 'advanced', isOn: true, q: null }, '/about', '/search?advanced=true'],
    [
      { kind: 'custom video', video: { site: 'twitch', id: 'shylily', url: '' } },
      '/',
      '/multiview/AAYYtwitchshylily',
    ],
  ] as const)('%j from %s', (target, from, href) => {
    expect(targetHref(target, ...on(from))).toBe(href);
  });
});
