import { describe, expect, it } from 'vitest';
import type { EditedLine } from './edited-lines';
import {
  acknowledged,
  afterBatch,
  batchOf,
  changesBetween,
  entriesOf,
  heldAfterLoss,
  heldFromServer,
  linesFromServer,
  type HeldLines,
} from './script-log';

const line = (key: string, text: string, start = 0): EditedLine => ({
  key,
  text,
  start,
  end: start + 1_000,
  author: 'Mira',
  profile: 'default',
});
const nothing: HeldLines = new Map();
const said = { startedAt: 5_000, lang: 'en' } as const;

describe('the log', () => {
  it('the log is folded: an added and then changed line is one Add with the new words', () => {
    const before = [line('new-1', 'a')];
    const batch = batchOf(changesBetween(nothing, before), before);
    const after = [line('new-1', 'b')];
    // While the batch is under way, the later edit is kept apart …
    expect(changesBetween(afterBatch(nothing, batch), after)).toEqual([
      { type: 'Change', key: 'new-1' },
    ]);
    // … and when it fails, both are one.
    const again = batchOf(changesBetween(nothing, after), after);
    expect(entriesOf(again, nothing, { ...said, lines: after })).toEqual([
      {
        type: 'Add',
        data: { tempid: 'new-1', name: 'Mira', timestamp: 5_000, message: 'b', duration: 1_000 },
      },
    ]);
  });

  it('the log changes an acknowledged line by its real id', () => {
    const before = [line('new-1', 'a')];
    const batch = batchOf(changesBetween(nothing, before), before);
    const results = [{ type: 'Add', tempid: 'new-1', res: { id: '77' } }];
    const { held, isWhole } = acknowledged(nothing, batch, results);
    const after = [line('new-1', 'b')];
    const entries = entriesOf(batchOf(changesBetween(held, after), after), held, {
      ...said,
      lines: after,
    });
    expect(isWhole).toBe(true);
    expect(entries).toMatchObject([
      { type: 'Change', data: { id: '77', lang: 'en', message: 'b' } },
    ]);
  });

  it('the log deletes by its real id what was added in flight and then deleted', () => {
    const before = [line('new-1', 'a')];
    const batch = batchOf(changesBetween(nothing, before), before);
    const results = [{ type: 'Add', tempid: 'new-1', res: { id: '77' } }];
    const { held } = acknowledged(nothing, batch, results);
    const entries = entriesOf(batchOf(changesBetween(held, []), []), held, { ...said, lines: [] });
    expect(entries).toEqual([
      {
        type: 'Delete',
        data: { id: '77', known: { timestamp: 5_000, message: 'a', duration: 1_000 } },
      },
    ]);
  });

  it('the log says nothing of a line added and deleted in between, or of another profile', () => {
    expect(changesBetween(nothing, [])).toEqual([]);
    const held = new Map([['k', { id: '1', start: 0, end: 1_000, text: 'a' }]]);
    expect(changesBetween(held, [{ ...line('k', 'a'), profile: 'other' }])).toEqual([]);
  });

  it('the log does not count an Add as done whose id the answer does not name', () => {
    const lines = [line('new-1', 'a')];
    const batch = batchOf(changesBetween(nothing, lines), lines);
    expect(acknowledged(nothing, batch, [])).toEqual({ held: nothing, isWhole: false });
  });

  it('the log sends no more than one call may hold', () => {
    const lines = Array.from({ length: 3_000 }, (_, at) => line(`new-${at}`, '字'.repeat(400), at));
    const { changes, contents } = batchOf(changesBetween(nothing, lines), lines);
    expect(changes.length).toBeGreaterThan(500);
    expect(changes.length).toBeLessThan(1_000);
    expect(contents.size).toBe(changes.length);
  });

  it('the log sends at most 5 000 operations in one call', () => {
    const lines = Array.from({ length: 5_001 }, (_, at) => line(`new-${at}`, 'a', at));
    expect(batchOf(changesBetween(nothing, lines), lines).changes).toHaveLength(5_000);
  });
});

describe('lines from the server', () => {
  const stored = { id: '1', name: 'Mira', message: 'a' };

  it('lines from the server are counted from the start of the video; lines typed live last 3 s or up to the next', () => {
    const lines = linesFromServer(
      [
        { ...stored, timestamp: 9_000 },
        { ...stored, id: '2', timestamp: 6_000, duration: null },
        { ...stored, id: '3', timestamp: 7_000, duration: 500 },
      ],
      5_000,
      'default',
    );
    expect(lines.map(({ key, start, end }) => [key, start, end])).toEqual([
      ['id-2', 1_000, 2_000],
      ['id-3', 2_000, 2_500],
      ['id-1', 4_000, 7_000],
    ]);
  });

  it('lines from the server without an end keep the one they are held with, unless they have moved', () => {
    const held: HeldLines = new Map([
      ['id-1', { id: '1', start: 1_000, end: 1_400, text: 'a' }],
      ['new-1', { id: '2', start: 5_000, end: 5_400, text: 'a' }],
      ['id-3', { id: '3', start: 9_000, end: 9_400, text: 'a' }],
    ]);
    const lines = linesFromServer(
      [
        { ...stored, timestamp: 1_000 },
        { ...stored, id: '2', timestamp: 5_000, duration: null },
        { ...stored, id: '3', timestamp: 9_500 },
      ],
      0,
      'default',
      held,
    );
    expect(lines.map(({ key, end }) => [key, end])).toEqual([
      ['id-1', 1_400],
      ['id-2', 5_400],
      ['id-3', 12_500],
    ]);
  });
});

describe('after a lost answer', () => {
  const found = (id: string, start: number, message = 'a') =>
    heldFromServer(
      linesFromServer([{ id, name: '', timestamp: start, duration: 1_000, message }], 0, ''),
    );

  it('a line of other words or another author at the same time is not the Add', () => {
    const lines = [line('new-1', 'a', 400)];
    const batch = batchOf(changesBetween(nothing, lines), lines);
    expect(heldAfterLoss(nothing, batch, found('9', 400, 'b')).size).toBe(0);
    const by = (name: string) => ({
      wanted: new Map([['new-1', 'Mira']]),
      found: new Map([['9', name]]),
    });
    expect(heldAfterLoss(nothing, batch, found('9', 400), by('Aki')).size).toBe(0);
    expect(heldAfterLoss(nothing, batch, found('9', 400), by('Mira')).size).toBe(1);
  });

  it('a line with the time and text of an Add is that Add', () => {
    const lines = [line('new-1', 'a', 400)];
    const batch = batchOf(changesBetween(nothing, lines), lines);
    expect(heldAfterLoss(nothing, batch, found('9', 400)).get('new-1')?.id).toBe('9');
    expect(heldAfterLoss(nothing, batch, found('9', 500)).size).toBe(0);
  });
});
