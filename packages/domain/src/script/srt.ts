import { readSrtText, writeSrtText } from './caption-markup';
import { cuesIn, saidIn, type CueFormat } from './cues';
import { collectScript, lineBetween, ONLY_PROFILE } from './script-collector';
import { oneLine, splitLines } from './script-text';
import { momentsOf, readLeadingTime, readTime, writeMilliseconds } from './script-time';
import type { ParsedScript, Script } from './script.types';

/**
 * SubRip. A cue is its time line, what stands behind the times, and the text lines after it, up to an empty line, the next time line or the end of the file. Tags
 * are left out as in players; entities are plain text. SBV is read in the same way, with a comma between the times.
 */

const ARROW = '-->';
/** A time with its fraction, which no text has on both sides of an arrow. */
const EXACT = String.raw`[\d０-９]{1,3}(?:[:：][\d０-９]{1,2}){1,2}[.,．，][\d０-９]{1,3}`;
/** The arrow as word processors correct it, as pages escape it, and as people type it; a whole line may have a dash in its place. */
const ODD_ARROW = new RegExp(
  String.raw`^(\s{0,9}${EXACT})\s{0,9}(?:(?:[\p{Pd}−=]\s?){0,4}[>＞]|--&gt;|[→⇒]|[\p{Pd}−~〜～]{1,3}\s{0,9}(?=${EXACT}\s{0,9}$))\s{0,9}(?=${EXACT})`,
  'u',
);
/** Minutes and seconds without a fraction, which only a whole line can tell from a text. */
const MINUTES = /^(\s{0,9}\d{1,3}:[0-5]\d)(\s{0,9}-->\s{0,9}\d{1,3}:[0-5]\d)\s{0,9}$/;
/** Where a cue is placed, behind its times. */
const SETTING = /^(?:[XY][12]|align|position|line|size|vertical|region|[ADLST]):/i;
/** What times are made of: a line with an arrow but without this is text. */
const TIME_LIKE = /[\d０-９]\s*[:.,：，．]\s*[\d０-９]/;
/** A time may have a comma before its fraction, so the one between them is the one before the second hours. */
const SBV = /^\s*([\d:.\s]{4,30}),\s*([\d:.\s]{4,30})$/;

function arrowTimes(line: string) {
  const arrow = line.indexOf(ARROW);
  if (line.includes(ARROW, arrow + ARROW.length)) return undefined;
  const start = readTime(line.slice(0, arrow));
  const after = line.slice(arrow + ARROW.length);
  const end = readLeadingTime(after);
  return start === undefined || end === undefined ? undefined : { start, end, text: textAt(after) };
}

/** A time may have blanks before its fraction. */
const TIME_WORDS = 4;

/** What stands behind a time in its line, unless it only places the cue. */
function textAt(after: string): string {
  const words = after.trim().split(/\s+/);
  let count = TIME_WORDS;
  while (count > 1 && readTime(words.slice(0, count).join(' ')) === undefined) count -= 1;
  const rest = words.slice(count);
  return rest.every((word) => SETTING.test(word)) ? '' : rest.join(' ');
}

const withArrow = (line: string) =>
  line.replace(ODD_ARROW, `$1 ${ARROW} `).replace(MINUTES, '$1.0$2.0');

/** The times of a line of SBV; undefined if it is none. */
export function sbvTimes(line: string) {
  const [, first = '', second = ''] = SBV.exec(line) ?? [];
  const [start, end] = [readTime(first), readTime(second)];
  return start === undefined || end === undefined ? undefined : { start, end };
}

const SRT_CUES: CueFormat = {
  isTimeLine: (line) => line.includes(ARROW),
  timesOf: arrowTimes,
  isText: (line) => !TIME_LIKE.test(line),
  hasNames: false,
  isRemark: () => false,
  plain: readSrtText,
};
const SBV_CUES: CueFormat = {
  ...SRT_CUES,
  isTimeLine: (line) => sbvTimes(line) !== undefined,
  timesOf: sbvTimes,
  // Where YouTube's own export breaks a line.
  plain: (line) => SRT_CUES.plain(line.replaceAll('[br]', ' ')),
};

/** Whether a line has the times of a cue. */
export const isSrtTimeLine = (text: string): boolean => {
  const line = withArrow(text);
  return line.includes(ARROW) && arrowTimes(line) !== undefined;
};

function readCues(text: string, lines: readonly string[], format: CueFormat): ParsedScript {
  const collector = collectScript();
  collector.addProfile(ONLY_PROFILE, 1);
  for (const { start, end, parts, at } of cuesIn(lines, format, collector) ?? []) {
    const said = saidIn(parts, format);
    if (!collector.addLine(lineBetween(start, end, said, 0), at)) break;
  }
  if (!collector.hasLines() && text.trim() !== '') collector.refuse('unparsable');
  return collector.result();
}

/** Reads a file; text without any time line is unparsable. */
export const readSrt = (text: string): ParsedScript =>
  readCues(text, splitLines(text).map(withArrow), SRT_CUES);

/** Reads a file of YouTube's `0:00:01.000,0:00:02.000` times. */
export const readSbv = (text: string): ParsedScript => readCues(text, splitLines(text), SBV_CUES);

/** Writes a file. The format has no escapes: an arrow inside a text becomes `→`, and a joiner keeps what looks like a tag. */
export const writeSrt = (script: Script): string =>
  script.lines
    .map((line, index) => {
      const { start, end } = momentsOf(line);
      const time = `${writeMilliseconds(start, ',')} ${ARROW} ${writeMilliseconds(end, ',')}`;
      const text = writeSrtText(oneLine(line.text)).replaceAll(ARROW, '→');
      return `${index + 1}\n${time}\n${text}\n\n`;
    })
    .join('');
