import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { UI_LANGUAGES } from '../limits';
import { localeTag } from './locale';
import { formatCount } from './number';

describe('Numbers use a compact format with 3 significant digits', () => {
  it.each([
    [0, 'en', '0'],
    [999, 'en', '999'],
    [1_234, 'en', '1.23K'],
    [12_345, 'en', '12.3K'],
    [1_999_999, 'en', '2M'],
    [12_345, 'ja', '1.23万'],
    [123_456_789, 'ja', '1.23億'],
    [12_345, 'zh-CN', '1.23万'],
    [12_345, 'zh', '1.23萬'],
  ] as const)('%d in %s reads %s', (value, language, text) => {
    expect(formatCount(value, language)).toBe(text);
  });

  it.each(['lol-UWU', 'lol-PEKO'])('the joke language %s uses English', (language) => {
    expect(formatCount(12_345, language)).toBe('12.3K');
  });

  it('formats every count in every UI language', () => {
    fc.assert(
      fc.property(fc.nat(), fc.constantFrom(...UI_LANGUAGES), (value, language) => {
        expect(formatCount(value, language)).toMatch(/\p{Number}/u);
      }),
    );
  });
});

describe('language tags', () => {
  it.each(UI_LANGUAGES)('the platform understands %s', (language) => {
    expect(Intl.getCanonicalLocales(localeTag(language))).toHaveLength(1);
  });
  it.each(['constructor', '__proto__'])('%s is nothing special', (text) => {
    expect(localeTag(text)).toBe(text);
  });
});
