// @vitest-environment node
/** What the server draws of the pages that need a login. */
import { describe, expect, it } from 'vitest';
import { drawPage, rendererWith } from '../testing/draw-page';
import { pagePaths } from './pages';
import { serverPages } from './server-pages';

const TOKEN = 'oshimado_view=x; OSHIMADO_JWT=a.b.c';
const gated = pagePaths.filter((path) => serverPages[path].hasGate);

it('admin, the script tools and the translation client have a gate', () => {
  expect(gated).toEqual(['/tlclient', '/scripteditor', '/scriptmanager', '/admin']);
});

describe.each(gated)('%s', (path) => {
  it('is drawn with the way to the login for a guest, and without it for who has a token', async () => {
    const [guest, user] = await Promise.all([drawPage(path), drawPage(path, { cookie: TOKEN })]);
    expect(guest.html).toMatch(/<h1[^>]*>[^<]+<\/h1>/);
    expect(guest.html).toMatch(/<main[^>]*>.*<a[^>]*href="\/login"/s);
    expect(user.html).not.toMatch(/<main[^>]*>.*<a[^>]*href="\/login"/s);
  });

  it('is kept apart for guests and for who has a token, whichever it is', () => {
    const { canonical } = rendererWith();
    const keyOf = (cookie: string | undefined) =>
      canonical({ url: path, cookie, acceptLanguage: 'en' }).cookie;
    expect(keyOf('OSHIMADO_JWT=a.b.c')).toBe(keyOf('OSHIMADO_JWT=d.e.f'));
    expect(keyOf('OSHIMADO_JWT=a.b.c')).not.toBe(keyOf(undefined));
    expect(keyOf('OSHIMADO_JWT=')).toBe(keyOf(undefined));
  });
});

it('a page without a gate is one for guests and for who has a token', () => {
  const { canonical } = rendererWith();
  const keyOf = (cookie: string) => canonical({ url: '/', cookie, acceptLanguage: 'en' }).cookie;
  expect(keyOf(TOKEN)).toBe(keyOf('oshimado_view=x'));
});
