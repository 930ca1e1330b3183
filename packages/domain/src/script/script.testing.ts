/** Sample files of the facts (script-samples), as text. Written by us. */

export const SAMPLES = {
  'a1.srt': [
    '1',
    '00:00:01,000 --> 00:00:03,500',
    'Good evening, everyone!',
    '',
    '2',
    '00:00:04,000 --> 00:00:06,250',
    'Two lines',
    'become one',
    '',
    '3',
    '01:02:03,004 --> 01:02:05,999',
    'One hour in',
    '',
  ].join('\n'),
  'a2-crlf.srt': [
    '1\r',
    '00:00:10,000 --> 00:00:12,000\r',
    'Windows line ends\r',
    '\r',
    '2\r',
    '00:00:13,000 --> 00:00:15,000\r',
    'second cue\r',
    '',
  ].join('\n'),
  'a3-loose.srt': [
    '00:00:01,5 --> 00:00:02,50',
    'no counter, short milliseconds',
    '00:00:03,000 --> 00:00:04,000',
    'no blank line before me',
    'not a time --> 00:00:09,000',
    'still text',
    '2',
    '00:00:05,000 --> 00:00:06,000',
  ].join('\n'),
  'b1.ass': [
    '[Script Info]',
    'Title: sample one',
    'ScriptType: v4.00+',
    '',
    '[V4+ Styles]',
    'Format: Name, Fontname, Fontsize, PrimaryColour, OutlineColour',
    'Style: Host,Arial,20,&H00FFFFFF,&H00000000',
    'Style: Guest,Arial,20,&H0000A5FF,&H00404040',
    '',
    '[Events]',
    'Format: Layer, Start, End, Style, Name, MarginL, MarginR, MarginV, Effect, Text',
    'Dialogue: 0,0:00:01.00,0:00:03.50,Host,,0,0,0,,Hello there',
    'Dialogue: 0,0:00:04.25,0:00:06.5,Guest,,0,0,0,,Commas, stay, in the text',
    'Dialogue: 0,1:00:00.123,1:00:02.00,Host,,0,0,0,,Three-digit fraction',
    '',
  ].join('\n'),
  'b2-unknown-style.ass': [
    '[V4+ Styles]',
    'Format: Name, PrimaryColour, OutlineColour',
    'Style: Only,&H00112233,&H00AABBCC',
    '',
    '[Events]',
    'Format: Start, End, Style, Text',
    'Dialogue: 0:00:02.00,0:00:03.00,Only,kept',
    'Dialogue: 0:00:04.00,0:00:05.00,Missing,dropped because the style is unknown',
    'Comment: 0:00:06.00,0:00:07.00,Only,the first non-Dialogue line ends the list',
    'Dialogue: 0:00:08.00,0:00:09.00,Only,never reached',
    '',
  ].join('\n'),
  'b3-bad-colour.ass': [
    '[V4+ Styles]',
    'Format: Name, PrimaryColour, OutlineColour',
    'Style: Short,&HFFFFFF,&H00000000',
    '',
    '[Events]',
    'Format: Start, End, Style, Text',
    'Dialogue: 0:00:01.00,0:00:02.00,Short,whole file is refused',
    '',
  ].join('\n'),
  'c1.ttml': [
    '<?xml version="1.0" encoding="utf-8"?><timedtext format="3">',
    '\t<head>',
    '\t\t<pen id="0" sz="100" fc="#000000" fo="0" bo="0" />',
    '\t\t<pen id="1" sz="0" fc="#A0AAB4" fo="0" bo="0" />',
    '\t\t<pen id="2" sz="100" fc="#FF8800" fo="254" et="4" ec="#101010" />',
    '\t</head>',
    '\t<body>',
    '\t\t<p t="1001" d="3501" wp="1" ws="1"><s p="1"></s><s p="2"> First line </s><s p="1"></s></p>',
    '\t\t<p t="1001" d="3501" wp="1" ws="1"><s p="1"></s><s p="2"> First line again, same start </s><s p="1"></s></p>',
    '\t\t<p t="4001" d="7001" wp="1" ws="1"><s p="1"></s><s p="2"> Second line </s><s p="1"></s></p>',
    '\t</body>',
    '</timedtext>',
    '',
  ].join('\n'),
  'c2-zero-and-short.ttml': [
    '<timedtext format="3"><head><pen id="main" fc="#FFFFFF" /></head>',
    '<body>',
    '<p t="0" d="900"><s p="main">starts at zero: skipped</s></p>',
    '<p t="1000" d="1500"><s p="main">A</s></p>',
    '<p t="2000" d="2800"><s p="main">kept, no outline colour</s></p>',
    '<p t="3000" d="3600"><s p="other">unknown pen: skipped</s></p>',
    '</body></timedtext>',
    '',
  ].join('\n'),
  'c3-missing-end.ttml': [
    '<timedtext format="3"><head><pen id="2" fc="#FFFFFF" ec="#000000" /></head>',
    '<body>',
    '<p t="500" d="1500"><s p="2">parsed before the bad line</s></p>',
    '<p t="2000"><s p="2">no d attribute: whole file is refused</s></p>',
    '</body></timedtext>',
    '',
  ].join('\n'),
} as const;

/** A good file of each format, to change at random. */
export const GOOD_FILES = {
  srt: SAMPLES['a1.srt'],
  ass: SAMPLES['b1.ass'],
  ttml: SAMPLES['c1.ttml'],
  vtt: [
    'WEBVTT - sample',
    '',
    'NOTE nothing to see',
    '',
    'STYLE',
    '::cue { color: red }',
    '',
    'one',
    '00:01.000 --> 00:02.500 align:start line:0',
    '<v Host>Hello &amp; <i>welcome</i></v>',
    'on two lines',
    '',
    '01:00:03.000 --> 01:00:04.000',
    '<v.loud Guest>I &lt;3 this',
    '',
  ].join('\n'),
} as const;

/** Numbers from 0 up to 1, always the same ones for a seed (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
