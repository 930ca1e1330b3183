import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRequestIds } from './request-id';

const asked = (id?: string | string[]) => ({ headers: { 'x-request-id': id } });

describe('request ids', () => {
  it('request ids are never the same, and short', () => {
    const nextId = createRequestIds();
    const ids = Array.from({ length: 1_000 }, () => nextId(asked()));
    expect(new Set(ids).size).toBe(1_000);
    for (const id of ids) expect(id).toMatch(/^[\w-]{8,20}$/);
  });

  it('start elsewhere in every process', () => {
    expect(createRequestIds()(asked())).not.toBe(createRequestIds()(asked()));
  });

  it('come from outside only when short and plain', () => {
    const nextId = createRequestIds();
    expect(nextId(asked('a'.repeat(64)))).toBe('a'.repeat(64));
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 100 }), (given) => {
        const isPlain = /^[\w-]{1,64}$/.test(given);
        expect(nextId(asked(given)) === given).toBe(isPlain);
      }),
    );
    expect(nextId(asked(['a', 'b']))).toMatch(/^[\w-]{8,20}$/);
  });
});
