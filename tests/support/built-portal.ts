/** A minimal built portal with one-line pages, for tests of the server around it. */
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadPortal, type Portal } from '../../apps/api/src/pages/load-portal';

const INDEX = `<!doctype html><html><head><script type="module" crossorigin src="/assets/index-abcdefgh.js"></script>
<link rel="stylesheet" crossorigin href="/assets/style-abcdefgh.css"></head><body></body></html>`;

const ENTRY = `
const answer = (status) => ({ status, html: 'a page', lang: 'en' });
export const createPageRenderer = () => ({
  paths: ['/', '/channel/:id/:tab?', '/search'],
  isListed: () => true,
  canonical: ({ url, cookie, acceptLanguage }) => ({ url: url.split('?')[0], cookie, acceptLanguage }),
  renderPage: async ({ url }) => answer(url === '/' ? 200 : 404),
  renderShell: () => answer(200),
  renderProblem: async (_, status) => ({ html: '<style>a{}</style>Come back later: ' + status, lang: 'en' }),
});`;

export async function builtPortal(): Promise<Portal> {
  const dir = await mkdtemp(join(tmpdir(), 'oshimado-portal-'));
  await mkdir(join(dir, 'client', 'assets'), { recursive: true });
  await mkdir(join(dir, 'server'));
  await Promise.all([
    writeFile(join(dir, 'package.json'), '{"type":"module"}'),
    writeFile(join(dir, 'client', 'index.html'), INDEX),
    writeFile(join(dir, 'client', 'sw.js'), ''),
    writeFile(join(dir, 'client', 'assets', 'index-abcdefgh.js'), ''),
    writeFile(join(dir, 'client', 'assets', 'style-abcdefgh.css'), 'a{}'),
    writeFile(join(dir, 'server', 'entry-server.js'), ENTRY),
  ]);
  return loadPortal(dir, { origin: 'https://oshimado.example' });
}
