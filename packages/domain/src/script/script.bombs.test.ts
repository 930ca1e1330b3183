import { describe, expect, it } from 'vitest';
import { isLong } from '../testing/cases';
import { parseScript, SCRIPT_LINES_MAX, writeScript } from './index';
import { SCRIPT_LINE_BYTES_MAX } from './script.limits';
import type { ScriptFormat } from './index';
import { FORMATS } from '../testing/read-script';

/** Far more than the slowest takes; time that grew with the square of a size would be minutes. */
const BOMB_MS = 10_000;
/** Just below the limit of a file in the long run, and a third of it each day: a square would still be minutes. */
const SIZE = isLong ? 1_999_000 : 699_000;
const fill = (piece: string, before = '', after = '') =>
  before + piece.repeat(Math.floor((SIZE - before.length - after.length) / piece.length)) + after;
const TTML_HEAD = '<timedtext format="3"><head><pen id="2"/></head><body>';
const TTML_END = '</body></timedtext>';
const STYLES_HEAD = '[V4+ Styles]\nFormat: Name, PrimaryColour, OutlineColour\n';
const STYLE = 'Style: a,&H00000000,&H00000000\n';
const EVENTS_HEAD = '[Events]\nFormat: Start, End, Style, Text\n';
const ASS_HEAD = STYLES_HEAD + STYLE + EVENTS_HEAD;
const cues = (format: ScriptFormat, count: number) =>
  writeScript(format, {
    profiles: [],
    lines: Array.from({ length: count }, (_, start) => ({
      start,
      duration: 1,
      text: 'x',
      profile: 0,
    })),
  });

function timed(fileName: string, text: string) {
  // Processor time of this process, since other processes of the machine slow down the clock's time.
  const began = process.cpuUsage();
  const parsed = parseScript(fileName, text);
  const { user, system } = process.cpuUsage(began);
  return { code: parsed.ok ? 'ok' : parsed.problem.code, time: (user + system) / 1_000 };
}

describe('Bombs', () => {
  const bombs: [string, string, () => string, string][] = FORMATS.flatMap((format) => [
    [`3 MB in one line`, format, () => 'x'.repeat(3_000_000), 'tooLarge'],
    [`100,000 cues`, format, () => cues(format, 100_000), 'tooLarge'],
    [`2.1 MB in 0.7 million characters`, format, () => '草'.repeat(700_000), 'tooLarge'],
  ]);
  it.each([
    ...bombs,
    ['too many cues', 'srt', () => fill('0:0:0,0-->0:0:0,1\n'), 'tooManyLines'],
    ['too many cues', 'ass', () => fill('Dialogue: 0:0:0,0:0:1,a,x\n', ASS_HEAD), 'tooManyLines'],
    ['too many cues', 'vtt', () => fill('\n00:00.000-->00:00.001', 'WEBVTT\n'), 'tooManyLines'],
    [
      'too many cues',
      'ttml',
      () =>
        Array.from({ length: 30_000 }, (_, t) => `<p t="${t}" d="${t}"><s p="2">x</s></p>`).reduce(
          (all, p) => all + p,
          TTML_HEAD,
        ) + TTML_END,
      'tooManyLines',
    ],
    [
      'too many pens',
      'ttml',
      () => fill('<pen id="1"/>', '<head>', `</head><body>${TTML_END}`),
      'tooManyLines',
    ],
    ['too many styles', 'ass', () => fill(STYLE, STYLES_HEAD, EVENTS_HEAD), 'tooManyLines'],
    [
      'too many voices',
      'vtt',
      () =>
        Array.from({ length: 1_001 }, (_, name) => `\n00:00.000-->00:00.001\n<v ${name}>x\n`)
          .join('')
          .replace('', 'WEBVTT\n'),
      'tooManyLines',
    ],
    ['one long text', 'srt', () => fill('x', '0:0:0,0 --> 0:0:0,1\n'), 'lineTooLong'],
    ['one text of many lines', 'srt', () => fill('x\n', '0:0:0,0 --> 0:0:0,1\n'), 'lineTooLong'],
    ['one long text', 'ass', () => fill('x', `${ASS_HEAD}Dialogue: 0:0:0,0:0:1,a,`), 'lineTooLong'],
    ['one long text', 'vtt', () => fill('x', 'WEBVTT\n\n00:00.000 --> 00:00.001\n'), 'lineTooLong'],
    [
      'one long text',
      'ttml',
      () => fill('x', `${TTML_HEAD}<p t="1" d="2"><s p="2">`, `</s></p>${TTML_END}`),
      'lineTooLong',
    ],
    [
      'one long name',
      'ass',
      () =>
        fill(
          'x',
          '[Events]\n[V4+ Styles]\nFormat: Name, PrimaryColour, OutlineColour\nStyle: ',
          ',&H00000000,&H00000000',
        ),
      'lineTooLong',
    ],
    [
      'one long id',
      'ttml',
      () => fill('x', '<head><pen id="', '"/></head><body></body>'),
      'lineTooLong',
    ],
    [
      'nested spans',
      'ttml',
      () => fill('<s p="2">', `${TTML_HEAD}<p t="1" d="2">`, `</p>${TTML_END}`),
      'ok',
    ],
    [
      'nested spans that end',
      'ttml',
      () => fill('<s p="2">x', `${TTML_HEAD}<p t="1" d="2">`, `</s></p>${TTML_END}`),
      'lineTooLong',
    ],
    ['nested paragraphs', 'ttml', () => fill('<p t="1" d="2">', TTML_HEAD, TTML_END), 'unparsable'],
    ['empty paragraphs', 'ttml', () => fill('<p t="1" d="2"></p>', TTML_HEAD, TTML_END), 'ok'],
    [
      'empty spans',
      'ttml',
      () => fill('<s></s>', `${TTML_HEAD}<p t="1" d="2">`, `</p>${TTML_END}`),
      'ok',
    ],
    [
      'a tag of attributes',
      'ttml',
      () => fill(' a="1"', '<head><pen', '/></head><body></body>'),
      'ok',
    ],
    ['a tag of words', 'ttml', () => fill('a', '<head><pen ', '/></head><body></body>'), 'ok'],
    [
      'a tag of equal signs',
      'ttml',
      () => fill('= ', '<head><pen ', '/></head><body></body>'),
      'ok',
    ],
    ['a tag of spaces', 'ttml', () => fill(' ', '<head><pen', '/></head><body></body>'), 'ok'],
    ['open comments', 'ttml', () => fill('<!--', TTML_HEAD, TTML_END), 'ok'],
    ['small comments', 'ttml', () => fill('<!---->', TTML_HEAD, TTML_END), 'ok'],
    [
      'entities',
      'ttml',
      () => fill('&amp;', `${TTML_HEAD}<p t="1" d="2"><s p="2">`, `</s></p>${TTML_END}`),
      'lineTooLong',
    ],
    ['open tags', 'ttml', () => fill('<'), 'unparsable'],
    ['open heads', 'ttml', () => fill('<head>'), 'unparsable'],
    ['open tags', 'vtt', () => fill('<c', 'WEBVTT\n\n00:00.000 --> 00:00.001\n'), 'lineTooLong'],
    [
      'many open tags',
      'vtt',
      () => fill(`00:00.000-->00:00.001\n${'<v '.repeat(10_000)}\n\n`, 'WEBVTT\n\n'),
      'lineTooLong',
    ],
    [
      'spaces after a voice',
      'vtt',
      () => fill(`00:00.000-->00:00.001\n<v${' '.repeat(30_000)}x\n\n`, 'WEBVTT\n\n'),
      'lineTooLong',
    ],
    ['open paragraphs', 'xml', () => fill('<p begin="1s" end="2s">', '<tt>'), 'unparsable'],
    [
      'deep elements',
      'xml',
      () => `<tt>${'<a>'.repeat(300_000)}${'</b>'.repeat(250_000)}`,
      'unparsable',
    ],
    [
      'many spans',
      'xml',
      () => fill('<span begin="0s" end="1s">x</span>', '<tt><p begin="1s" end="9s">'),
      'tooManyLines',
    ],
    ['ends of nothing', 'xml', () => fill('</ ', '<tt>', '>'), 'unparsable'],
    ['open texts', 'srv1', () => fill('<text start="1">', '<transcript>'), 'unparsable'],
    ['many texts', 'srv1', () => fill('<text start="1">x</text>', '<transcript>'), 'tooManyLines'],
    ['deep lists', 'json3', () => fill('[', '{"events":'), 'unparsable'],
    [
      'many events',
      'json3',
      () => fill('{"segs":[{"utf8":"x"}]},', '{"events":[', '0]}'),
      'tooManyLines',
    ],
    ['many times', 'lrc', () => fill('[00:01.00]', '', 'x'), 'tooManyLines'],
    ['many lyrics', 'lrc', () => fill('[00:01.00]x\n'), 'tooManyLines'],
    ['many cues', 'sbv', () => fill('0:00:01.0,0:00:02.0\nx\n\n'), 'tooManyLines'],
    ['blanks', 'sbv', () => fill(' ', '', ',0:00:01.0'), 'unparsable'],
    ['overrides', 'ass', () => fill('{', `${ASS_HEAD}Dialogue: 0:0:0,0:0:1,a,`, '}'), 'ok'],
    [
      'readings',
      'vtt',
      () => fill(`00:00.000-->00:00.001\n${'<rt>'.repeat(10_000)}\n\n`, 'WEBVTT\n\n'),
      'ok',
    ],
    ['arrows', 'srt', () => fill('-->'), 'unparsable'],
    ['arrows', 'vtt', () => fill('-->\n', 'WEBVTT\n'), 'ok'],
    ['arrows in one line', 'vtt', () => fill('-->', 'WEBVTT\n'), 'ok'],
    ['digits', 'srt', () => fill('9', '', ' --> 0:0:0,1'), 'unparsable'],
    ['colons', 'srt', () => fill('1:', '', ' --> 0:0:0,1'), 'unparsable'],
    ['spaces', 'srt', () => fill(' ', '', '0:0:0,1 --> x'), 'unparsable'],
    ['commas', 'ass', () => fill(',', `${ASS_HEAD}Dialogue: `), 'ok'],
    [
      'a Format of commas',
      'ass',
      () => fill(',', '[Events]\n[V4+ Styles]\nFormat: '),
      'unparsable',
    ],
    ['sections', 'ass', () => fill('[Events]\n'), 'unparsable'],
  ] satisfies [string, string, () => string, string][])(
    '%s as .%s is answered without time that grows with the square',
    (_, format, bomb, code) => {
      const answer = timed(`a.${format}`, bomb());
      expect(answer.code).toBe(code);
      expect(answer.time).toBeLessThan(BOMB_MS);
    },
  );

  it.each(
    FORMATS.flatMap((format) =>
      ['\n', '\r', '\r\n', ' ', '\u0000', '\u200B', '\uD800'].map(
        (piece) => [format, piece] as const,
      ),
    ),
  )(
    'a file of one character as .%s (%j) is answered without time that grows with the square',
    (format, piece) => {
      const size = piece > '\u2000' ? Math.floor(0.3 * SIZE) : SIZE;
      const text = `${format === 'vtt' ? 'WEBVTT\n\n' : ''}${piece.repeat(size / piece.length)}`;
      expect(timed(`a.${format}`, text).time).toBeLessThan(BOMB_MS);
    },
  );

  it.each(FORMATS)('.%s: a script at its limits still comes back', (format) => {
    const long = '&'.repeat(SCRIPT_LINE_BYTES_MAX);
    const lines = [{ start: 0, duration: 1, text: long, profile: 0 }];
    const parsed = parseScript(`a.${format}`, writeScript(format, { profiles: [], lines }));
    expect(parsed.ok && parsed.script.lines[0]?.text === long).toBe(true);
    // Timed text writes each line twice with all its tags: 2 MB hold fewer lines of it.
    const count = format === 'ttml' ? SCRIPT_LINES_MAX / 3 : SCRIPT_LINES_MAX;
    expect(parseScript(`a.${format}`, cues(format, Math.floor(count)))).toMatchObject({
      ok: true,
      skipped: 0,
    });
  });
});
