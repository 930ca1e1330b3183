// @vitest-environment node
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { entryOf, languageOf, shellFor } from './pages';

/** A server-rendered page: the built document with its placeholders filled. */
async function drawn(): Promise<string> {
  const html = await readFile(join(import.meta.dirname, '..', '..', 'index.html'), 'utf8');
  return html
    .replace(
      'src="/src/entry-client.tsx"',
      'fetchpriority="low" crossorigin src="/assets/index-Bx1.js"',
    )
    .replace('<!--app-->', '<main><div>the board</div></main>')
    .replace(
      '<!--state-->',
      '<script type="application/json" id="oshimado-state">{"now":1}</script>',
    );
}

describe('the shell', () => {
  it('the shell is recognized by its entry script', async () => {
    const html = await drawn();
    expect(entryOf(html)).toBe('/assets/index-Bx1.js');
    expect(entryOf('<html><script type="module" src="/evil.js"></script></html>')).toBe(undefined);
  });

  it('the shell is recognized by the program that it loads after its first picture', async () => {
    const html = (await drawn()).replace(
      /<script type="module".*?<\/script>/,
      '<script async src="/assets/start-a1.js" data-entry="/assets/index-Bx1.js"></script>',
    );
    expect(entryOf(html)).toBe('/assets/index-Bx1.js');
  });

  it('the shell shows the last home page at its own address', async () => {
    const html = shellFor('/', await drawn(), 42);
    expect(html).toContain('the board');
    expect(html).toMatch(/<html data-kept-at="42" /);
  });

  it('the shell has no content at any other address, and keeps its state', async () => {
    const html = shellFor('/watch/dQw4w9WgXcQ', await drawn(), 42);
    expect(html).not.toContain('the board');
    expect(html).toContain(
      '<div id="root"></div><script type="application/json" id="oshimado-state">',
    );
    expect(entryOf(html)).toBe('/assets/index-Bx1.js');
  });

  it('the shell keeps its stylesheet, which a rendered page links after its content', async () => {
    const link = '<link rel="stylesheet" crossorigin href="/assets/style-a1.css">';
    const html = (await drawn()).replace('<script type="application/json"', `${link}$&`);
    expect(shellFor('/watch/dQw4w9WgXcQ', html, 42)).toContain(
      `<div id="root"></div>${link}<script`,
    );
  });

  it('the shell has the language it was rendered in; English by default', async () => {
    const html = await drawn();
    expect(languageOf(html.replace('{"now":1}', '{"now":1,"language":"zh-CN"}'))).toBe('zh-CN');
    expect(languageOf(html)).toBe('en');
  });
});
