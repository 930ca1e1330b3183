import { describe, expect, it } from 'vitest';
import { parseScript, writeScript } from './index';
import type { Script } from './index';
import { GOOD_FILES } from '../testing/script-samples';

const line = (start: number, duration: number, text: string, profile = 0) => ({
  start,
  duration,
  text,
  profile,
});
const plain = { name: 'Profile1', color: null, outline: null };
const read = (fileName: string, ...lines: string[]) => parseScript(fileName, lines.join('\n'));
const linesOf = (parsed: ReturnType<typeof parseScript>) =>
  parsed.ok ? parsed.script.lines : parsed.problem;
const refused = (code: string, at?: number) => ({
  ok: false,
  problem: at === undefined ? { code } : { code, line: at },
});

describe('SRT', () => {
  it('markup, entities and coordinates are left alone', () => {
    expect(
      linesOf(read('a.srt', '00:00:01,000 --> 00:00:02,000 X1:40', '<i>a</i> &amp; b <3')),
    ).toEqual([line(1_000, 1_000, '<i>a</i> &amp; b <3')]);
  });

  it('a line of spaces ends the text of a cue', () => {
    expect(linesOf(read('a.srt', '0:0:1,0 --> 0:0:2,0', 'a', '  ', 'b'))).toEqual([
      line(1_000, 1_000, 'a'),
    ]);
  });

  it('a cue that ends before it begins has no length', () => {
    expect(linesOf(read('a.srt', '0:0:2,0 --> 0:0:1,0', 'a'))).toEqual([line(2_000, 0, 'a')]);
  });

  it('an arrow in a text is written as →', () => {
    const script = { profiles: [], lines: [line(0, 5, '00:00:01,000 --> 00:00:02,000')] };
    expect(writeScript('srt', script)).toBe(
      '1\n00:00:00,000 --> 00:00:00,005\n00:00:01,000 → 00:00:02,000\n\n',
    );
  });
});

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

  it('\\N, \\n and \\h become a space, override tags stay', () => {
    expect(
      linesOf(
        read('a.ass', ...head, 'Dialogue: 0:00:01.5,0:00:02, a:b ,{\\i1}one\\Ntwo\\nthree\\hfour'),
      ),
    ).toEqual([line(1_500, 500, '{\\i1}one two three four')]);
  });

  it('a backslash that is meant comes back', () => {
    const text = 'C:\\New \\new \\h \\\u2060N \\\\N \\';
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
    ['Style: a,&H00112233', 'too few fields'],
    ['Style: a,&H00112233,&H00445566,x', 'too many fields'],
    ['Style: a,&H00GG2233,&H00445566', 'no colour'],
  ])('%s (%s) refuses the file', (style) => {
    expect(
      read(
        'a.ass',
        '[V4+ Styles]',
        'Format: Name, PrimaryColour, OutlineColour',
        style,
        '[Events]',
      ),
    ).toEqual(refused('unparsable', 3));
  });

  it('a missing field of a Format line refuses the file', () => {
    expect(read('a.ass', '[V4+ Styles]', 'Format: Name, primarycolour', '[Events]')).toEqual(
      refused('unparsable', 2),
    );
    expect(read('a.ass', ...head.slice(0, -1), 'Format: Start, Style, Text')).toEqual(
      refused('unparsable', 7),
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

describe('TTML', () => {
  const file = (...paragraphs: string[]) =>
    read(
      'a.ttml',
      '<timedtext format="3"><head><pen id="1"/><pen id=\'2\' fc="#ff8800" ec="blue" /></head>',
      '<body>',
      ...paragraphs,
      '</body></timedtext>',
    );

  it('entities are decoded once, colours are checked', () => {
    const parsed = file(
      '<p t="1" d="2"><s p="1">\u200B</s><s p="2"> a &amp;lt; b &#x1F600;&#128512; &quot;&#0;&nope; </s></p>',
    );
    expect(parsed).toMatchObject({
      script: {
        profiles: [plain, { name: '2', color: '#FF8800', outline: null }].map((profile, index) =>
          index === 0 ? { ...profile, name: '1' } : profile,
        ),
        lines: [line(1, 1, 'a &lt; b 😀😀 "&#0;&nope;', 1)],
      },
    });
  });

  it('unescaped text of the older tool, breaks, CDATA and comments can be read', () => {
    expect(
      linesOf(
        file(
          '<!-- <p t="0" d="1"><s p="2">no</s></p>',
          '--><p t="1" d="2"><s p="2">I <3 you & me</s></p>',
          '<p t="2" d="3"><s p="2">one<br />two <![CDATA[< three]]></s></p>',
        ),
      ),
    ).toEqual([line(1, 1, 'I <3 you & me', 1), line(2, 1, 'one two < three', 1)]);
  });

  it('of several spans the first with more than one letter counts', () => {
    expect(
      linesOf(file('<p t="1" d="2"><s p="2">草</s><s p="1">longer</s><s p="2">not this</s></p>')),
    ).toEqual([line(1, 1, 'longer', 0)]);
  });

  it('lines of the same start are distinguished, because each is written twice', () => {
    const script = {
      profiles: [plain],
      lines: [line(7, 1, 'a'), line(7, 2, 'a'), line(7, 1, 'b')],
    };
    expect(linesOf(parseScript('a.ttml', writeScript('ttml', script)))).toEqual(
      script.lines.map((each) => ({ ...each, profile: 2 })),
    );
  });

  it.each([
    ['<p t="1" d="x"><s p="2">bad</s></p>', 'an end that is no number'],
    ['<p t="-1" d="2"><s p="2">bad</s></p>', 'a start before the start'],
    ['<p d="2"><s p="2">bad</s></p>', 'no start'],
    ['<p t="1" d="2"><s>bad</s></p>', 'a text without a pen'],
    ['<p t="1" d="2"><s p="2">bad</s>', 'a paragraph without an end'],
  ])('%s (%s) refuses the file', (paragraph) => {
    expect(file('<p t="0" d="1"><s p="2">good</s></p>', '', paragraph)).toEqual(
      refused('unparsable', 5),
    );
  });

  it('a pen without an id refuses the file', () => {
    expect(read('a.ttml', '<head>', '<pen fc="#FFFFFF"/></head><body></body>')).toEqual(
      refused('unparsable', 2),
    );
  });

  it('profiles do not multiply with each way out and in', () => {
    const script: Script = {
      profiles: [plain, { name: 'B', color: '#112233', outline: '#445566' }],
      lines: [line(1, 1, 'a', 1)],
    };
    const turn = (before: Script): Script => {
      const parsed = parseScript('a.ttml', writeScript('ttml', before));
      return parsed.ok ? parsed.script : before;
    };
    const once = turn(script);
    expect(once.profiles).toHaveLength(4);
    const twice = turn(once);
    expect(twice.profiles).toHaveLength(4);
    expect(turn(twice)).toEqual(twice);
    expect(once.profiles[once.lines[0]?.profile ?? 0]).toMatchObject({
      color: '#112233',
      outline: '#445566',
    });
  });
});

describe('VTT', () => {
  it('voices are profiles; tags go, entities are decoded, settings and notes are passed over', () => {
    expect(parseScript('a.vtt', GOOD_FILES.vtt)).toEqual({
      ok: true,
      skipped: 0,
      script: {
        profiles: [
          { ...plain, name: 'Host' },
          { ...plain, name: 'Guest' },
        ],
        lines: [
          line(1_000, 1_500, 'Hello & welcome on two lines'),
          line(3_603_000, 1_000, 'I <3 this', 1),
        ],
      },
    });
  });

  it('a file without its header is refused, a bad time is counted', () => {
    expect(parseScript('a.vtt', 'WEBVTTX\n')).toEqual(refused('unparsable', 1));
    expect(
      read(
        'a.vtt',
        'WEBVTT',
        '',
        '1:00 --> 00:02.000',
        'lost',
        '',
        '00:01.000 --> 00:02.000',
        'I <3 <00:01.500>you',
      ),
    ).toEqual({
      ok: true,
      skipped: 1,
      script: { profiles: [plain], lines: [line(1_000, 1_000, 'I <3 you')] },
    });
  });
});
