import { SCRIPT_LINE_BYTES_MAX } from './script.limits';
import { collectScript, lineBetween, ONLY_PROFILE } from './script-collector';
import { oneLine, splitLines } from './script-text';
import { momentsOf, readSrtTime, writeMilliseconds } from './script-time';
import type { ParsedScript, Script } from './script.types';

/**
 * SubRip. A cue is its time line and the text lines after it, up to a blank line, the next time line or the end of the
 * file. Counters are ignored: the blank line before them ends the cue. Markup and entities are plain text.
 */

const ARROW = '-->';

interface Cue {
  start: number;
  end: number;
  parts: string[];
  size: number;
  at: number;
}

function readTimeLine(line: string, at: number): Cue | undefined {
  const arrow = line.indexOf(ARROW);
  if (arrow < 0 || line.includes(ARROW, arrow + ARROW.length)) return undefined;
  const start = readSrtTime(line.slice(0, arrow));
  const end = readSrtTime(line.slice(arrow + ARROW.length));
  return start === undefined || end === undefined
    ? undefined
    : { start, end, parts: [], size: 0, at };
}

/** Reads a file; text without any time line is unparsable. */
export function readSrt(text: string): ParsedScript {
  const collector = collectScript();
  collector.addProfile(ONLY_PROFILE, 1);
  let cue: Cue | undefined;
  let hasCue = false;
  const keep = (): boolean => {
    if (cue === undefined) return true;
    const { start, end, parts, at } = cue;
    cue = undefined;
    return collector.addLine(lineBetween(start, end, oneLine(parts.join(' ')), 0), at);
  };
  for (const [index, line] of splitLines(text).entries()) {
    const next = readTimeLine(line, index + 1);
    if (next !== undefined) {
      hasCue = true;
      if (!keep()) return collector.result();
      cue = next;
    } else if (cue !== undefined) {
      const part = line.trim();
      if (part === '') {
        if (!keep()) return collector.result();
      } else {
        cue.parts.push(part);
        cue.size += part.length;
        if (cue.size > SCRIPT_LINE_BYTES_MAX) {
          collector.refuse('lineTooLong', index + 1);
          return collector.result();
        }
      }
    }
  }
  keep();
  if (!hasCue && text.trim() !== '') collector.refuse('unparsable');
  return collector.result();
}

/** Writes a file. The format has no escapes, so an arrow inside a text becomes `→`; parsers would read it as a time line. */
export const writeSrt = (script: Script): string =>
  script.lines
    .map((line, index) => {
      const { start, end } = momentsOf(line);
      const time = `${writeMilliseconds(start, ',')} ${ARROW} ${writeMilliseconds(end, ',')}`;
      return `${index + 1}\n${time}\n${oneLine(line.text).replaceAll(ARROW, '→')}\n\n`;
    })
    .join('');
