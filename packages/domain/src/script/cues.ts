/**
 * Files of cues: a line of times, then lines of text up to an empty line. SRT, WebVTT and SBV differ in the line of times and in what
 * may stand between the cues. Everything that is text and belongs to no cue is counted.
 */
import { isRolling, withoutRepeats } from './rolling-captions';
import { SCRIPT_RAW_TEXT_MAX } from './script.limits';
import type { ScriptCollector } from './script-collector';
import { oneLine } from './script-text';
import { plainDigits } from './script-time';

/** A cue as written. */
interface Cue {
  start: number;
  end: number;
  /** Lines of its text, trimmed, without blank ones. */
  parts: string[];
  /** Line number of its times, from 1. */
  at: number;
}

export interface CueFormat {
  /** Whether a line separates cues by its times, readable or not. */
  isTimeLine: (line: string) => boolean;
  /** Start and end, and a text behind them; undefined if they cannot be read. */
  timesOf: (line: string) => { start: number; end: number; text?: string } | undefined;
  /** Whether a line without times inside a text is text all the same. */
  isText: (line: string) => boolean;
  /** Whether any word may stand above a time line; otherwise only a counter. */
  hasNames: boolean;
  /** Whether a block without times is not a cue, such as a note. */
  isRemark: (firstLine: string) => boolean;
  /** What is shown of a text; tags may go on over its lines. */
  plain: (text: string) => string;
}

/** What a cue says, in one line. */
export function saidIn(parts: readonly string[], { plain }: CueFormat): string {
  const lines = plain(parts.join('\n')).split('\n');
  return oneLine(lines.map(oneLine).filter(Boolean).join(' '));
}

/** `1`, `1.`, `#1`, `[1]` and the like. */
const COUNTER = /^(?:\d{1,9}[.):-]?|[#№]\s?\d{1,9}|[[(]\d{1,9}[\])])$/;
const isCounter = (line: string) => COUNTER.test(plainDigits(line).trim());

/** Lines between cues; of a long block only what is shown of it is kept. */
interface Between {
  reason: 'time' | 'untimed';
  /** The lines before the last one. */
  above: string;
  first: string;
  last: string;
  count: number;
  at: number;
}

const ABOVE_MAX = 200;

/** The cues of a file, each phrase of rolling captions once; undefined if the file is refused. */
export function cuesIn(
  lines: readonly string[],
  format: CueFormat,
  collector: ScriptCollector,
): readonly Cue[] | undefined {
  const cues: Cue[] = [];
  let cue: Cue | undefined;
  let size = 0;
  let between: Between | undefined;
  /** A counter with an empty line behind it: one if times follow, else text. */
  let held: { line: string; at: number } | undefined;

  const closeCue = () => {
    if (cue !== undefined) cues.push(cue);
    cue = undefined;
  };
  const addBetween = (line: string, at: number, reason: Between['reason'] = 'untimed') => {
    between ??= { reason, above: '', first: line, last: '', count: 0, at };
    if (between.above.length < ABOVE_MAX) between.above = `${between.above} ${between.last}`;
    between.last = line;
    between.count += 1;
  };
  const closeBetween = () => {
    const closed = between;
    between = undefined;
    if (closed === undefined || closed.count === 0 || format.isRemark(closed.first)) return;
    collector.skip(closed.reason, `${closed.above} ${closed.last}`, closed.at);
  };
  const dropHeld = () => {
    if (held !== undefined) collector.skip('untimed', held.line, held.at);
    held = undefined;
  };
  /** What stands above the times is their counter or name, and no text. */
  const takeName = () => {
    held = undefined;
    if (cue !== undefined && isCounter(cue.parts.at(-1) ?? '')) cue.parts.pop();
    if (between === undefined) return;
    const isName = format.hasNames && between.reason === 'untimed';
    if (!isName && !isCounter(between.last)) return;
    between.last = '';
    between.count -= 1;
  };

  for (const [index, line] of lines.entries()) {
    const at = index + 1;
    const times = format.isTimeLine(line) ? format.timesOf(line) : undefined;
    if (times !== undefined || (format.isTimeLine(line) && !(cue && format.isText(line)))) {
      takeName();
      closeBetween();
      closeCue();
      if (times === undefined) addBetween(line.trim(), at, 'time');
      else {
        const { start, end, text = '' } = times;
        cue = { start, end, parts: text === '' ? [] : [text], at };
      }
      size = 0;
    } else if (line === '') {
      const [only, from] = [between?.last ?? '', between?.at ?? at];
      if (between?.reason === 'untimed' && between.count === 1 && isCounter(only)) {
        held = { line: only, at: from };
        between = undefined;
      } else closeBetween();
      // Some tools put an empty line between the times and the text.
      if (format.hasNames || (cue?.parts.length ?? 1) > 0) closeCue();
    } else if (line.trim() !== '') {
      const part = line.trim();
      dropHeld();
      if (cue === undefined) addBetween(part, at);
      else {
        size += part.length;
        cue.parts.push(part);
        if (size > SCRIPT_RAW_TEXT_MAX) {
          collector.refuse('lineTooLong', at);
          return undefined;
        }
      }
    }
  }
  // A counter at the end is of a cue that was deleted.
  if (between?.count !== 1 || !isCounter(between.last)) closeBetween();
  closeCue();
  const plain = cues.map((one) => ({
    ...one,
    texts: one.parts.map((part) => oneLine(format.plain(part))),
  }));
  return isRolling(plain) ? withoutRepeats(plain) : cues;
}
