import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clampNumber, parseNumber, stepNumber } from './number-value';

describe('a number field', () => {
  it.each([
    ['12', 12],
    [' 1,5 ', 1.5],
    ['１２', 12],
    ['-3', -3],
    ['', null],
    ['twelve', undefined],
    ['1e9', undefined],
    ['1.2.3', undefined],
    ['Infinity', undefined],
    ['1,234,567.5', 1234567.5],
    ['1.234.567,5', 1234567.5],
    ['12 345', 12345],
    ['1’000', 1000],
    ['١٢٫٥', 12.5],
    ['−3', -3],
    ['1,00', 1],
    ['1,234', 1.234],
  ])('reads %j as %j', (text, value) => {
    expect(parseNumber(text)).toBe(value);
  });

  it('takes one mark before three figures for a thousand where only whole numbers are asked for', () => {
    expect(parseNumber('1,000', true)).toBe(1000);
    expect(parseNumber('1.000', true)).toBe(1000);
    expect(parseNumber('1,5', true)).toBe(1.5);
  });

  it('steps without the crumbs of binary fractions', () => {
    expect(stepNumber(0.1, 1, { step: 0.2 })).toBe(0.3);
    expect(stepNumber(null, 1, { min: 5 })).toBe(5);
    expect(stepNumber(null, -1, {})).toBe(0);
  });

  it('never leaves its range', () => {
    const range = fc
      .tuple(fc.integer({ min: -100, max: 100 }), fc.nat(100), fc.integer({ min: 1, max: 20 }))
      .map(([min, width, step]) => ({ min, max: min + width, step }));
    fc.assert(
      fc.property(
        fc.integer(),
        fc.integer({ min: -50, max: 50 }),
        range,
        (value, count, limits) => {
          const next = stepNumber(clampNumber(value, limits), count, limits);
          expect(next >= limits.min && next <= limits.max).toBe(true);
        },
      ),
    );
  });

  it('reads back every number it could have written', () => {
    fc.assert(
      fc.property(fc.integer(), (value) => {
        expect(parseNumber(String(value))).toBe(value);
      }),
    );
  });
});
