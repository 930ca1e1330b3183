import { describe, expect, it } from 'vitest';
import type { ParsedScript, ScriptLine } from '../script';
import { editableScript } from './usable-script';

const line = (start: number, duration: number, text = 'a'): ScriptLine => ({
  start,
  duration,
  text,
  profile: 0,
});
const parsed = (...lines: ScriptLine[]): ParsedScript => ({
  ok: true,
  skipped: 1,
  skips: [{ reason: 'time', text: 'bad', line: 7 }],
  script: { lines, profiles: [] },
});

describe('lines shorter than 300 ms', () => {
  it('take what room there is, and never that of the next', () => {
    const lines = [line(5_000, 10), line(1_000, 10), line(1_100, 2_000), line(4_000, 299)];
    expect(editableScript(parsed(...lines))).toMatchObject({
      skipped: 1,
      script: {
        lines: [line(5_000, 300), line(1_000, 100), line(1_100, 2_000), line(4_000, 300)],
      },
    });
  });

  it('without any room are left out and counted, as blank ones are', () => {
    const lines = [
      line(0, 10, 'gone'),
      line(10, 500),
      line(600, 0, 'beside'),
      line(600, 500),
      line(2_000, 500, ' '),
    ];
    expect(editableScript(parsed(...lines))).toEqual({
      ok: true,
      skipped: 4,
      skips: [
        { reason: 'time', text: 'bad', line: 7 },
        { reason: 'empty', text: ' ' },
        { reason: 'short', text: 'gone' },
        { reason: 'short', text: 'beside' },
      ],
      script: { lines: [line(10, 500), line(600, 500)], profiles: [] },
    });
  });

  it('lines shorter than 300 ms and nothing else are no script', () => {
    expect(editableScript(parsed(line(0, 9, ' ')))).toEqual({
      ok: false,
      problem: { code: 'unparsable' },
    });
  });
});
