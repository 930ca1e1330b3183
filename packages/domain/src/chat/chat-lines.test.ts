import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareLines, mergeLines, type ChatLineKey } from './chat-lines';

const line = (timestamp: number, message = 'a', id?: string): ChatLineKey => ({
  timestamp,
  name: 'n',
  message,
  ...(id !== undefined && { id }),
});

const lines = fc.array(
  fc
    .tuple(fc.integer({ min: 0, max: 9 }), fc.constantFrom('a', 'b', 'c'))
    .map((parts) => line(...parts)),
  { maxLength: 30 },
);
const sorted = (all: readonly ChatLineKey[]) => mergeLines([], all);

describe('lines of a chat', () => {
  it('lines of a chat are ascending, each once, whatever came twice or late', () => {
    fc.assert(
      fc.property(lines, lines, (known, incoming) => {
        const merged = mergeLines(sorted(known), incoming);
        const words = new Set([...known, ...incoming].map((one) => JSON.stringify(one)));
        expect(new Set(merged.map((one) => JSON.stringify(one)))).toEqual(words);
        expect(merged).toHaveLength(words.size);
        expect(merged).toEqual([...merged].sort(compareLines));
      }),
    );
  });

  it('lines of a chat are the same list in whatever order they came', () => {
    fc.assert(
      fc.property(lines, lines, lines, (a, b, c) => {
        const one = mergeLines(mergeLines(sorted(a), b), c);
        expect(mergeLines(sorted(c), [...b, ...a])).toEqual(one);
        expect(mergeLines(one, [...a, ...c])).toBe(one);
      }),
    );
  });

  it('come one by one as they come at once', () => {
    fc.assert(
      fc.property(lines, (all) => {
        const single = all.reduce<readonly ChatLineKey[]>(
          (known, one) => mergeLines(known, [one]),
          [],
        );
        expect(single).toEqual(sorted(all));
      }),
    );
  });

  it('lines of a chat are known by id, else by time, author and text', () => {
    expect(mergeLines([line(1, 'a', 'x')], [line(2, 'b', 'x')])).toHaveLength(1);
    expect(mergeLines([line(1, 'a', 'x')], [line(1, 'a', 'y')])).toHaveLength(2);
    expect(mergeLines([line(1, 'a', 'x')], [line(1, 'a')])).toHaveLength(1);
    expect(mergeLines([line(1, 'a')], [line(1, 'a', 'x')])).toHaveLength(1);
  });

  it('answer the same list when nothing is new', () => {
    const known = [line(1), line(2)];
    expect(mergeLines(known, [])).toBe(known);
    expect(mergeLines(known, [line(2), line(1)])).toBe(known);
  });
});
