import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeQuery, encodeQuery } from './query-codec';

const read = (search: string) => ({ ...decodeQuery(search) });

describe('reading a query', () => {
  it('an empty query says nothing, with or without its question mark', () => {
    expect(read('')).toEqual({});
    expect(read('?')).toEqual({});
    expect(read('?&&')).toEqual({});
  });

  it('a query has one text per key', () => {
    expect(read('?org=Hololive&limit=24')).toEqual({ org: 'Hololive', limit: '24' });
  });

  it.each(['lang=', 'lang', 'lang=undefined', 'lang=null', 'lang=&lang=', 'lang=undefined&lang='])(
    'reading a query takes %s as an absent parameter',
    (search) => {
      expect(read(search)).toEqual({});
    },
  );

  it('joins repeated keys with commas, as if they had been written as one list', () => {
    expect(read('type=stream&type=clip')).toEqual({ type: 'stream,clip' });
    expect(read('type=&type=clip&type=undefined')).toEqual({ type: 'clip' });
  });

  it('a plus sign is a blank, and an encoded plus sign itself', () => {
    expect(read('org=All+Vtubers')).toEqual({ org: 'All Vtubers' });
    expect(read('topic=C%2B%2B')).toEqual({ topic: 'C++' });
    expect(read('All+Vtubers=1')).toEqual({ 'All Vtubers': '1' });
  });

  it('reading a query keeps everything behind the first equals sign', () => {
    expect(read('topic=a=b=c')).toEqual({ topic: 'a=b=c' });
  });

  it.each(['org=%', 'org=%E3%81', 'org=%FF%FE', 'org=%C0%AF', 'org=%zz'])(
    'marks %s, which is not UTF-8, instead of throwing',
    (search) => {
      expect(read(search)).toEqual({ org: '\uFFFD' });
    },
  );

  it('treats the names every object inherits like any other key', () => {
    const query = decodeQuery('__proto__=x&constructor=y&toString=z&hasOwnProperty=1');
    expect(Object.keys(query)).toEqual(['__proto__', 'constructor', 'toString', 'hasOwnProperty']);
    expect(query['toString']).toBe('z');
    expect(({} as Record<string, unknown>)['x']).toBeUndefined();
    expect(decodeQuery('a=1')['constructor']).toBeUndefined();
  });

  it('reading a query never throws, whatever arrives', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (search) => {
        for (const value of Object.values(decodeQuery(search))) {
          expect(value).not.toBe('');
        }
      }),
    );
  });
});

describe('writing a query', () => {
  it('a query that is written leaves out what is undefined, null, an empty text or an empty list', () => {
    expect(encodeQuery({ a: undefined, b: null, c: '', d: [], e: 0, f: false })).toBe(
      'e=0&f=false',
    );
  });

  it('joins lists with commas', () => {
    expect(encodeQuery({ status: ['past', 'missing'] })).toBe('status=past%2Cmissing');
  });

  it('times are written in UTC with three millisecond digits', () => {
    expect(encodeQuery({ to: new Date(Date.UTC(2026, 0, 2, 3, 4, 5)) })).toBe(
      'to=2026-01-02T03%3A04%3A05.000Z',
    );
  });

  it('half a character is sent as U+FFFD', () => {
    expect(encodeQuery({ org: 'a\uD83D' })).toBe('org=a%EF%BF%BD');
    expect(encodeQuery({ org: '😀' })).toBe('org=%F0%9F%98%80');
  });

  const key = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 });
  const value = fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 60 })
    .filter((text) => text !== 'undefined' && text !== 'null');

  it('a query that is written is read back unchanged', () => {
    fc.assert(
      fc.property(fc.dictionary(key, value), (query) => {
        expect(read(`?${encodeQuery(query)}`)).toEqual({ ...query });
      }),
    );
  });

  it('writing a query never throws, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(encodeQuery({ text })).toMatch(/^(text=[\w%.!~*'()-]+)?$/);
      }),
    );
  });
});
