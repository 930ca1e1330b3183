import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { readPage } from './read-page';

it('a list comes bare, or as the first array of an object, whatever its name', () => {
  fc.assert(
    fc.property(fc.array(fc.jsonValue()), fc.nat(), fc.string(), (rows, total, name) => {
      fc.pre(!['total', '__proto__'].includes(name) && !/^\d+$/.test(name));
      expect(readPage(rows)).toEqual({ rows });
      expect(readPage({ total, [name]: rows, later: [] })).toEqual({ rows, total });
      expect(readPage({ total: String(total), [name]: rows })).toEqual({ rows, total });
      expect(readPage({ [name]: rows })).toEqual({ rows });
    }),
  );
});

it('an empty list may be null, and an answer without a list is none', () => {
  expect(readPage({ total: 0, items: null })).toEqual({ rows: [], total: 0 });
  for (const odd of [null, 'rows', 3, {}, { total: 3 }, { error: 'no' }]) {
    expect(readPage(odd)).toBeUndefined();
  }
});
