import { calls } from '@oshimado/contract/schemas';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseScript } from '../script';
import { SCRIPT_BATCH_MAX, SCRIPT_CALL_BYTES_MAX } from './script-lines.limits';
import {
  replacementParts,
  restorationParts,
  uploadableScript,
  uploadLinesOf,
  uploadParts,
  uploadStartOf,
  type OwnLine,
  type UploadLine,
  type UploadPart,
} from './script-upload';

const line = (timestamp: number, message = 'Hello'): UploadLine => ({
  name: 'somebody',
  timestamp,
  duration: 1_000,
  message,
});

/** Applies calls as the server does. */
function server(lines: readonly OwnLine[]) {
  let kept = [...lines];
  let lastId = 1_000_000;
  return {
    lines: () => kept,
    apply: (part: UploadPart) => {
      for (const entry of part) {
        if (entry.type === 'Delete') kept = kept.filter(({ id }) => id !== entry.data.id);
        else {
          const { tempid: _, ...content } = entry.data;
          kept = [...kept, { id: String((lastId += 1)), ...content }];
        }
      }
    },
  };
}
const contents = (lines: readonly UploadLine[]) =>
  lines
    .map(({ name, timestamp, duration, message }) =>
      JSON.stringify([name, timestamp, duration, message]),
    )
    .sort();

const arbitraryLine = fc.record({
  name: fc.constantFrom('somebody', 'me'),
  timestamp: fc.nat(20),
  duration: fc.option(fc.nat(3), { nil: null }),
  message: fc.constantFrom('a', 'b'),
});
const arbitraryOwn = fc
  .array(arbitraryLine, { maxLength: 12 })
  .map((lines) => lines.map((one, at): OwnLine => ({ id: String(at + 1), ...one })));
const arbitraryLines = fc.array(arbitraryLine, { maxLength: 12 });

describe('the calls of an upload', () => {
  it('the calls of an upload are one that deletes, then adds, as long as it fits', () => {
    const own = [{ id: '7', ...line(1) }];
    expect(replacementParts(own, [line(2), line(3)])).toEqual([
      [
        { type: 'Delete', data: { id: '7' } },
        { type: 'Add', data: { tempid: 'U0', ...line(2) } },
        { type: 'Add', data: { tempid: 'U1', ...line(3) } },
      ],
    ]);
    expect(replacementParts([], [])).toEqual([]);
  });

  it('the calls of an upload are several from 5,001 operations on, which add before they delete', () => {
    const own = Array.from({ length: 3_000 }, (_, at) => ({ id: String(at), ...line(at) }));
    const lines = Array.from({ length: 6_000 }, (_, at) => line(at));
    const parts = replacementParts(own, lines);
    expect(parts.map(({ length }) => length)).toEqual([5_000, 1_000, 3_000]);
    expect(parts.map(([first]) => first?.type)).toEqual(['Add', 'Add', 'Delete']);
  });

  it('the calls of an upload are never larger than the server accepts, and lose nothing', () => {
    const long = '語'.repeat(500);
    const entries = replacementParts(
      [],
      Array.from({ length: 4_000 }, (_, at) => line(at, long)),
    );
    expect(entries.length).toBeGreaterThan(1);
    for (const part of entries) {
      expect(part.length).toBeLessThanOrEqual(SCRIPT_BATCH_MAX);
      expect(new TextEncoder().encode(JSON.stringify(part)).length).toBeLessThanOrEqual(
        SCRIPT_CALL_BYTES_MAX + 2,
      );
    }
    expect(uploadParts(entries.flat()).flat()).toHaveLength(4_000);
  });

  it('the calls of an upload are what the server accepts', () => {
    const own = [{ id: '7', ...line(1), duration: null }];
    const lines = Array.from({ length: 4_999 }, (_, at) => line(at, '語'.repeat(60)));
    const [part] = replacementParts(own, lines);
    expect(calls.postScriptLog.body.safeParse(part).success).toBe(true);
    expect(SCRIPT_CALL_BYTES_MAX).toBeLessThan(calls.postScriptLog.bodyMax);
    const [restored] = restorationParts(own, [], lines);
    expect(calls.postScriptLog.body.safeParse(restored).success).toBe(true);
  });

  it('leave the new lines alone on the server', () => {
    fc.assert(
      fc.property(arbitraryOwn, arbitraryLines, (own, lines) => {
        const room = server(own);
        for (const part of replacementParts(own, lines)) room.apply(part);
        expect(contents(room.lines())).toEqual(contents(lines));
      }),
    );
  });
});

describe('a restoration', () => {
  /** Each operation in a call of its own, so that every interruption is possible. */
  const singles = (parts: readonly UploadPart[]) => parts.flat().map((entry) => [entry]);

  it('a restoration brings the old lines back from wherever the upload stopped, and from where a restoration did', () => {
    fc.assert(
      fc.property(arbitraryOwn, arbitraryLines, fc.nat(), fc.nat(), (own, lines, stop, again) => {
        const room = server(own);
        const calls = singles(replacementParts(own, lines));
        for (const call of calls.slice(0, stop % (calls.length + 1))) room.apply(call);
        const back = singles(restorationParts(own, room.lines(), lines));
        for (const call of back.slice(0, again % (back.length + 1))) room.apply(call);
        for (const part of restorationParts(own, room.lines(), lines)) room.apply(part);
        expect(contents(room.lines())).toEqual(contents(own));
      }),
    );
  });

  it('a restoration takes no line away that came from elsewhere', () => {
    const own = [{ id: '1', ...line(1) }];
    const other = { id: '2', ...line(99, 'typed meanwhile') };
    expect(restorationParts(own, [...own, other], [line(5)])).toEqual([]);
  });

  it('recognizes uploaded lines whose text the server has cleaned', () => {
    const found = [{ id: '9', ...line(5, 'one two') }];
    expect(restorationParts([], found, [line(5, 'one  two')])).toEqual([
      [{ type: 'Delete', data: { id: '9' } }],
    ]);
  });

  it('a restoration has nothing to do where nothing arrived', () => {
    const own = [{ id: '1', ...line(1) }];
    expect(restorationParts(own, own, [line(5)])).toEqual([]);
  });
});

describe('the lines of a file', () => {
  it('the lines of a file are relative to the actual start, else to the available time', () => {
    const available_at = '2026-01-10T12:00:00.000Z';
    const start_actual = '2026-01-10T12:00:03.500Z';
    expect(uploadStartOf({ available_at, start_actual })).toBe(Date.parse(start_actual));
    expect(uploadStartOf({ available_at })).toBe(Date.parse(available_at));
    expect(uploadStartOf({ available_at: '' })).toBeUndefined();
  });

  it('the lines of a file have whole milliseconds and the name of the viewer', () => {
    const script = { lines: [{ start: 1_500.9, duration: 700.9, text: ' Hi ', profile: 0 }] };
    expect(uploadLinesOf(script, { startedAt: 1_000, name: 'somebody' })).toEqual([
      { name: 'somebody', timestamp: 2_500, duration: 700, message: 'Hi' },
    ]);
  });

  const srt = (...texts: string[]) =>
    uploadableScript(
      parseScript(
        'a.srt',
        texts.map((text) => `00:00:01,000 --> 00:00:02,000\n${text}\n`).join('\n'),
      ),
    );

  it('the lines of a file are never blank', () => {
    const parsed = uploadableScript({
      ok: true,
      skipped: 1,
      script: {
        profiles: [],
        lines: ['kept', ' '].map((text) => ({ start: 0, duration: 1, text, profile: 0 })),
      },
    });
    expect(parsed).toMatchObject({ ok: true, skipped: 2, script: { lines: [{ text: 'kept' }] } });
  });

  it('refuse the file when one is longer than the server stores, or when there are none', () => {
    expect(srt('a'.repeat(500))).toMatchObject({ ok: true });
    expect(srt('a'.repeat(501))).toEqual({ ok: false, problem: { code: 'lineTooLong' } });
    expect(srt()).toEqual({ ok: false, problem: { code: 'unparsable' } });
  });

  it('the lines of a file keep the reason of a parser', () => {
    expect(uploadableScript(parseScript('a.txt', ''))).toEqual({
      ok: false,
      problem: { code: 'unknownExtension' },
    });
  });
});
