import { describe, expect, it } from 'vitest';
import { logRefusal, refusedLines, stillRefused, withoutRefused } from './script-refusal';

const error = (status: number, parameter?: string) => ({ status, problem: { parameter } });

describe('what a failed save says of the lines', () => {
  it.each([
    [error(400, '[3].data.message'), { at: 3, reason: 'invalid' }],
    [error(422), { at: undefined, reason: 'invalid' }],
    [error(403, '[12]'), { at: 12, reason: 'forbidden' }],
    [error(403), { at: undefined, reason: 'script' }],
    [error(404, '[0]'), { at: 0, reason: 'changed' }],
    [error(404, 'id'), { at: undefined, reason: 'script' }],
    [error(409, '[0]'), { at: 0, reason: 'changed' }],
    [error(409), { at: undefined, reason: 'changed' }],
    [{ status: 413 }, { at: undefined, reason: 'tooLarge' }],
  ] as const)('%j: %j', (failed, refusal) => {
    expect(logRefusal(failed)).toEqual(refusal);
  });

  it.each([error(401), error(408), error(429), error(500), new Error('network'), null, 'text'])(
    '%j may pass, or ends with a login',
    (failed) => {
      expect(logRefusal(failed)).toBeUndefined();
    },
  );
});

describe('a refused change', () => {
  const content = { start: 0, end: 1_000, text: 'mine' };
  const line = { ...content, key: 'a', author: 'Mira', profile: 'default' };
  const change = { type: 'Change', key: 'a' } as const;
  const refused = refusedLines([change, { type: 'Add', key: 'unknown' }], 'invalid', {
    contents: new Map([['a', content]]),
    held: new Map(),
  });

  it('is kept back as long as it is the same change', () => {
    expect(refused).toEqual([{ ...change, content, reason: 'invalid' }]);
    expect(stillRefused(refused, [change], [line])).toBe(refused);
    expect(withoutRefused([change, { type: 'Add', key: 'b' }], refused)).toEqual([
      { type: 'Add', key: 'b' },
    ]);
  });

  it.each([
    ['its text', [change], [{ ...line, text: 'other' }]],
    ['its time', [change], [{ ...line, end: 2_000 }]],
    ['its kind', [{ type: 'Delete', key: 'a' }], []],
    ['nothing of it is left', [], [line]],
  ] as const)('is free once it has changed: %s', (_, changes, lines) => {
    expect(stillRefused(refused, changes, lines)).toEqual([]);
  });

  it('of a deletion is the line as it was', () => {
    const deletion = { type: 'Delete', key: 'a' } as const;
    const held = new Map([['a', { id: '1', ...content }]]);
    const gone = refusedLines([deletion], 'forbidden', { contents: new Map(), held });
    expect(gone).toMatchObject([{ ...deletion, content }]);
    expect(stillRefused(gone, [deletion], [])).toBe(gone);
  });
});
