// `npm run test:stories`: builds Storybook, serves it and visits every story: it draws, its play function passes, axe finds
// nothing. STORYBOOK=built takes the one built before. VISUAL=1 also compares each with its picture in tests/visual/pictures, VISUAL=update renews them.
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { bin, ensureBrowser, giveUp, root, run } from './lib.mjs';

const STATIC = join(root, 'storybook-static');
const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

async function answer(request, response) {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  const name = pathname === '/' ? '/index.html' : decodeURIComponent(pathname);
  const path = join(STATIC, normalize(name));
  const found = path.startsWith(STATIC) ? await stat(path).catch(() => undefined) : undefined;
  if (!found?.isFile()) {
    response.writeHead(404).end();
    return;
  }
  response.writeHead(200, { 'content-type': TYPES[extname(path)] ?? 'application/octet-stream' });
  createReadStream(path).pipe(response);
}

const serve = () =>
  new Promise((resolve) => {
    const server = createServer((request, response) => void answer(request, response));
    server.listen(0, '127.0.0.1', () => resolve(server));
  });

const CHROMIUM_PATH = await ensureBrowser();
if (process.env.STORYBOOK !== 'built') {
  const built = await run('npm', ['run', '--silent', 'storybook:build'], { quiet: true });
  if (built.code !== 0) {
    console.error(built.output);
    giveUp('Storybook could not be built; the lines above say why.', built.code);
  }
}
const server = await serve();
const { VISUAL = '' } = process.env;
const { code } = await run(
  bin('test-storybook'),
  [
    '--url',
    `http://127.0.0.1:${server.address().port}`,
    ...(VISUAL === 'update' ? ['-u'] : VISUAL ? ['--ci'] : []),
  ],
  { env: { CHROMIUM_PATH, VISUAL } },
);
server.close();
process.exitCode = code;
