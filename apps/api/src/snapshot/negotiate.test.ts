import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { negotiate } from './negotiate';

const encodings = ['br', 'gzip', 'identity', 'deflate', '*'] as const;
const weights = fc.constantFrom(undefined, '0', '0.0', '0.5', '1', '1.0');
const header = fc
  .array(fc.tuple(fc.constantFrom(...encodings), weights), { minLength: 1, maxLength: 6 })
  .map((parts) => parts.map(([name, q]) => (q === undefined ? name : `${name};q=${q}`)).join(', '));

describe('negotiate', () => {
  it.each([
    [undefined, 'identity'],
    ['', 'identity'],
    ['gzip, deflate, br', 'br'],
    ['gzip, deflate', 'gzip'],
    ['deflate', 'identity'],
    ['br;q=0.2, gzip;q=0.8', 'gzip'],
    ['br;q=0, *', 'gzip'],
    ['br; Q = 0', 'identity'],
    ['GZIP', 'gzip'],
  ] as const)('%s: %s', (accept, form) => {
    expect(negotiate(accept)).toBe(form);
  });

  it('never sends a form that is refused, as long as another is left', () => {
    fc.assert(
      fc.property(header, (accept) => {
        const chosen = negotiate(accept);
        const last = new Map(
          accept.split(', ').map((part) => [part.split(';')[0], Number(part.split('=')[1] ?? 1)]),
        );
        const wish = (form: string) => last.get(form) ?? last.get('*');
        const allowed = ['br', 'gzip'].filter((form) => (wish(form) ?? 0) > 0);
        if (wish('identity') !== 0) allowed.push('identity');
        expect(allowed.length > 0 ? allowed : ['identity']).toContain(chosen);
      }),
    );
  });

  it('answers any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (accept) => {
        expect(['br', 'gzip', 'identity']).toContain(negotiate(accept));
      }),
    );
  });
});
