import { describe, expect, it } from 'vitest';
import { parseScript, writeScript } from './index';
import type { Script } from './index';
import { GOOD_FILES } from '../testing/script-samples';
import { line, linesOf, plain, read, refused } from '../testing/read-script';

describe('SRT', () => {
  it('tags and coordinates are left out, entities and what only looks like a tag are text', () => {
    expect(
      linesOf(
        read(
          'a.srt',
          '00:00:01,000 --> 00:00:02,000 X1:40',
          '<i>a</i> &amp; b <3 {\\an8}<font color="#fff">c</font> {d}',
        ),
      ),
    ).toEqual([line(1_000, 1_000, 'a &amp; b <3 c {d}')]);
  });

  it('only an empty line ends a cue, a line of spaces does not', () => {
    expect(read('a.srt', '0:0:1,0 --> 0:0:2,0', 'a', '  ', 'b', '', 'c')).toMatchObject({
      skipped: 1,
      skips: [{ reason: 'untimed', text: 'c', line: 6 }],
      script: { lines: [line(1_000, 1_000, 'a b')] },
    });
  });

  it.each([
    ['00:00:01.230 --> 00:00:05.790', 1_230, 4_560],
    ['00:00:01,5 --> 00:00:02.50', 1_500, 1_000],
    ['00:01,500 --> 00:03,250', 1_500, 1_750],
    ['00:00:01:500 --> 00:00:03:250', 1_500, 1_750],
    ['00:01:500 --> 00:03:250', 1_500, 1_750],
    ['\u200F00:00:01,500 --> \u202A00:00:03,250\u202C', 1_500, 1_750],
    ['００：００：０１，５００ --> ００：００：０３，２５０', 1_500, 1_750],
    ['00:00:01, 500-->00:00:03 ,250', 1_500, 1_750],
    ['00:00:01 --> 00:00:03', 1_000, 2_000],
    ['7 00:00:01,500 --> 00:00:03,250', 1_500, 1_750],
    ['1:02:03,004\t-->\t1:02:03,5', 3_723_004, 496],
    ['00:00:01,500 -> 00:00:03,250', 1_500, 1_750],
    ['00:00:01,500 –> 00:00:03,250', 1_500, 1_750],
    ['00:00:01,500 → 00:00:03,250', 1_500, 1_750],
    ['00:00:01,500 --&gt; 00:00:03,250', 1_500, 1_750],
    ['00:00:01,500 - -> 00:00:03,250', 1_500, 1_750],
    ['00:00:01,500 => 00:00:03,250', 1_500, 1_750],
    ['00:00:01,500 ‐‐> 00:00:03,250', 1_500, 1_750],
    ['００：００：０１，５００　－－＞　００：００：０３，２５０', 1_500, 1_750],
    ['00:00:01,500 – 00:00:03,250', 1_500, 1_750],
    ['00:00:01;500 --> 00:00:03;250', 1_500, 1_750],
    ["00:00:01'500 --> 00:00:03'250", 1_500, 1_750],
    ['00.00.01,500 --> 00.00.03,250', 1_500, 1_750],
    ['00;00;01.500 --> 00;00;03.250', 1_500, 1_750],
    ['٠٠:٠٠:٠١,٥٠٠ --> ٠٠:٠٠:٠٣,٢٥٠', 1_500, 1_750],
    ['00:01 --> 01:03', 1_000, 62_000],
  ])('%j is a time', (times, start, duration) => {
    expect(read('a.srt', '1', times, 'a', '')).toEqual({
      ok: true,
      skipped: 0,
      script: { profiles: [plain], lines: [line(start, duration, 'a')] },
    });
  });

  it.each(['#1', '[1]', '(1)', '1:', '1-', '1.'])('the counter %j is no text', (counter) => {
    const times = ['00:00:01,000 --> 00:00:02,000', '00:00:03,000 --> 00:00:04,000'];
    const [first, second] = times.map((time) => [counter, time, 'a']);
    const script = { lines: [line(1_000, 1_000, 'a'), line(3_000, 1_000, 'a')] };
    for (const gap of [[''], []]) {
      const file = [...(first ?? []), ...gap, ...(second ?? [])];
      expect(read('a.srt', ...file)).toMatchObject({ skipped: 0, script });
    }
  });

  it('text behind the times of a cue is its first line, coordinates are none', () => {
    expect(
      linesOf(
        read(
          'a.srt',
          '1\t00:00:01,000 --> 00:00:02,000\tGood evening, X1: all',
          'b',
          '',
          '00:00:03,000 --> 00:00:04,000 X1:40 Y2:50 align:start position:50%,center',
          'c',
        ),
      ),
    ).toEqual([line(1_000, 1_000, 'Good evening, X1: all b'), line(3_000, 1_000, 'c')]);
  });

  it('breaks of ASS and styles of an older format are no text of SRT', () => {
    const cue = (text: string) => read('a.srt', '00:00:01,000 --> 00:00:02,000', text);
    expect(linesOf(cue('a\\Nb\\hc {y:i}d{C:$0000FF}e'))).toEqual([line(1_000, 1_000, 'a b c de')]);
    const meant = { profiles: [], lines: [line(0, 10, 'C:\\New {y:i} \\\u2060N \\n')] };
    expect(linesOf(parseScript('a.srt', writeScript('srt', meant)))).toEqual(meant.lines);
  });

  it('SRT has text of whole seconds around an arrow that is not its own', () => {
    const file = read('a.srt', '1', '00:00:01,000 --> 00:00:02,000', '1:00 → 2:00', '');
    expect(file).toMatchObject({ script: { lines: [line(1_000, 1_000, '1:00 → 2:00')] } });
  });

  it.each([
    ['1', '00:00:01,000 --> 00:00:02,000', 'Hi', '2', '00:00:03,000 --> 00:00:04,000', 'Ho'],
    [
      '1',
      '',
      '00:00:01,000 --> 00:00:02,000',
      'Hi',
      '',
      '2',
      '',
      '00:00:03,000 --> 00:00:04,000',
      'Ho',
    ],
    ['00:00:01,000 --> 00:00:02,000', '', 'Hi', '', '00:00:03,000 --> 00:00:04,000', 'Ho', '', '3'],
    [
      '',
      '',
      '1.',
      '00:00:01,000 --> 00:00:02,000',
      'Hi',
      '',
      '２',
      '00:00:03,000 --> 00:00:04,000',
      'Ho',
    ],
  ])(
    'a counter is no text, wherever it is, and an empty line before the text none either: %j',
    (...lines) => {
      expect(read('a.srt', ...lines)).toMatchObject({
        skipped: 0,
        script: { lines: [line(1_000, 1_000, 'Hi'), line(3_000, 1_000, 'Ho')] },
      });
    },
  );

  it('a number that is said stays, an arrow that is said too', () => {
    expect(
      linesOf(
        read(
          'a.srt',
          '1',
          '00:00:01,000 --> 00:00:02,000',
          '42',
          '',
          '2',
          '00:00:03,000 --> 00:00:04,000',
          'A --> B',
        ),
      ),
    ).toEqual([line(1_000, 1_000, '42'), line(3_000, 1_000, 'A --> B')]);
  });

  it('text without times is counted, once for each block', () => {
    expect(
      read(
        'a.srt',
        'Subtitles by',
        'somebody',
        '',
        '1',
        '00:00:01,000 --> 00:00:02,000',
        'Hi',
        '',
        '99',
        '',
        'lost',
      ),
    ).toMatchObject({
      skipped: 3,
      skips: [
        { reason: 'untimed', text: 'Subtitles by somebody', line: 1 },
        { reason: 'untimed', text: '99', line: 8 },
        { reason: 'untimed', text: 'lost', line: 10 },
      ],
      script: { lines: [line(1_000, 1_000, 'Hi')] },
    });
  });

  it('what would be a tag or an override is written so that it is text', () => {
    const text = '<b>bold</b> {\\an8}x <\u2060i> {\u2060 <br> I <3 you <font>';
    const script = { profiles: [], lines: [line(0, 5, text)] };
    expect(linesOf(parseScript('a.srt', writeScript('srt', script)))).toEqual([line(0, 5, text)]);
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
        lines: [line(1, 2, 'a &lt; b 😀😀 "&#0;&nope;', 1)],
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

  it('several spans are one text, in the pen of the first with more than one letter', () => {
    expect(
      linesOf(file('<p t="1" d="2"><s p="2">草</s><s p="1">longer</s><s p="2"> too</s></p>')),
    ).toEqual([line(1, 2, '草longer too', 0)]);
  });

  it('readings above a text and their brackets are left out', () => {
    expect(
      linesOf(
        read(
          'a.ytt',
          '<timedtext format="3"><head><pen id="1" rb="1"/><pen id="2" rb="2"/><pen id="3" rb="4"/></head>',
          '<body><p t="9" d="5"><s p="1">漢字</s><s p="2">(</s><s p="3">かんじ</s><s p="2">)</s>です</p>',
          '</body></timedtext>',
        ),
      ),
    ).toEqual([line(9, 5, '漢字です')]);
  });

  it('d is the length where lines overlap neither way, unless each line is written twice', () => {
    const [first, second] = [
      '<p t="1000" d="1500"><s p="2">ab</s></p>',
      '<p t="4000" d="5000"><s p="2">cd</s></p>',
    ];
    expect(linesOf(file(first, second))).toEqual([
      line(1_000, 1_500, 'ab', 1),
      line(4_000, 5_000, 'cd', 1),
    ]);
    expect(linesOf(file(first, first, second, second))).toEqual([
      line(1_000, 500, 'ab', 1),
      line(4_000, 1_000, 'cd', 1),
    ]);
  });

  it('d is the length, also of text outside of spans and of words with times', () => {
    expect(
      linesOf(
        file(
          '<p t="61000" d="2500"><s p="2">Good evening</s></p>',
          '<p t="65000" d="1500"><s>Bye</s><s t="500"> bye</s></p>',
          '<p t="66000" d="10" a="1">\n</p>',
          '<p t="70000" d="99000" p="2">Late</p>',
        ),
      ),
    ).toEqual([
      line(61_000, 2_500, 'Good evening', 1),
      line(65_000, 1_500, 'Bye bye', 2),
      line(70_000, 99_000, 'Late', 1),
    ]);
  });

  it('d is the end where it is never smaller than t and reads as ends', () => {
    expect(
      linesOf(
        file(
          '<p t="1000" d="2000"><s p="2">one</s></p>',
          '<p t="2500" d="3500"><s p="2">two</s></p>',
        ),
      ),
    ).toEqual([line(1_000, 1_000, 'one', 1), line(2_500, 1_000, 'two', 1)]);
  });

  it('one short line of ours comes back with its length', () => {
    const script = { profiles: [plain], lines: [line(5, 2_000, 'a')] };
    const written = writeScript('ttml', script);
    expect(written).toContain('<p t="5" d="2000"');
    expect(linesOf(parseScript('a.ttml', written))).toMatchObject([{ start: 5, duration: 2_000 }]);
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
    ['<p t="1" d="x"><s p="2">bad</s></p>', 'a length that is no number', 'time'],
    ['<p t="-1" d="2"><s p="2">bad</s></p>', 'a start before the start', 'time'],
    ['<p d="2"><s p="2">bad</s></p>', 'no start', 'time'],
    ['<p t="1" d="2"><s p="2">bad</s>', 'a paragraph without an end', 'incomplete'],
  ])('%s (%s) is counted', (paragraph, _, reason) => {
    expect(file('<p t="0" d="1"><s p="2">good</s></p>', '', paragraph)).toMatchObject({
      skipped: 1,
      skips: [{ reason, line: 5 }],
      script: { lines: [{ text: 'good' }] },
    });
  });

  it('a pen without an id is none', () => {
    expect(
      read('a.ttml', '<head>', '<pen fc="#FFFFFF"/></head><body><p t="5" d="1">a</p></body>'),
    ).toMatchObject({ script: { profiles: [plain], lines: [line(5, 1, 'a')] } });
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
      skips: [{ reason: 'time', text: '1:00 --> 00:02.000 lost', line: 3 }],
      script: { profiles: [plain], lines: [line(1_000, 1_000, 'I <3 you')] },
    });
  });
});
