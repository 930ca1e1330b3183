// @vitest-environment node
/** The server-rendered frame. */
import type { SiteLinks } from '@oshimado/contract';
import { expect, it } from 'vitest';
import { drawPage } from '../testing/draw-page';

/** The response, with the markup alone, without the messages embedded in the document. */
async function draw(url: string, links?: SiteLinks) {
  const { status, html } = await drawPage(url, { links });
  return { status, html: html.slice(0, html.indexOf('<script')) };
}

it('the frame has a skip link, a banner, two navigations and a main part', async () => {
  const { html } = await draw('/404');
  expect(html).toMatch(/<a[^>]*href="#main"/);
  expect(html).toContain('<header');
  expect(html).toContain('<nav aria-label="All pages"');
  expect(html).toContain('<nav aria-label="Main pages"');
  expect(html).toContain('<main id="main"');
});

it('the frame marks only the entry of the current page', async () => {
  const { html } = await draw('/channel?org=Nijisanji');
  const current = [...html.matchAll(/<a[^>]*aria-current="page"[^>]*>/g)].map(([tag]) => tag);
  expect(current).toHaveLength(2);
  expect(current.every((tag) => tag.includes('href="/channel?org=Nijisanji'))).toBe(true);
});

it('the frame has no bars and no drawer on a page that needs the whole screen', async () => {
  const { html } = await draw('/multiview/AAUY');
  expect(html).not.toContain('<header');
  expect(html).not.toContain('<nav');
  expect(html).toContain('<main id="main"');
});

it('the server answers an unknown path with 404 and the title of the not-found page, which links home', async () => {
  const { status, html } = await draw('/nowhere/at/all');
  expect(status).toBe(404);
  expect(html).toMatch(/<title>Content not found/);
  expect(html).toMatch(/<a[^>]*href="\/"[^>]*>(<[^>]*>)*Go to the home page/);
});

it('the frame has the language of the address in every link of the frame', async () => {
  const { html } = await draw('/404?lang=ja');
  const links = [...html.matchAll(/<a[^>]*href="(\/[^"]*)"/g)].map(([, href]) => href ?? '');
  expect(links.length).toBeGreaterThan(10);
  expect(links.filter((href) => !href.includes('lang=ja'))).toEqual([]);
});

it('the frame does not know the login, and shows neither a user nor a guest', async () => {
  const { html } = await draw('/404');
  expect(html).toContain('Favorites');
  expect(html).not.toContain('Log in to see when');
});

it('links only to the external sites that the operator has set', async () => {
  const links: SiteLinks = {
    social: [{ kind: 'x', href: 'https://x.example/oshimado' }],
    extension: {},
  };
  const outsideOf = (html: string) =>
    [...html.matchAll(/<a[^>]*href="(https?:[^"]*)"/g)].map(([, href]) => href);
  const { html } = await draw('/404', links);
  // Accounts elsewhere follow once the page is hydrated.
  expect(outsideOf(html)).toEqual([]);
  const { html: other } = await draw('/404', { ...links, music: 'https://music.example' });
  expect(outsideOf(other)).toEqual(['https://music.example']);
});

it('the frame draws where the players of a shared multiview go, and no more for other layouts', async () => {
  const drawing = 'data-part="first-frames"';
  const shared = await draw('/multiview/AAMMaaaaaaaaaaa,MAMMbbbbbbbbbbb');
  expect(shared.html).toContain(drawing);
  expect([...shared.html.matchAll(/data-place="([^"]+)"/g)].map(([, place]) => place)).toEqual([
    '0-0-12-12',
    '12-0-12-12',
  ]);
  expect(shared.html).toMatch(/<link rel="preconnect" href="https:\/\/www\.youtube/);
  // A script begins the players: without one the page stays as it is.
  expect(shared.html).not.toContain('<iframe');
  for (const path of ['/multiview', '/multiview/AAMMtwitchsomebody', '/multiview/AAMMx'])
    expect((await draw(path)).html).not.toContain(drawing);
});

it('the frame takes pictures from this server, or from the platforms where the operator says so', async () => {
  const path = '/multiview/AAMMaaaaaaaaaaa,MAMMbbbbbbbbbbb';
  const links: SiteLinks = { social: [], extension: {} };
  const own = await draw(path, { ...links, pictures: 'server' });
  expect(own.html).toMatch(/<img[^>]*src="\/statics\/thumbnail\/\w+\/aaaaaaaaaaa\.jpg"/);
  expect(own.html).not.toContain('i.ytimg.com');
  const others = await draw(path, { ...links, pictures: 'platform' });
  expect(others.html).toMatch(/<img[^>]*src="https:\/\/i\.ytimg\.com\/vi_webp\/aaaaaaaaaaa/);
});
