import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sortFiles } from './accept';

const file = (name: string, type = '', size = 1) => new File(['x'.repeat(size)], name, { type });

describe('a drop zone', () => {
  it.each([
    ['.srt', file('a.SRT'), true],
    ['.srt', file('a.ass'), false],
    ['image/*', file('a', 'image/png'), true],
    ['image/*', file('a', 'text/plain'), false],
    ['text/plain', file('a', 'text/plain'), true],
    [' .srt , text/vtt ', file('b', 'text/vtt'), true],
    ['', file('anything'), true],
  ])('with accept %j decides by type and ending', (accept, one, isTaken) => {
    expect(sortFiles([one], { accept }).taken).toEqual(isTaken ? [one] : []);
  });

  it('a drop zone says why it refuses', () => {
    const files = [file('a.srt'), file('b.txt'), file('c.srt', '', 20), file('d.srt')];
    const { taken, refused } = sortFiles(files, { accept: '.srt', maxBytes: 10 });
    expect(taken).toEqual([files[0]]);
    expect(refused.map(({ file: { name }, reason }) => [name, reason])).toEqual([
      ['b.txt', 'type'],
      ['c.srt', 'size'],
      ['d.srt', 'count'],
    ]);
  });

  it('a drop zone loses no file', () => {
    const any = fc.array(
      fc
        .record({ name: fc.string(), size: fc.nat(20) })
        .map(({ name, size }) => file(name, '', size)),
    );
    fc.assert(
      fc.property(any, fc.boolean(), fc.nat(20), (files, multiple, maxBytes) => {
        const { taken, refused } = sortFiles(files, { accept: '.a,.b', multiple, maxBytes });
        expect(new Set([...taken, ...refused.map((one) => one.file)])).toEqual(new Set(files));
        expect(taken.length <= 1 || multiple).toBe(true);
      }),
    );
  });
});
