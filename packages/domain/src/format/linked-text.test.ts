import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { linkedText } from './linked-text';

const linksOf = (text: string) => linkedText(text).flatMap(({ href }) => href ?? []);

/** Texts in which addresses, brackets and words of several scripts meet. */
const writing = fc
  .array(
    fc.oneof(
      fc.webUrl({ withQueryParameters: true, withFragments: true }),
      fc.constantFrom(
        'https://',
        'http://',
        'HTTPS://A.example',
        'javascript:alert(1)',
        'data:text/html,x',
      ),
      fc.constantFrom('https://user:word@a.example/', 'https://youtube.com@b.example/'),
      fc.constantFrom(
        '(',
        ')',
        '[',
        ']',
        '「',
        '」',
        '。',
        '.',
        ',',
        '\n',
        ' ',
        '\u202E',
        '<b>',
        '"',
      ),
      fc.string({ unit: 'grapheme', maxLength: 12 }),
    ),
    { maxLength: 20 },
  )
  .map((parts) => parts.join(''));

describe('a text with addresses in it', () => {
  it('a text with addresses in it is the text it was when its parts are put together', () => {
    fc.assert(
      fc.property(writing, (text) => {
        expect(
          linkedText(text)
            .map((part) => part.text)
            .join(''),
        ).toBe(text);
      }),
    );
  });

  it('a text with addresses in it leads only to web addresses, and to what is written', () => {
    fc.assert(
      fc.property(writing, (text) => {
        for (const { text: written, href } of linkedText(text)) {
          if (href === undefined) continue;
          expect(href).toBe(written);
          expect(new URL(href).protocol).toMatch(/^https?:$/);
          expect(new URL(href).username).toBe('');
          expect(href).not.toMatch(/[\s<>"\p{Cc}\p{Cf}]/u);
        }
      }),
    );
  });

  it.each([
    ['See https://a.example/x.', ['https://a.example/x']],
    ['(https://a.example/x)', ['https://a.example/x']],
    ['https://a.example/wiki/A_(b)', ['https://a.example/wiki/A_(b)']],
    ['公式サイト「https://a.example/」です', ['https://a.example/']],
    ['https://a.example/1 https://a.example/2', ['https://a.example/1', 'https://a.example/2']],
    ['https://youtube.com@evil.example/', []],
    ['javascript:alert(1)', []],
    ['https://', []],
  ])('a text with addresses in it finds the addresses in %s', (text, links) => {
    expect(linksOf(text)).toEqual(links);
  });

  it('a text with addresses in it is read in one pass, however many brackets and full stops it ends with', () => {
    const address = 'https://a.example/x';
    expect(linksOf(`${address}${').'.repeat(100_000)}`)).toEqual([address]);
    expect(linksOf(`${address}${'.'.repeat(100_000)}`)).toEqual([address]);
    expect(linksOf(`${address}(${')'.repeat(100_000)}`)).toEqual([`${address}()`]);
  });
});
