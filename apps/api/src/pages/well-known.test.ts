import { readFile } from 'node:fs/promises';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { wellKnown, type WellKnownOptions } from './well-known';

function start(options: Partial<WellKnownOptions> = {}) {
  const app = fastify();
  const now = () => Date.parse('2026-05-14T18:30:00Z');
  wellKnown(app, { origin: 'https://oshimado.example', now, ...options });
  return app;
}

test('security.txt names the contact, and expires within a year, as RFC 9116 asks', async () => {
  const app = start({ securityContact: 'mailto:security@oshimado.example' });
  const { headers, payload } = await app.inject('/.well-known/security.txt');
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(payload).toBe(
    'Contact: mailto:security@oshimado.example\n' +
      'Expires: 2026-11-10T00:00:00.000Z\n' +
      'Canonical: https://oshimado.example/.well-known/security.txt\n',
  );
});

test('security.txt does not exist without a contact', async () => {
  expect((await start().inject('/.well-known/security.txt')).statusCode).toBe(404);
});

test('robots.txt keeps calls and logins out of search engines, leaves pages in, and names the sitemap', async () => {
  const { payload } = await start().inject('/robots.txt');
  expect(payload).toMatch(/^User-agent: \*\nDisallow: \/api\/\n/);
  expect(payload).not.toMatch(/^Disallow: \/$/m);
  expect(payload).toMatch(/^Sitemap: https:\/\/oshimado\.example\/sitemap\.xml$/m);
});

test.each(['/favicon.ico', '/apple-touch-icon.png', '/apple-touch-icon-precomposed.png'])(
  '%s leads to an icon of the portal',
  async (address) => {
    const { statusCode, headers } = await start().inject(address);
    expect(statusCode).toBe(302);
    const icon = new URL(`../../../portal/public${headers.location}`, import.meta.url);
    expect((await readFile(icon)).subarray(1, 4).toString()).toBe('PNG');
  },
);
