/** Where a login leads back to: this site, whatever is asked. */
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { returnPath } from '../../apps/api/src/login/login-pages';
import { cases } from '../../packages/domain/src/testing/cases';

describe('where a login leads back to', () => {
  const ORIGIN = 'https://portal.example';
  const leadsTo = (text: string) => new URL(returnPath(text), ORIGIN).origin;

  it.each([
    ['/watch/abc?t=1#x', '/watch/abc?t=1#x'],
    ['/a/../b', '/b'],
    ['//evil.example', '/'],
    ['/\\evil.example', '/'],
    ['/%2Fevil.example', '/'],
    ['/..//evil.example', '/'],
    ['https://evil.example', '/'],
    ['javascript:alert(1)', '/'],
    ['/\tevil', '/'],
    ['user@evil.example', '/'],
    ['', '/'],
  ])('%s leads to %s', (text, path) => {
    expect(returnPath(text)).toBe(path);
  });

  it(`is this site, whatever is asked, ${cases(200_000)} times`, () => {
    const piece = fc.constantFrom(
      '/',
      '\\',
      '//',
      '.',
      '..',
      '%2f',
      '%5c',
      '%09',
      '\t',
      '\n',
      '\0',
      '@',
      ':',
      '?',
      '#',
      'evil.example',
      'https:',
      'javascript:',
      'http://',
      '\u3002',
      '\uFF0F',
      '%00',
      'a',
      '[::1]',
      '&',
      ';',
      '\u00A0',
      '\uFEFF',
    );
    const text = fc.array(piece, { maxLength: 8 }).map((parts) => parts.join(''));
    fc.assert(
      fc.property(
        fc.oneof(
          text,
          text.map((rest) => `/${rest}`),
        ),
        (wanted) => {
          expect(leadsTo(wanted)).toBe(ORIGIN);
        },
      ),
      { numRuns: cases(200_000) },
    );
  });
});
