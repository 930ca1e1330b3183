import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  address,
  bigCount,
  count,
  flag,
  label,
  listOf,
  nullable,
  smallCount,
  text,
  time,
  type Reader,
} from './value';

const BASE = 'https://source.example';

describe('counts', () => {
  it('come as numbers or as text', () => {
    fc.assert(
      fc.property(fc.maxSafeNat(), (n) => {
        expect(bigCount(n)).toBe(n);
        expect(bigCount(String(n))).toBe(n);
        expect(bigCount(` ${n} `)).toBe(n);
      }),
    );
  });

  it('counts are whole and never negative, too large or made of other text', () => {
    expect([12.9, '12.9'].map(smallCount)).toEqual([12, 12]);
    for (const odd of [-1, Number.NaN, Infinity, 2 ** 31, '', 'many', '1e9', '-3', null, {}, [3]]) {
      expect(smallCount(odd)).toBeUndefined();
    }
    expect(count(10)(11)).toBeUndefined();
  });
});

describe('times', () => {
  it.each([
    ['2026-01-02T12:00:03.000Z', '2026-01-02T12:00:03.000Z'],
    ['2026-01-02T12:00:03Z', '2026-01-02T12:00:03.000Z'],
    ['2026-01-02T12:00:03.123456Z', '2026-01-02T12:00:03.123Z'],
    ['2026-01-02T12:00:03.5Z', '2026-01-02T12:00:03.500Z'],
    ['2026-01-02T21:00:03+09:00', '2026-01-02T12:00:03.000Z'],
    ['2026-01-02T21:00:03+0900', '2026-01-02T12:00:03.000Z'],
    ['2026-01-02 12:00:03+00', '2026-01-02T12:00:03.000Z'],
    ['2026-01-02T12:00', '2026-01-02T12:00:00.000Z'],
    [' 2026-01-02 ', '2026-01-02T00:00:00.000Z'],
  ])('%s is understood', (given, iso) => {
    expect(time(given)?.toISOString()).toBe(iso);
  });

  it('times that do not exist, or are outside the years of the contract, are invalid', () => {
    const odd = [
      '2026-02-31T00:00:00Z',
      '2026-13-01',
      '1969-12-31',
      'soon',
      '',
      0,
      null,
      '2026-01-02T25:00Z',
    ];
    for (const one of odd) expect(time(one)).toBeUndefined();
  });

  it('survive a round trip whatever the moment', () => {
    const date = fc.date({
      min: new Date('1970-01-01T00:00:00Z'),
      max: new Date('9999-12-31T23:59:59.999Z'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(date, (moment) => {
        expect(time(moment.toISOString())).toEqual(moment);
      }),
    );
  });
});

describe('addresses', () => {
  it('from the root of the service become whole, whole ones stay as written', () => {
    expect(address(BASE)('/statics/a b.png')).toBe('https://source.example/statics/a%20b.png');
    expect(address(BASE)('//cdn.example/a.png')).toBe('https://cdn.example/a.png');
    expect(address(BASE)('https://Pictures.example')).toBe('https://Pictures.example');
  });

  it('addresses of any other kind are dropped', () => {
    for (const odd of [
      'javascript:alert(1)',
      'data:image/png;base64,AA',
      'http://',
      '',
      null,
      7n,
    ]) {
      expect(address(BASE)(odd)).toBeUndefined();
    }
  });
});

describe('every reader', () => {
  it('answers something or undefined for anything at all, and never throws', () => {
    const readers: readonly Reader<unknown>[] = [
      text,
      label(9),
      smallCount,
      bigCount,
      flag,
      time,
      address(BASE),
      listOf(text),
    ];
    const readAll = (value: unknown) => {
      for (const read of readers) {
        read(value);
        nullable(value, read);
      }
    };
    fc.assert(
      fc.property(fc.anything(), (value) => {
        expect(() => readAll(value)).not.toThrow();
      }),
    );
  });

  it('distinguishes cleared values from absent ones', () => {
    expect([null, '', ' ', undefined, {}, 'x'].map((value) => nullable(value, text))).toEqual([
      null,
      null,
      null,
      undefined,
      undefined,
      'x',
    ]);
  });
});
