import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createBody } from './body';

const LONG = 'がんばれ '.repeat(500);

describe('a body', () => {
  it('a body is packed once, however many ask at the same time', async () => {
    const body = createBody(LONG);
    expect(body.ready('br')).toBeUndefined();
    const [first, second] = await Promise.all([body.bytes('br'), body.bytes('br')]);
    expect(second).toBe(first);
    expect(body.ready('br')).toBe(first);
    expect(await body.bytes('br')).toBe(first);
  });

  it('travels plain when it is small', () => {
    expect(createBody('[]').formFor('br')).toBe('identity');
    expect(createBody(LONG).formFor('br')).toBe('br');
  });

  it('unpacks to the same text in every form; equal text, equal hash', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme' }), async (text) => {
        const body = createBody(text);
        expect((await body.bytes('identity')).toString()).toBe(text);
        expect(brotliDecompressSync(await body.bytes('br')).toString()).toBe(text);
        expect(gunzipSync(await body.bytes('gzip')).toString()).toBe(text);
        expect(createBody(text).hash).toBe(body.hash);
        expect(createBody(`${text}.`).hash).not.toBe(body.hash);
      }),
      { numRuns: 40 },
    );
  });
});
