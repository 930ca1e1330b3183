import { describe, expect, it } from 'vitest';
import { parseScript, writeScript } from './index';
import type { Script } from './index';
import { line, linesOf, read, refused } from '../testing/read-script';

describe('ASS', () => {
  const head = [
    '[v4+ styles]',
    '; a comment',
    'Format: Name, PrimaryColour, OutlineColour',
    'Style: a:b,&H00112233,&H00445566',
    '',
    '[Events]',
    'Format: Start, End, Style, Text',
  ];

  const ending = (text: string, style = 'a:b') => `Dialogue: 0:00:01.5,0:00:02, ${style} ,${text}`;
  const textsOf = (...texts: string[]) => {
    const parsed = read('a.ass', ...head, ...texts.map((text) => ending(text)));
    return parsed.ok ? parsed.script.lines.map(({ text }) => text) : [];
  };

  it('\\N, \\n and \\h become a space; override tags, karaoke and drawings go', () => {
    expect(
      textsOf(
        '{\\i1}one\\Ntwo\\nthree\\hfour{\\i0}',
        '{\\k20}Twin{\\k30}kle',
        '{\\an8\\pos(1,2)\\fad(200,200)}up',
        '{a note}said{\\p1}m 0 0 l 1 1{\\p0} on',
        '{not closed',
        '\\{meant\\}',
      ),
    ).toEqual(['one two three four', 'Twinkle', 'up', 'said on', '{not closed', '{meant}']);
  });

  it('a line that is only a drawing is counted', () => {
    expect(
      read('a.ass', ...head, ending('{\\p1}m 0 0 l 100 0{\\p0}'), ending('kept')),
    ).toMatchObject({
      skipped: 1,
      skips: [{ reason: 'drawing', line: 8 }],
      script: { lines: [{ text: 'kept' }] },
    });
  });

  it.each([
    ['&H00FFA500', '#00A5FF'],
    ['&HFFA500', '#00A5FF'],
    ['&HFF', '#FF0000'],
    ['&H0', '#000000'],
    ['&H00FFA500&', '#00A5FF'],
    ['16777215', '#FFFFFF'],
    ['255', '#FF0000'],
    ['-2147483640', '#080000'],
    ['0x0000FF', '#FF0000'],
    ['&H00FFA500&&', '#00A5FF'],
    ['&H000000FFA500', '#00A5FF'],
    ['#FFA500', '#FFA500'],
    ['&HGG', '#FFFFFF'],
    ['', '#FFFFFF'],
    ['red', '#FFFFFF'],
  ])('the colour %j is %s', (written, color) => {
    const file = read(
      'a.ass',
      '[V4+ Styles]',
      'Format: Name, PrimaryColour, OutlineColour',
      `Style: a,${written},&H0`,
      '[Events]',
      'Format: Start, End, Style, Text',
      'Dialogue: 0:00:01.00,0:00:02.00,a,x',
    );
    expect(file).toMatchObject({
      script: { profiles: [{ color, outline: '#000000' }], lines: [{ text: 'x', profile: 0 }] },
    });
  });

  it.each([
    ['no styles', ['[Events]', 'Format: Start, End, Style, Text']],
    ['no Format line', ['[Script Info]', '[Events]', '; a remark'], '0,'],
    [
      'sections in another order',
      ['[Events]', 'Format: Start, End, Style, Text'],
      '',
      ['[V4+ Styles]', 'Format: Name', 'Style: a'],
    ],
    [
      'the older form',
      [
        '[V4 Styles]',
        'Format: Name, Fontname, Fontsize, PrimaryColour, SecondaryColour, TertiaryColour',
        'Style: a,Arial,20,65535,255,0',
        '[Events]',
        'Format: Marked, Start, End, Style, Text',
      ],
      'Marked=0,',
    ],
    ['keys in any case', ['[EVENTS]', 'FORMAT: start, END, style, TEXT']],
    [
      'blank and Comment lines',
      [
        '[Events]',
        'Format: Start, End, Style, Text',
        '',
        'Comment: 0:00:01.00,0:00:02.00,a,no',
        '',
      ],
    ],
    ['fields in another order', ['[Events]', 'Format: Style, Start, End, Text'], 'a,', [], ''],
  ] as [string, string[], string?, string[]?, string?][])(
    'a file with %s is read',
    (_, before, first = '', after = [], style = 'a,') => {
      const rest = before.some((one) => one.startsWith('Format') || one.startsWith('FORMAT'))
        ? ''
        : ',0,0,0,';
      const filler = rest === '' ? '' : `${rest},`;
      const key = before.includes('[EVENTS]') ? 'dialogue' : 'Dialogue';
      const lines = [
        ...before,
        `${key}: ${first}0:00:01.00,0:00:02.00,${style}${filler}a, b`,
        ...after,
      ];
      expect(linesOf(read('a.ass', ...lines))).toMatchObject([
        { start: 1_000, duration: 1_000, text: 'a, b' },
      ]);
    },
  );

  it.each([
    ['Text, Start, End, Style', 'a, b,0:00:01.00,0:00:02.00,x'],
    ['Start, End, Text, Style, Effect', '0:00:01.00,0:00:02.00,a, b,x,'],
  ])('a text between other fields keeps its commas: %s', (format, fields) => {
    expect(read('a.ass', '[Events]', `Format: ${format}`, `Dialogue: ${fields}`)).toMatchObject({
      skipped: 0,
      script: { lines: [line(1_000, 1_000, 'a, b')] },
    });
  });

  it('a comma before the fraction of both times does not shift the fields', () => {
    const events = ['[Events]', 'Format: Layer, Start, End, Style, Text'];
    expect(read('a.ass', ...events, 'Dialogue: 0,0:00:01,50,0:00:02,5,a,x, y')).toMatchObject({
      script: { lines: [line(1_500, 1_000, 'x, y')] },
    });
    expect(read('a.ass', ...events, 'Dialogue: 0,0:00:01,0:00:02,50,x, y')).toMatchObject({
      script: { lines: [line(1_000, 1_000, 'x, y')] },
    });
  });

  it('lines that were copied without their section are read', () => {
    expect(linesOf(read('a.ass', 'Dialogue: 0,0:00:01.00,0:00:02.00,a,,0,0,0,,x'))).toEqual([
      line(1_000, 1_000, 'x'),
    ]);
  });

  it.each(['', 'unknown', '*unknown'])('the style %j is the default one', (style) => {
    expect(read('a.ass', ...head, ending('x', style), ending('y', '*a:b'))).toMatchObject({
      skipped: 0,
      script: {
        profiles: [{ name: 'a:b' }, { name: 'Default', isDefault: true }],
        lines: [{ profile: 1 }, { profile: 0 }],
      },
    });
  });

  it('a backslash that is meant comes back', () => {
    const text = 'C:\\New \\new \\h \\\u2060N \\\\N {\\i1}tag{\\i0} \\{ } \\';
    const script = { profiles: [], lines: [line(0, 10, text)] };
    expect(linesOf(parseScript('a.ass', writeScript('ass', script)))).toEqual([line(0, 10, text)]);
  });

  it('lines that cannot be read are counted and do not end the list', () => {
    expect(
      read(
        'a.ass',
        ...head,
        'Dialogue: 0:00:01.00,0:00:02.00',
        'Dialogue: soon,0:00:02.00,a:b,x',
        'Picture: 0:00:01.00,0:00:02.00,a:b,x.png',
        '',
        'Dialogue: 0:00:01.00,0:00:02.00,a:b,last',
        '[Fonts]',
        'Dialogue: 0:00:01.00,0:00:02.00,a:b,not an event',
      ),
    ).toMatchObject({ ok: true, skipped: 2, script: { lines: [line(1_000, 1_000, 'last')] } });
  });

  it.each([
    ['Style: a,&H00112233', '#332211', null],
    ['Style: a,&H00112233,&H00445566,x', '#332211', '#665544'],
    ['Style: a,&H00GG2233,&H00445566', '#FFFFFF', '#665544'],
  ])('%s is read as far as it goes', (style, color, outline) => {
    expect(
      read('a.ass', ...head.slice(0, 3), style, '[Events]', ...head.slice(6), ending('x', 'a')),
    ).toMatchObject({
      script: { profiles: [{ name: 'a', color, outline }], lines: [{ text: 'x' }] },
    });
  });

  it('a file without a line and without its Format lines is refused', () => {
    expect(read('a.ass', '[V4+ Styles]', 'Format: Name', '[Events]')).toEqual(
      refused('unparsable'),
    );
    expect(read('a.ass', ...head.slice(0, -1), 'Format: Start, Style, Text')).toEqual(
      refused('unparsable'),
    );
  });

  it('each line is written with its own duration, hundredths padded, colours as they are', () => {
    const script: Script = {
      profiles: [
        { name: 'A, B', color: '#A1B2C3', outline: null },
        { name: 'A  B', color: null, outline: '#010203' },
        { name: '', color: 'red', outline: null },
      ],
      lines: [line(50, 100, 'a'), line(3_600_000, 20, 'b', 1), line(1, 3_000, 'c', 9)],
    };
    const written = writeScript('ass', script).split('\n');
    expect(written.filter((text) => text.startsWith('Dialogue'))).toEqual([
      'Dialogue: 0,0:00:00.05,0:00:00.15,A  B,,0,0,0,,a',
      'Dialogue: 0,1:00:00.00,1:00:00.02,A  B 2,,0,0,0,,b',
      'Dialogue: 0,0:00:00.00,0:00:03.00,A  B,,0,0,0,,c',
    ]);
    expect(parseScript('a.ass', written.join('\n'))).toMatchObject({
      script: {
        profiles: [
          { name: 'A  B', color: '#A1B2C3', outline: '#000000' },
          { name: 'A  B 2', color: '#FFFFFF', outline: '#010203' },
          { name: 'Profile3', color: '#FFFFFF', outline: '#000000' },
        ],
      },
    });
  });
});
