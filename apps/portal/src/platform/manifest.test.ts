// @vitest-environment node
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { pages } from '../routes/pages';

interface Picture {
  readonly src: string;
  readonly sizes: string;
  readonly type: string;
  readonly purpose?: string;
  readonly form_factor?: string;
}
interface Manifest {
  readonly [member: string]: unknown;
  readonly scope: string;
  readonly icons: readonly Picture[];
  readonly screenshots: readonly Picture[];
  readonly shortcuts: readonly { name: string; url: string; icons: readonly Picture[] }[];
  readonly share_target: { action: string; method: string; params: Record<string, string> };
}

const PORTAL = join(import.meta.dirname, '..', '..');
const file = (path: string) => readFile(join(PORTAL, 'public', path));
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- its members are tested here
const manifest = JSON.parse((await file('manifest.webmanifest')).toString()) as Manifest;

/** Signature, then the IHDR chunk with width and height. */
const sizeOfPng = (bytes: Buffer) =>
  bytes.toString('latin1', 1, 4) === 'PNG'
    ? `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`
    : 'no picture';

describe('the manifest', () => {
  it('the manifest has the members that an installable app needs', () => {
    expect(manifest).toMatchObject({
      id: '/',
      name: 'Oshimado',
      short_name: 'Oshimado',
      scope: '/',
      start_url: '/',
      display: 'standalone',
      lang: 'en',
      dir: 'ltr',
      theme_color: expect.stringMatching(/^#[\da-f]{6}$/),
      background_color: expect.stringMatching(/^#[\da-f]{6}$/),
      launch_handler: { client_mode: expect.arrayContaining(['auto']) },
    });
  });

  it('the manifest has icons of both sizes, maskable ones too, and pictures of phones and desktops', () => {
    const icons = manifest.icons.map(({ sizes, purpose }) => `${purpose} ${sizes}`);
    expect(icons.toSorted()).toEqual([
      'any 192x192',
      'any 512x512',
      'maskable 192x192',
      'maskable 512x512',
    ]);
    expect(manifest.screenshots.map((picture) => picture.form_factor)).toEqual(['narrow', 'wide']);
  });

  const pictures = [
    ...manifest.icons,
    ...manifest.screenshots,
    ...manifest.shortcuts.flatMap(({ icons }) => icons),
  ];
  test.each(pictures.map(({ src, sizes, type }) => [src, sizes, type]))(
    'the file %s has the size %s',
    async (src, sizes, type) => {
      expect(type).toBe('image/png');
      expect(sizeOfPng(await file(src))).toBe(sizes);
    },
  );

  it('the manifest has screenshots within the aspect ratio that browsers accept', () => {
    for (const { sizes } of manifest.screenshots) {
      const [width = 0, height = 0] = sizes.split('x').map(Number);
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(320);
      expect(Math.max(width, height)).toBeLessThanOrEqual(2.3 * Math.min(width, height));
    }
  });

  it('links to existing pages, and is a share target', () => {
    expect(manifest.shortcuts.map(({ name, url }) => [name, url])).toEqual([
      ['Live', '/'],
      ['Favorites', '/favorites'],
      ['Playlists', '/playlists'],
      ['Search', '/search'],
    ]);
    expect(manifest.share_target).toEqual({
      action: '/share',
      method: 'GET',
      enctype: 'application/x-www-form-urlencoded',
      params: { title: 'title', text: 'text', url: 'url' },
    });
    const targets = [...manifest.shortcuts.map(({ url }) => url), manifest.share_target.action];
    const paths = Object.keys(pages).map((path) => path.replace(/\/:\w+\?$/, ''));
    expect(paths).toEqual(expect.arrayContaining(targets));
  });

  it('the manifest is linked by the document, with colours for both schemes', async () => {
    const html = await readFile(join(PORTAL, 'index.html'), 'utf8');
    expect(html).toContain('<link rel="manifest" href="/manifest.webmanifest" />');
    expect(
      html.match(/<meta name="theme-color"[^>]*prefers-color-scheme: (?:dark|light)/g),
    ).toHaveLength(2);
    const [, icon = ''] = /<link rel="apple-touch-icon" href="([^"]+)"/.exec(html) ?? [];
    expect(sizeOfPng(await file(icon))).toBe('180x180');
  });
});
