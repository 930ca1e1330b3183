import { describe, expect, it } from 'vitest';
import type { parseScript } from './index';
import { read } from '../testing/read-script';

const shown = (parsed: ReturnType<typeof parseScript>) =>
  parsed.ok
    ? parsed.script.lines.map(({ start, duration, text }) => [start, start + duration, text])
    : parsed.problem;

describe('the content tells the format', () => {
  const vtt = ['WEBVTT', '', '00:01.000 --> 00:02.000', 'Hi &amp; bye'];
  const srt = ['1', '00:00:01,000 --> 00:00:02,000', 'Hi & bye'];
  const ass = ['[Script Info]', '[Events]', 'Dialogue: 0,0:00:01.00,0:00:02.00,,,0,0,0,,Hi & bye'];
  const w3c = ['<tt><body><p begin="1s" end="2s">Hi &amp; bye</p></body></tt>'];
  const srv3 = [
    '<timedtext format="3"><body><p t="1000" d="1000">Hi &amp; bye</p></body></timedtext>',
  ];
  const srv2 = ['<timedtext><text t="1000" d="1000">Hi &amp;amp; bye</text></timedtext>'];
  const srv1 = [
    '<?xml version="1.0"?><transcript><text start="1" dur="1.0">Hi &amp;amp; bye</text></transcript>',
  ];
  const json = [
    '{"wireMagic":"pb3","events":[{"tStartMs":1000,"dDurationMs":1000,"segs":[{"utf8":"Hi & "},{"utf8":"bye"}]}]}',
  ];
  const sbv = ['0:00:01.000,0:00:02.000', 'Hi & bye'];
  const files = { vtt, srt, ass, w3c, srv3, srv2, srv1, json, sbv };
  const endings = [
    'ass',
    'ssa',
    'srt',
    'vtt',
    'ttml',
    'dfxp',
    'xml',
    'ytt',
    'srv1',
    'srv2',
    'srv3',
    'json3',
    'sbv',
    'lrc',
  ];

  it.each(Object.entries(files))('%s, whatever the ending', (_, lines) => {
    for (const ending of endings) {
      expect(shown(read(`a.${ending.toUpperCase()}`, ...lines))).toEqual([
        [1_000, 2_000, 'Hi & bye'],
      ]);
    }
  });

  it('a line that looks like another format does not change it', () => {
    expect(shown(read('a.srt', ...srt, '[Events]', 'WEBVTT'))).toEqual([
      [1_000, 2_000, 'Hi & bye [Events] WEBVTT'],
    ]);
  });

  it.each(['a.srt', 'a.xml', 'a.json3', 'a.lrc', 'a.sbv', 'a.ssa'])(
    '%s without a line is refused',
    (name) => {
      expect(read(name, 'just some prose')).toMatchObject({
        ok: false,
        problem: { code: 'unparsable' },
      });
      expect(read(name, '{"events":[null,{"segs":7}]}')).toMatchObject({ ok: false });
      expect(read(name, '<tt><body><p>never</p></body></tt>')).toMatchObject({ ok: false });
    },
  );

  it('a file of YouTube’s short times breaks its lines with [br]', () => {
    expect(shown(read('a.sbv', '0:00:01.000,0:00:02.000\nHello[br]there'))).toEqual([
      [1_000, 2_000, 'Hello there'],
    ]);
  });
});

describe('W3C timed text', () => {
  const tt = (body: string, attributes = '') =>
    read(
      'a.ttml',
      `<?xml version="1.0"?><tt:tt xmlns:tt="http://www.w3.org/ns/ttml" ${attributes}>`,
      '<tt:head><tt:metadata><tt:title>no</tt:title></tt:metadata></tt:head>',
      `<tt:body>${body}</tt:body></tt:tt>`,
    );

  it.each([
    ['begin="00:00:01.000" end="00:00:02.500"', '', 1_000, 2_500],
    ['begin="00:00:01:12" end="00:00:02:00"', 'ttp:frameRate="24"', 1_500, 2_000],
    ['begin="00:00:01:15" dur="1s"', '', 1_500, 2_500],
    [
      'begin="30f" end="60f"',
      'ttp:frameRate="30" ttp:frameRateMultiplier="1000 1001"',
      1_001,
      2_002,
    ],
    ['begin="10000000t" end="25000000t"', 'ttp:tickRate="10000000"', 1_000, 2_500],
    ['begin="1.5s" dur="500ms"', '', 1_500, 2_000],
    ['begin="0.5m" end="1h"', '', 30_000, 3_600_000],
    ['begin="01:02.5" end="01:03"', '', 62_500, 63_000],
    ['begin="00:00:01:250" end="00:00:02:500"', '', 1_250, 2_500],
    ['begin="00:00:01:060" end="00:00:02:000"', 'ttp:frameRate="120"', 1_500, 2_000],
  ])('%s %s', (times, attributes, start, end) => {
    expect(shown(tt(`<tt:div><tt:p ${times} region="r">a</tt:p></tt:div>`, attributes))).toEqual([
      [start, end, 'a'],
    ]);
  });

  it('times of what is around are added, and end what is in them', () => {
    expect(
      shown(
        tt(
          '<tt:div begin="10s" end="20s"><tt:p begin="1s" end="2s">a</tt:p><tt:p begin="5s" end="30s">b</tt:p><tt:p>c</tt:p></tt:div>' +
            '<tt:div timeContainer="seq" begin="30s"><tt:p dur="1s">d</tt:p><tt:p begin="1s" dur="2s">e</tt:p></tt:div>',
        ),
      ),
    ).toEqual([
      [11_000, 12_000, 'a'],
      [15_000, 20_000, 'b'],
      [10_000, 20_000, 'c'],
      [30_000, 31_000, 'd'],
      [32_000, 34_000, 'e'],
    ]);
  });

  it('spans are lines of their own, unless they are the words of one', () => {
    expect(
      shown(
        tt(
          '<tt:p begin="10s" end="20s"><tt:span begin="0s" end="3s">One</tt:span><tt:span begin="3s" end="6s">Two</tt:span></tt:p>' +
            '<tt:p begin="30s" end="32s"><tt:span begin="0s" end="0.4s">Twin</tt:span><tt:span begin="0.4s" end="1s">kle</tt:span> star</tt:p>' +
            '<tt:p><tt:span begin="40s" end="42s">Alone</tt:span></tt:p>',
        ),
      ),
    ).toEqual([
      [10_000, 13_000, 'One'],
      [13_000, 16_000, 'Two'],
      [30_000, 32_000, 'Twinkle star'],
      [40_000, 42_000, 'Alone'],
    ]);
  });

  it('nested spans, breaks, CDATA, readings and comments', () => {
    expect(
      shown(
        tt(
          '<tt:p begin="1s" end="2s">Good <tt:span tts:color="red">ev<tt:span>en</tt:span>ing</tt:span><tt:br/>every&#111;ne\n   <!-- no --><![CDATA[<3]]>' +
            '<tt:span tts:ruby="container"><tt:span tts:ruby="base">漢字</tt:span><tt:span tts:ruby="text">かんじ</tt:span></tt:span></tt:p>',
        ),
      ),
    ).toEqual([[1_000, 2_000, 'Good evening everyone <3漢字']]);
  });

  it('a paragraph without a readable time is counted, one without an end lasts until the next', () => {
    expect(
      tt(
        '<tt:p begin="1s">a</tt:p>\n<tt:p begin="soon" end="2s">bad</tt:p><tt:p>untimed</tt:p><tt:p begin="4s">b</tt:p>',
      ),
    ).toMatchObject({
      skipped: 2,
      skips: [
        { reason: 'time', text: 'bad', line: 4 },
        { reason: 'untimed', text: 'untimed', line: 4 },
      ],
      script: {
        lines: [
          { start: 1_000, duration: 3_000 },
          { start: 4_000, duration: 3_000 },
        ],
      },
    });
  });

  it('a file that was cut off keeps what it has', () => {
    expect(
      shown(read('a.ttml', '<tt><body><p begin="1s" end="2s">a</p><p begin="3s" end="4s">b <b')),
    ).toEqual([
      [1_000, 2_000, 'a'],
      [3_000, 4_000, 'b <b'],
    ]);
  });
});

describe('LRC', () => {
  it('a line lasts until the next, several times are several lines, words lose their times', () => {
    expect(
      shown(
        read(
          'a.lrc',
          '[ti:Song]',
          '[offset:+100]',
          '[00:01.10]One',
          '[00:03.10][00:07.10]<00:03.10>Cho<00:03.50>rus',
          '[00:05.1]',
          '[00:06.100]Two',
        ),
      ),
    ).toEqual([
      [1_000, 3_000, 'One'],
      [3_000, 5_000, 'Chorus'],
      [6_000, 7_000, 'Two'],
      [7_000, 10_000, 'Chorus'],
    ]);
  });

  it('text without a time is counted', () => {
    expect(read('a.lrc', 'lost', '[00:01]One')).toMatchObject({
      skipped: 1,
      skips: [{ reason: 'untimed', text: 'lost', line: 1 }],
      script: { lines: [{ start: 1_000, text: 'One' }] },
    });
  });
});

describe('WebVTT', () => {
  it('ruby, fonts, classes, languages and entities: text only', () => {
    expect(
      shown(
        read(
          'a.vtt',
          'WEBVTT',
          'Kind: captions',
          '',
          'REGION',
          'id:fred',
          '',
          '00:01.000 --> 00:02.000 region:fred',
          '<ruby>漢字<rt>かんじ</rt></ruby>です <c.yellow.bg_blue>a</c><lang ja>b</lang>',
          '  ',
          '<font color="#fff">caf&eacute;</font> {\\an8}there &hearts; &unknown;',
        ),
      ),
    ).toEqual([[1_000, 2_000, '漢字です ab café there ♥ &unknown;']]);
  });

  it.each([
    ['<ruby>漢字<rt>かん\nじ</rt></ruby>です', '漢字です'],
    ['<ruby><rb>漢字</rb><rtc><rt>かんじ</rt></rtc></ruby>です', '漢字です'],
    ['<ruby>漢字<rt>かんじ', '漢字'],
    ['<font\ncolor="#fff">a</font>\n\tb', 'a b'],
    ['<p>a</p> <a href="x">b</a> I <3 you', 'a b I <3 you'],
  ])('%j is read without its tags, which may go on over lines', (text, said) => {
    expect(shown(read('a.vtt', 'WEBVTT', '', '00:01.000 --> 00:02.000', text))).toEqual([
      [1_000, 2_000, said],
    ]);
  });

  it('text behind an empty line is counted', () => {
    expect(
      read(
        'a.vtt',
        'WEBVTT',
        '',
        '00:01.000 --> 00:02.000',
        'a',
        '',
        'lost',
        '',
        'NOTE b',
        '',
        'id',
        '00:03.000 --> 00:04.000',
        'c',
      ),
    ).toMatchObject({
      skipped: 1,
      skips: [{ reason: 'untimed', text: 'lost', line: 6 }],
      script: { lines: [{ text: 'a' }, { text: 'c' }] },
    });
  });
});

describe('rolling automatic captions', () => {
  const phrases = [
    [160, 2_389, 'hello everyone', 'hello everyone'],
    [2_399, 4_550, 'welcome to', 'welcome to'],
    [4_560, 6_000, 'the stream', 'the stream'],
  ];
  const expected = phrases.map(([start, end, text]) => [start, end, text]);

  it('WebVTT: each phrase once, at its own time', () => {
    expect(
      shown(
        read(
          'a.vtt',
          'WEBVTT',
          'Kind: captions',
          '',
          '00:00:00.160 --> 00:00:02.389 align:start position:0%',
          ' ',
          'hello<00:00:00.480><c> everyone</c>',
          '',
          '00:00:02.389 --> 00:00:02.399 align:start position:0%',
          'hello everyone',
          ' ',
          '',
          '00:00:02.399 --> 00:00:04.550 align:start position:0%',
          'hello everyone',
          'welcome<00:00:02.800><c> to</c>',
          '',
          '00:00:04.550 --> 00:00:04.560 align:start position:0%',
          'welcome to',
          ' ',
          '',
          '00:00:04.560 --> 00:00:06.000 align:start position:0%',
          'welcome to',
          'the<00:00:05.000><c> stream</c>',
        ),
      ),
    ).toEqual(expected);
  });

  it('SRT of them, without the cues of 10 ms and in single lines', () => {
    const time = (ms: number) => new Date(ms).toISOString().slice(11, 23).replace('.', ',');
    const cue = (start: number, end: number, ...lines: string[]) => [
      `${time(start)} --> ${time(end)}`,
      ...lines,
      '',
    ];
    expect(
      shown(
        read(
          'a.srt',
          ...cue(160, 2_389, 'hello everyone'),
          ...cue(2_389, 4_550, 'hello everyone', 'welcome to'),
          ...cue(4_550, 6_000, 'welcome to', 'the stream'),
        ),
      ),
    ).toEqual([
      [160, 2_389, 'hello everyone'],
      [2_389, 4_550, 'welcome to'],
      [4_550, 6_000, 'the stream'],
    ]);
    expect(
      shown(
        read(
          'a.srt',
          ...cue(160, 2_389, 'hello everyone'),
          ...cue(2_389, 2_399, 'hello everyone'),
          ...cue(2_399, 4_550, 'welcome to'),
          ...cue(4_550, 4_560, 'welcome to'),
          ...cue(4_560, 6_000, 'the stream'),
        ),
      ),
    ).toEqual(expected);
  });

  it('what people say twice is said twice', () => {
    const file = read(
      'a.srt',
      '00:00:01,000 --> 00:00:02,000',
      'La la',
      '',
      '00:00:02,000 --> 00:00:03,000',
      'La la',
      'Oh yeah',
      '',
      '00:00:03,000 --> 00:00:04,000',
      'La la',
    );
    expect(shown(file)).toEqual([
      [1_000, 2_000, 'La la'],
      [2_000, 3_000, 'La la Oh yeah'],
      [3_000, 4_000, 'La la'],
    ]);
  });
});
