import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addLine,
  deleteLine,
  endOfNewLine,
  makeContinuous,
  moveLine,
  resizeLine,
  shiftTime,
  startAt,
  type EditedLine,
  type EditedLines,
} from './edited-lines';
import { LINE_MIN_MS } from './script-lines.limits';

const line = (key: string, start: number, end: number): EditedLine => ({
  key,
  start,
  end,
  author: 'Mira',
  text: key,
  profile: 'default',
});
const { end: _end, ...added } = line('new', 2_000, 0);
const times = (lines: EditedLines) => lines.map(({ key, start, end }) => [key, start, end]);

const three = [line('a', 0, 2_000), line('b', 2_000, 4_000), line('c', 5_000, 6_000)];

describe('a new line', () => {
  it('a new line is 3 s long', () => {
    expect(times(addLine([], added))).toEqual([['new', 2_000, 5_000]]);
  });

  it('or lasts up to the next line', () => {
    expect(times(addLine([line('c', 3_500, 6_000)], added))).toEqual([
      ['new', 2_000, 3_500],
      ['c', 3_500, 6_000],
    ]);
  });

  it('cuts the line before to end there', () => {
    expect(times(addLine([line('a', 0, 4_000)], added))[0]).toEqual(['a', 0, 2_000]);
  });

  it('a new line is never shorter than 300 ms: the next line makes room, if it can', () => {
    expect(endOfNewLine([line('c', 2_100, 6_000)], 2_000)).toBe(2_300);
    expect(times(addLine([line('c', 2_100, 6_000)], added))[1]).toEqual(['c', 2_300, 6_000]);
    expect(times(addLine([line('c', 2_100, 2_400)], added))[1]).toEqual(['c', 2_100, 2_400]);
  });
});

describe('a dragged line', () => {
  it('a dragged line makes its neighbours shrink', () => {
    expect(times(moveLine(three, 'b', 1_500))).toEqual([
      ['a', 0, 1_500],
      ['b', 1_500, 3_500],
      ['c', 5_000, 6_000],
    ]);
    expect(times(moveLine(three, 'b', 3_400))[2]).toEqual(['c', 5_400, 6_000]);
  });

  it('a dragged line stops where a neighbour would be shorter than 300 ms', () => {
    expect(times(moveLine(three, 'b', -5_000))[1]).toEqual(['b', 300, 2_300]);
    expect(times(moveLine(three, 'b', 50_000))[1]).toEqual(['b', 3_700, 5_700]);
  });

  it('a dragged line does not go below zero', () => {
    expect(times(moveLine(three, 'a', -1))[0]).toEqual(['a', 0, 2_000]);
  });

  it('a dragged line is resized at either edge, and keeps 300 ms', () => {
    expect(times(resizeLine(three, 'b', 'start', 3_900))[1]).toEqual(['b', 3_700, 4_000]);
    expect(times(resizeLine(three, 'b', 'start', 1_000)).slice(0, 2)).toEqual([
      ['a', 0, 1_000],
      ['b', 1_000, 4_000],
    ]);
    expect(times(resizeLine(three, 'b', 'end', 5_500)).slice(1)).toEqual([
      ['b', 2_000, 5_500],
      ['c', 5_500, 6_000],
    ]);
    expect(times(resizeLine(three, 'b', 'end', 0))[1]).toEqual(['b', 2_000, 2_300]);
  });
});

describe('tools', () => {
  it('set as start deletes all earlier lines and shifts to zero', () => {
    expect(times(startAt(three, 'b'))).toEqual([
      ['b', 0, 2_000],
      ['c', 3_000, 4_000],
    ]);
  });

  it('continuous moves each end to the next start', () => {
    expect(times(makeContinuous(three))).toEqual([
      ['a', 0, 2_000],
      ['b', 2_000, 5_000],
      ['c', 5_000, 6_000],
    ]);
  });

  it('the time shift may be negative, but stops at zero and keeps the distances', () => {
    const later = shiftTime(three, 1.5);
    expect(times(later)[0]).toEqual(['a', 1_500, 3_500]);
    expect(times(shiftTime(later, -60))).toEqual(times(three));
  });

  it('lines from before the start of the video are not pulled up by a shift back', () => {
    const early = [line('a', -2_000, -1_000)];
    expect(shiftTime(early, -1)).toBe(early);
  });
});

describe('any row of edits', () => {
  const time = fc.integer({ min: -1_000, max: 20_000 });
  const key = fc.constantFrom('k0', 'k1', 'k2', 'k3', 'k4', 'k5');
  const edit = fc.oneof(
    fc.tuple(key, time).map(
      ([key, start]) =>
        (lines: EditedLines) =>
          addLine(deleteLine(lines, key), { ...added, key, start: Math.max(0, start) }),
    ),
    fc.tuple(key, time).map(
      ([key, to]) =>
        (lines: EditedLines) =>
          moveLine(lines, key, to),
    ),
    fc.tuple(key, fc.constantFrom('start' as const, 'end' as const), time).map(
      ([key, edge, to]) =>
        (lines: EditedLines) =>
          resizeLine(lines, key, edge, to),
    ),
    fc.constant(makeContinuous),
    time.map((ms) => (lines: EditedLines) => shiftTime(lines, ms / 1_000)),
    key.map((key) => (lines: EditedLines) => startAt(lines, key)),
  );

  it('any row of edits keeps the order, 300 ms for every line, and nothing before zero', () => {
    fc.assert(
      fc.property(fc.array(edit, { maxLength: 40, size: 'max' }), (edits) => {
        let lines: EditedLines = [];
        for (const change of edits) lines = change(lines);
        expect(lines.every(({ start, end }) => end - start >= LINE_MIN_MS)).toBe(true);
        expect(lines.every(({ start }) => start >= 0)).toBe(true);
        const starts = lines.map(({ start }) => start);
        expect(starts).toEqual([...starts].sort((a, b) => a - b));
      }),
      { numRuns: 1_000 },
    );
  });
});
