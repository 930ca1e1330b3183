import { describe, expect, it } from 'vitest';
import { parseScript, writeScript } from './index';
import type { ScriptFormat } from './index';
import { mulberry32 } from '../testing/random';
import { GOOD_FILES } from '../testing/script-samples';
import { cases } from '../testing/cases';
import { FORMATS } from '../testing/read-script';

const RUNS = cases(25_000);
const BLANKS = ['\n', '\r', '\r\n', '\n\n', ' ', '\t', '\u0000', '\uFEFF', '\uD83D', '\u2060'];
const WORDS = [
  `--> 00:00:01,000 --> 00:00:02,000|00:01.000 --> 00:02.000|,|:|.|9|-1|1e9|草|😀|WEBVTT|NOTE`,
  `<|>|</|/>|"|'|=|&amp;|&#|;|<s p="2">|</s>|<p t="1" d="2">|</p>|<pen id="2"/>|<head>|</head>`,
  `<body>|</body>|<!--|-->|<![CDATA[|]]>|<v A>|[Events]|[V4+ Styles]|Format:|Style:|Dialogue:`,
  `Comment:|&H00FFFFFF|\\N|{|}|__proto__|constructor|toString`,
];
const PIECES = BLANKS.concat(WORDS.flatMap((words) => words.split('|')));

function mutated(text: string, random: () => number): string {
  const place = (length: number) => Math.floor(random() * (length + 1));
  const piece = () => PIECES[Math.floor(random() * PIECES.length)] ?? '';
  if (random() < 0.1) {
    return Array.from({ length: place(60) }, () =>
      random() < 0.7 ? piece() : String.fromCharCode(place(0xffff)),
    ).join('');
  }
  let changed = text;
  for (let left = 1 + place(5); left > 0; left -= 1) {
    const at = place(changed.length);
    const to = Math.min(changed.length, at + place(12));
    const kind = random();
    if (kind < 0.4) changed = changed.slice(0, at) + piece() + changed.slice(at);
    else if (kind < 0.7) changed = changed.slice(0, at) + changed.slice(to);
    else if (kind < 0.85) changed = changed.slice(0, at) + piece() + changed.slice(to);
    else if (kind < 0.95) changed += changed.slice(at, at + 80);
    else changed = changed.slice(0, at);
  }
  return changed;
}

const isMoment = (value: number) => Number.isSafeInteger(value) && value >= 0;

/** Everything that must hold of any answer; a sentence when it does not. */
function faultOf(format: ScriptFormat, text: string): string | undefined {
  const parsed = parseScript(`a.${format}`, text);
  if (!parsed.ok) {
    const { line = 1 } = parsed.problem;
    return isMoment(line) && line >= 1 ? undefined : `refused at line ${line}`;
  }
  const { lines, profiles } = parsed.script;
  for (const { start, duration, text: said, profile } of lines) {
    if (!isMoment(start) || !isMoment(duration)) return 'no moment';
    if (profiles[profile] === undefined) return 'no profile';
    if (/[\n\r]/.test(said) || said !== said.trim()) return 'no single line';
  }
  const again = parseScript(`a.${format}`, writeScript(format, parsed.script));
  if (!again.ok) return 'what it reads it cannot write';
  const texts = format === 'ttml' ? lines.filter(({ text: said }) => said !== '') : lines;
  return again.script.lines.length === texts.length ? undefined : 'lines were lost';
}

describe('Random files', () => {
  it.each(FORMATS)('%s: changed or random files are read or refused, never thrown', (format) => {
    const random = mulberry32(20_260_101);
    const faults: string[] = [];
    let read = 0;
    for (let run = 0; run < RUNS; run += 1) {
      const text = mutated(GOOD_FILES[format], random);
      const fault = faultOf(format, text);
      if (fault !== undefined) faults.push(`${fault}: ${JSON.stringify(text)}`);
      if (parseScript(`a.${format}`, text).ok) read += 1;
    }
    expect(faults.slice(0, 3)).toEqual([]);
    // Neither all good nor all bad, or the changes would prove nothing.
    expect(read).toBeGreaterThan(RUNS / 20);
    expect(read).toBeLessThan(RUNS);
  });
});
