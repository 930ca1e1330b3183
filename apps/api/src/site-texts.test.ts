import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openSiteTexts } from './site-texts';

let dir: string;
const write = (file: string, text: string) => writeFile(join(dir, file), text);

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'texts-'));
  await write('privacy.de.md', 'Wir speichern wenig.');
  await write('privacy.en.md', 'We keep little.');
  await write('privacy.zh-CN.md', '我们保存得很少。');
  await write('imprint.ja.md', '運営者');
  await write('notes.en.md', 'not a text of the site');
  await write('terms.md', 'without a language');
});
afterAll(() => rm(dir, { recursive: true }));

it('a site lists the texts that have a file with a language', async () => {
  expect((await openSiteTexts(dir)).names).toEqual(['privacy', 'imprint']);
});

it.each([
  ['de', 'de', 'Wir speichern wenig.'],
  ['zh-CN', 'zh-CN', '我们保存得很少。'],
  ['zh', 'zh-CN', '我们保存得很少。'],
  ['de-AT', 'de', 'Wir speichern wenig.'],
  ['fr', 'en', 'We keep little.'],
])('a site gives a reader of %s the text in %s', async (wanted, lang, markdown) => {
  const texts = await openSiteTexts(dir);
  expect(await texts.read('privacy', wanted)).toEqual({ name: 'privacy', lang, markdown });
});

it('the folder of texts gives any language where there is no English, and nothing where there is no text', async () => {
  const texts = await openSiteTexts(dir);
  expect(await texts.read('imprint', 'en')).toMatchObject({ lang: 'ja' });
  expect(await texts.read('terms', 'en')).toBeUndefined();
});

it('the folder of texts shows a changed file at once', async () => {
  const texts = await openSiteTexts(dir);
  await write('imprint.ja.md', '新しい運営者');
  expect(await texts.read('imprint', 'ja')).toMatchObject({ markdown: '新しい運営者' });
});
