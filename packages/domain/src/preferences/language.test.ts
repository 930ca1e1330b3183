import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { UI_LANGUAGES } from '../limits';
import { negotiateLanguage, uiLanguageFor } from './language';

describe('the UI language for a tag', () => {
  it.each(UI_LANGUAGES)('%s is itself, however it is spelt', (language) => {
    expect(uiLanguageFor(language)).toBe(language);
    expect(uiLanguageFor(` ${language.toUpperCase()} `)).toBe(language);
  });

  it.each([
    ['en-US', 'en'],
    ['en-GB', 'en-GB'],
    ['ja-JP', 'ja'],
    ['es-MX', 'es'],
    ['zh-TW', 'zh'],
    ['zh-HK', 'zh'],
    ['zh-Hant-HK', 'zh'],
    ['zh-Hans', 'zh-CN'],
    ['zh-Hans-SG', 'zh-CN'],
    ['zh-SG', 'zh-CN'],
    ['pt-BR', 'pt'],
    ['zh_TW', 'zh'],
    ['JA', 'ja'],
    ['ja-Jpan-JP', 'ja'],
  ])('%s is %s', (tag, language) => {
    expect(uiLanguageFor(tag)).toBe(language);
  });

  it.each(['', '*', 'xx', 'constructor', '__proto__', 'toString-x'])('%j is none', (tag) => {
    expect(uiLanguageFor(tag)).toBeUndefined();
  });

  it('the UI language for a tag falls back to the language of the tag when its region is not offered', () => {
    expect(uiLanguageFor('en-GB', ['en', 'ja'])).toBe('en');
    expect(uiLanguageFor('ko', ['en', 'ja'])).toBeUndefined();
  });
});

describe('negotiation', () => {
  it.each([
    [undefined, 'en'],
    ['', 'en'],
    ['xx,yy;q=0.5', 'en'],
    ['ja', 'ja'],
    ['ja-JP,ja;q=0.9,en;q=0.8', 'ja'],
    ['en;q=0.5, ja;q=0.9', 'ja'],
    ['xx, ko;q=0.1', 'ko'],
    ['ja;q=0, ko;q=0.1', 'ko'],
    ['ja;level=1;q=0.2, fr;q=0.3', 'fr'],
    ['fr, de', 'fr'],
    ['ja;q=., de;q=0.1', 'de'],
  ])('%j gives %s', (header, language) => {
    expect(negotiateLanguage(header)).toBe(language);
  });

  it('negotiation gives English to the British where only English and Japanese are offered', () => {
    expect(negotiateLanguage('en-GB,ja;q=0.5', ['en', 'ja'])).toBe('en');
  });

  it('always gives an offered language', () => {
    const offered = fc.uniqueArray(fc.constantFrom(...UI_LANGUAGES), { minLength: 1 });
    const tag = fc.constantFrom(...UI_LANGUAGES, 'en-US', 'zh-Hans', '*', 'constructor');
    const wish = fc
      .tuple(tag, fc.double({ min: 0, max: 1, noNaN: true }))
      .map(([t, q]) => `${t};q=${q}`);
    const header = fc.oneof(
      fc.array(wish).map((wishes) => wishes.join(',')),
      fc.string({ unit: 'binary', maxLength: 2_000 }),
      fc.constant(undefined),
    );
    fc.assert(
      fc.property(header, offered, (text, languages) => {
        expect(languages).toContain(negotiateLanguage(text, languages));
      }),
    );
  });

  it('negotiation reads only the beginning of an endless header', () => {
    expect(negotiateLanguage('x,'.repeat(100_000) + 'ja')).toBe('en');
  });
});
