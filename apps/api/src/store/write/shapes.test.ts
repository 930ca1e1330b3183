import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toJson } from './clean';
import { chunks, mergeByKey, shapesOf, type Row } from './shapes';

const row = fc.record(
  {
    id: fc.constantFrom('a', 'b', 'c', 'd'),
    title: fc.option(fc.string(), { nil: null }),
    topic: fc.option(fc.string(), { nil: undefined }),
    duration: fc.nat(),
  },
  { requiredKeys: ['id'] },
);
const rows = fc.array(row, { maxLength: 30 });
const keyOf = ({ id }: Row) => String(id);

describe('records of different shapes', () => {
  it('merge as if written one after the other', () => {
    fc.assert(
      fc.property(rows, (list) => {
        const written = new Map<string, Record<string, unknown>>();
        for (const { id, ...columns } of list) {
          const stored = written.get(id) ?? { id };
          for (const [key, value] of Object.entries(columns)) {
            if (value !== undefined) stored[key] = value;
          }
          written.set(id, stored);
        }
        expect(mergeByKey(list, keyOf)).toEqual([...written.values()]);
      }),
    );
  });

  it('travel together when they bring the same columns, none lost, none twice', () => {
    fc.assert(
      fc.property(rows, fc.integer({ min: 1, max: 5 }), (list, size) => {
        const merged = mergeByKey(list, keyOf);
        const shapes = shapesOf(merged, size);
        for (const shape of shapes) {
          expect(shape.rows.length).toBeLessThanOrEqual(size);
          for (const one of shape.rows) expect(Object.keys(one).sort()).toEqual(shape.columns);
        }
        const travelled = shapes.flatMap((shape) => shape.rows.map(keyOf));
        expect(travelled.sort()).toEqual(merged.map(keyOf).sort());
      }),
    );
  });

  it('chunks keep order and lose nothing', () => {
    fc.assert(
      fc.property(fc.array(fc.nat()), fc.integer({ min: 1, max: 7 }), (list, size) => {
        expect(chunks(list, size).flat()).toEqual(list);
      }),
    );
  });
});

describe('toJson', () => {
  it('toJson holds no NUL and no half character, and leaves whole text alone', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const [cleaned] = JSON.parse(toJson([text])) as [string];
        expect(cleaned).not.toContain('\0');
        expect(cleaned).not.toMatch(/\p{Surrogate}/u);
        expect(cleaned).toBe(text.replaceAll('\0', '').replace(/\p{Surrogate}/gu, '\uFFFD'));
      }),
    );
    expect(toJson({ a: ['x\0\uD800'], at: new Date(0) })).toBe(
      '{"a":["x\uFFFD"],"at":"1970-01-01T00:00:00.000Z"}',
    );
  });
});
