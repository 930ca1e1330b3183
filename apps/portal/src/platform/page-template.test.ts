import { expect, test } from 'vitest';
import { readTemplate, type PageParts } from './page-template';

const BUILT =
  '<!doctype html><html lang="en"><head><meta name="theme-color" content="#000" /><title>x</title><!--head-->' +
  '<script type="module" fetchpriority="low" data-start="/assets/start-1.js" data-frames="/assets/first-frames-1.js" data-early=\'{"/":["/assets/welcome-1.js","/assets/link-1.js"],"/multiview/:layout?":["/assets/screen-1.js"]}\' crossorigin src="/assets/index-1.js"></script>' +
  '<link rel="stylesheet" href="/assets/style-1.css"></head><body><div id="root"><!--app--></div><!--state--></body></html>';

const parts: PageParts = {
  lang: 'ja',
  theme: 'oshi-dark',
  themeColors: { dark: '#111', light: '#eee' },
  nonce: 'n',
  title: '窓 & "x"',
};
const drawn = { body: '<main></main>', styles: 'main{}' };
const fill = readTemplate(BUILT);

test('a page rendered by the browser has the stylesheet in its head and loads the program at once', () => {
  const html = fill(parts);
  expect(html).toMatch(/<link rel="stylesheet"[^>]*><\/head>/);
  expect(html).toMatch(/<script type="module"[^>]* src="\/assets\/index-1\.js">/);
  expect(html).toContain('<title>窓 &amp; &quot;x&quot;</title>');
});

test('a server-rendered page has its styles in its head, and the stylesheet after its content', () => {
  const html = fill({ ...parts, drawn, state: '<script></script>' });
  expect(html).toContain('<style nonce="n">main{}</style></head>');
  expect(html).toMatch(
    /<main><\/main><\/div><link rel="stylesheet"[^>]*><script><\/script><\/body>/,
  );
});

test('a page with a first picture loads the program after it, and only the first row of pictures before', () => {
  const html = fill({ ...parts, drawn, pictureFirst: true });
  expect(html).toContain('<html lang="ja" class="oshi-dark" data-first-row-only>');
  expect(html).toContain(
    '<script async src="/assets/start-1.js" data-entry="/assets/index-1.js" data-parts=""></script>',
  );
  expect(html).not.toContain('type="module"');
});

test('a page with a first picture loads its visible parts after that picture too', () => {
  const html = fill({ ...parts, drawn, pictureFirst: true, early: '/' });
  expect(html).toContain('data-parts="/assets/welcome-1.js /assets/link-1.js"');
  expect(html).not.toContain('modulepreload');
});

test('a page with first frames loads the script that begins them, and the program after it', () => {
  const body = '<main><div class="grid" data-part="first-frames"></div></main>';
  const html = fill({ ...parts, drawn: { ...drawn, body }, early: '/multiview/:layout?' });
  expect(html).toContain(
    '<script async src="/assets/first-frames-1.js"></script>' +
      '<script async src="/assets/start-1.js" data-entry="/assets/index-1.js" data-parts="/assets/screen-1.js"></script>',
  );
  expect(html).not.toContain('type="module"');
  expect(html).not.toContain('data-first-row-only');
  expect(fill({ ...parts, drawn })).not.toContain('first-frames');
});

test('a page without a first picture loads the program and its own files after its first paint', () => {
  const html = fill({ ...parts, drawn, early: '/' });
  expect(html).toContain(
    '<script async src="/assets/start-1.js" data-entry="/assets/index-1.js" data-parts="/assets/welcome-1.js /assets/link-1.js"></script>',
  );
  expect(html).not.toContain('type="module"');
  expect(html).not.toContain('modulepreload');
  expect(html).not.toContain('data-first-row-only');
  expect(fill({ ...parts, drawn })).toContain('data-parts=""');
});

test('a page rendered by the browser loads its files in parallel with the program, and no others', () => {
  const preloadsOf = (html: string) =>
    [
      ...html.matchAll(/<link rel="modulepreload" crossorigin fetchpriority="low" href="([^"]+)"/g),
    ].map(([, file]) => file);
  expect(preloadsOf(fill({ ...parts, early: '/' }))).toEqual([
    '/assets/welcome-1.js',
    '/assets/link-1.js',
  ]);
  expect(preloadsOf(fill({ ...parts, early: '/multiview/:layout?' }))).toEqual([
    '/assets/screen-1.js',
  ]);
  expect(preloadsOf(fill(parts))).toEqual([]);
});

test('a template of a development server keeps its script', () => {
  const source = BUILT.replace(/<script .*?<\/script>/, '').replace(
    '</body>',
    '<script type="module" src="/src/entry-client.tsx"></script></body>',
  );
  const html = readTemplate(source)({ ...parts, pictureFirst: true });
  expect(html).toContain('<script type="module" src="/src/entry-client.tsx"></script>');
  expect(html).not.toContain('data-first-row-only');
});
