import { expect, it } from 'vitest';
import { UI_LANGUAGES } from '../limits';
import { localeTag } from './locale';

it.each(UI_LANGUAGES)('the platform understands the tag of %s', (language) => {
  expect(Intl.getCanonicalLocales(localeTag(language))).toHaveLength(1);
});

it.each(['constructor', '__proto__'])('the tag of an unknown language, %s, is its code', (text) => {
  expect(localeTag(text)).toBe(text);
});
