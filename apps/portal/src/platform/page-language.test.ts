import { defaultPreferences } from '@oshimado/domain';
import { expect, test } from 'vitest';
import { firstLanguage, pageLanguage } from './page-language';

const ask = (search: string, lang: 'ja' | 'de' | null, accept?: string) =>
  pageLanguage(new URLSearchParams(search), { ...defaultPreferences, lang }, accept);

test('the query parameter lang overrides the choice', () => {
  expect(ask('lang=en', 'ja', 'ja')).toBe('en');
});
test.each([
  ['zh-TW', 'zh'],
  ['zh-Hans', 'zh-CN'],
  ['zh-cn', 'zh-CN'],
  ['pt-BR', 'pt'],
  ['ja-JP', 'ja'],
  ['JA', 'ja'],
  ['ja_JP', 'ja'],
  ['es-MX', 'es'],
  ['es-es', 'es-ES'],
  ['sv,ko;q=0.5', 'ko'],
])('it is negotiated as the header is: %s is %s', (lang, language) => {
  expect(ask(`lang=${lang}`, 'de')).toBe(language);
  expect(ask('', null, lang)).toBe(language);
});
test.each(['', '*', 'sv', '%20'])('the unsupported language "%s" is ignored', (lang) => {
  expect(ask(`lang=${lang}`, 'ja')).toBe('ja');
});
test('an unknown language in the query is no language', () => {
  expect(ask('lang=constructor', 'ja')).toBe('ja');
});
test('the viewer’s choice overrides the browser’s languages', () => {
  expect(ask('', 'ja', 'en')).toBe('ja');
});
test('without a choice or a browser language the page is in English', () => {
  expect(ask('', null)).toBe('en');
});
test('a new device uses the first supported language of the browser', () => {
  expect(firstLanguage(['sv', 'ja', 'en'])).toBe('ja');
  expect(firstLanguage(['sv'])).toBe('sv');
  expect(firstLanguage([])).toBe('en');
});
