import { defaultPreferences } from '@oshimado/domain';
import { expect, test } from 'vitest';
import { pageLanguage } from './page-language';

const ask = (search: string, lang: 'ja' | 'de' | null, accept?: string) =>
  pageLanguage(new URLSearchParams(search), { ...defaultPreferences, lang }, accept);

test('the query parameter lang overrides the choice', () => {
  expect(ask('lang=en', 'ja', 'ja')).toBe('en');
});
test('an unknown language in the query is no language', () => {
  expect(ask('lang=constructor', 'ja')).toBe('ja');
});
test('the choice counts before what the browser asks for', () => {
  expect(ask('', 'ja', 'en')).toBe('ja');
});
test('a language chosen but not offered yet falls back to what the browser asks for', () => {
  expect(ask('', 'de', 'ja,en;q=0.5')).toBe('ja');
});
test('nothing asked for is English', () => {
  expect(ask('', null)).toBe('en');
});
