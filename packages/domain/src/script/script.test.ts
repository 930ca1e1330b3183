import { describe, expect, it } from 'vitest';
import { parseScript, scriptFileName, scriptFormatOf } from './index';
import { GOOD_FILES, SAMPLES } from '../testing/script-samples';
import { FORMATS, line, linesOf, plain, read, refused } from '../testing/read-script';

const sample = (name: keyof typeof SAMPLES) => parseScript(name, SAMPLES[name]);

describe('Samples of the facts, with the corrections', () => {
  it('a1.srt: lines of a cue are joined with a space', () => {
    expect(sample('a1.srt')).toEqual({
      ok: true,
      skipped: 0,
      script: {
        profiles: [plain],
        lines: [
          line(1_000, 2_500, 'Good evening, everyone!'),
          line(4_000, 2_250, 'Two lines become one'),
          line(3_723_004, 2_995, 'One hour in'),
        ],
      },
    });
  });

  it('a2-crlf.srt: carriage returns are stripped', () => {
    expect(linesOf(sample('a2-crlf.srt'))).toEqual([
      line(10_000, 2_000, 'Windows line ends'),
      line(13_000, 2_000, 'second cue'),
    ]);
  });

  it('a3-loose.srt: a cue with a bad time is counted, a counter is no text, the last cue is not lost', () => {
    expect(sample('a3-loose.srt')).toMatchObject({
      skipped: 1,
      skips: [{ reason: 'time', text: 'not a time --> 00:00:09,000 still text', line: 5 }],
      script: {
        lines: [
          line(1_500, 1_000, 'no counter, short milliseconds'),
          line(3_000, 1_000, 'no blank line before me'),
          line(5_000, 1_000, ''),
        ],
      },
    });
  });

  it('b1.ass: colours keep #RRGGBB, commas stay, fractions of one to three digits', () => {
    expect(sample('b1.ass')).toEqual({
      ok: true,
      skipped: 0,
      script: {
        profiles: [
          { name: 'Host', color: '#FFFFFF', outline: '#000000' },
          { name: 'Guest', color: '#FFA500', outline: '#404040' },
        ],
        lines: [
          line(1_000, 2_500, 'Hello there'),
          line(4_250, 2_250, 'Commas, stay, in the text', 1),
          line(3_600_123, 1_877, 'Three-digit fraction'),
        ],
      },
    });
  });

  it('b2-unknown-style.ass: an unknown style is the default one, a Comment does not end the list', () => {
    expect(sample('b2-unknown-style.ass')).toEqual({
      ok: true,
      skipped: 0,
      script: {
        profiles: [
          { name: 'Only', color: '#332211', outline: '#CCBBAA' },
          { name: 'Default', color: null, outline: null, isDefault: true },
        ],
        lines: [
          line(2_000, 1_000, 'kept'),
          line(4_000, 1_000, 'dropped because the style is unknown', 1),
          line(8_000, 1_000, 'never reached'),
        ],
      },
    });
  });

  it('b3-bad-colour.ass: a colour of eight characters is read', () => {
    expect(sample('b3-bad-colour.ass')).toMatchObject({
      skipped: 0,
      script: {
        profiles: [{ name: 'Short', color: '#FFFFFF', outline: '#000000' }],
        lines: [line(1_000, 1_000, 'whole file is refused')],
      },
    });
  });

  it('c1.ttml: every pen is a profile, the copy of a line is skipped', () => {
    expect(sample('c1.ttml')).toEqual({
      ok: true,
      // The copy says something else here, so an utterance was left out.
      skipped: 1,
      skips: [{ reason: 'copy', text: 'First line again, same start', line: 9 }],
      script: {
        profiles: [
          { name: '0', color: '#000000', outline: null },
          { name: '1', color: '#A0AAB4', outline: null },
          { name: '2', color: '#FF8800', outline: '#101010' },
        ],
        lines: [line(1_001, 2_500, 'First line', 2), line(4_001, 3_000, 'Second line', 2)],
      },
    });
  });

  it('c2-zero-and-short.ttml: a first line at 0 and a one-letter line are kept, an unknown pen is the default one', () => {
    expect(sample('c2-zero-and-short.ttml')).toEqual({
      ok: true,
      skipped: 0,
      script: {
        profiles: [
          { name: 'main', color: '#FFFFFF', outline: null },
          { name: 'Default', color: null, outline: null, isDefault: true },
        ],
        lines: [
          line(0, 900, 'starts at zero: skipped'),
          line(1_000, 500, 'A'),
          line(2_000, 800, 'kept, no outline colour'),
          line(3_000, 600, 'unknown pen: skipped', 1),
        ],
      },
    });
  });

  it('c3-missing-end.ttml: a paragraph without its end lasts until the next, or three seconds', () => {
    expect(linesOf(sample('c3-missing-end.ttml'))).toEqual([
      line(500, 1_000, 'parsed before the bad line'),
      line(2_000, 3_000, 'no d attribute: whole file is refused'),
    ]);
  });
});

describe('Files as they come', () => {
  it.each(FORMATS)(
    '%s: a byte order mark and CRLF, CR or doubled ends change nothing',
    (format) => {
      const text: string = GOOD_FILES[format];
      const expected = parseScript(`a.${format}`, text);
      expect(expected.ok).toBe(true);
      for (const end of ['\n', '\r\n', '\r', '\r\r\n']) {
        const other = `\uFEFF${text.replaceAll('\n', end)}`;
        expect(parseScript(`a.${format.toUpperCase()}`, other)).toEqual(expected);
      }
    },
  );

  it.each(['a.txt', 'srt', '', 'a.srt.json', 'a.sub'])('%s has no known ending', (name) => {
    expect(parseScript(name, SAMPLES['a1.srt'])).toEqual(refused('unknownExtension'));
  });

  it('an ending is read in any case', () => {
    expect(['A.SRT', 'b.Ass', 'c.TTML', 'd.x.vtt', '.srt', 'vtt'].map(scriptFormatOf)).toEqual([
      'srt',
      'ass',
      'ttml',
      'vtt',
      'srt',
      undefined,
    ]);
  });

  it.each([
    ['a.srt', 'just some prose'],
    ['a.ass', 'just some prose'],
    ['a.ass', '[V4+ Styles]\nFormat: Name, PrimaryColour, OutlineColour\n'],
    ['a.ass', '[Events]\nFormat: Start, End, Style, Text\n'],
    ['a.ttml', '<tt xmlns="http://www.w3.org/ns/ttml"><body></body></tt>'],
    ['a.ttml', ''],
  ])('%s with foreign content is refused as a whole', (name, text) => {
    expect(parseScript(name, text)).toEqual(refused('unparsable'));
  });

  it('an empty .srt is an empty script', () => {
    expect(read('a.srt', '\uFEFF', '')).toMatchObject({ ok: true, script: { lines: [] } });
  });
});

describe('Names of files', () => {
  it.each([
    ['Karaoke', 'Karaoke.srt'],
    ['a/b\\c: d*?"<>|', 'a_b_c_ d______.srt'],
    ['  \n ', 'script.srt'],
    ['.hidden', '_hidden.srt'],
    ['CON', '_CON.srt'],
    ['歌\u202Egpj', '歌gpj.srt'],
    ['歌'.repeat(300), `${'歌'.repeat(66)}.srt`],
  ])('%j becomes %j', (title, name) => {
    expect(scriptFileName(title, 'srt')).toBe(name);
  });
});
