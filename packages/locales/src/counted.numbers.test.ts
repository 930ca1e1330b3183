import { describe, expect, test, vi } from 'vitest';
import { languages, languageTag, shortNumber, signedNumber, wholeNumber } from './index';

describe('numbers without a sentence', () => {
  test.each([
    [0, 'en', '0'],
    [999, 'en', '999'],
    [1_234, 'en', '1.23K'],
    [1_999_999, 'en', '2M'],
    [12_345, 'lol-UWU', '12.3K'],
    [12_345, 'ja', '1.23万'],
    [123_456_789, 'ja', '1.23億'],
    [12_345, 'zh-CN', '1.23万'],
    [12_345, 'zh', '1.23萬'],
  ])('%d in short in %s is %s', (value, language, text) => {
    expect(shortNumber(value, language)).toBe(text);
  });

  test.each([
    [0, 'en', '0'],
    [1_234_567, 'en', '1,234,567'],
    [12_345, 'de', '12.345'],
    [100_000, 'ja', '100,000'],
  ])('%d with all of its digits in %s is %s', (value, language, text) => {
    expect(wholeNumber(value, language)).toBe(text);
  });

  test.each(languages)('the numbers to 999 in %s are as Intl writes them', (language) => {
    const numbers = Array.from({ length: 1_000 }, (_, value) => value);
    const whole = new Intl.NumberFormat(languageTag(language));
    const short = new Intl.NumberFormat(languageTag(language), {
      notation: 'compact',
      maximumSignificantDigits: 3,
    });
    expect(numbers.map((value) => wholeNumber(value, language))).toEqual(
      numbers.map((value) => whole.format(value)),
    );
    expect(numbers.map((value) => shortNumber(value, language))).toEqual(
      numbers.map((value) => short.format(value)),
    );
  });

  test('a small number needs no format', () => {
    const format = vi.spyOn(Intl, 'NumberFormat');
    expect([shortNumber(9, 'en'), wholeNumber(9, 'en')]).toEqual(['9', '9']);
    expect(format).not.toHaveBeenCalled();
    format.mockRestore();
  });

  test('a change has its sign, and none is 0', () => {
    expect([569, 0, -1_234].map((value) => signedNumber(value, 'en'))).toEqual([
      '+569',
      '0',
      '-1,234',
    ]);
  });
});
