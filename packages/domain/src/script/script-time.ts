import { HOUR, MINUTE } from '../time-units';
import { SCRIPT_TIME_MAX_MS } from './script.limits';
import type { ScriptLine } from './script.types';

/** Parses and writes the times of script files. */

const CENTISECOND_MS = 10;
const LAST_CENTISECOND = Math.floor(SCRIPT_TIME_MAX_MS / CENTISECOND_MS);
/** Direction marks, joiners and byte order marks; players skip them. */
const MARKS = /[\u00AD\u061C\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g;
/** Digits and punctuation of Japanese keyboards. */
const WIDE = /[\uFF0C\uFF0E\uFF10-\uFF1B]/g;
/** Digits of Arabic and Persian keyboards. */
const ARABIC = /[\u0660-\u0669\u06F0-\u06F9]/g;
/** Dots or semicolons where colons are meant, if a fraction follows. */
const UNUSUAL = /^(\s*\d{1,4})\s*([.;])\s*(\d{1,2})\s*\2\s*(\d{1,2})(?=\s*[.,:;]\s*\d)/;
/** At the start of a text; what follows a blank is the caller's. Three digits after a second colon are a fraction. */
const CLOCK =
  /^\s*(?:(\d{1,4})\s*:\s*(\d{1,2})\s*:\s*(\d{1,2})(?!\d)(?:\s*[.,:;'’،٫]\s*(\d{1,9}))?|(\d{1,4})\s*:\s*(\d{1,2})\s*[.,:;'’،٫]\s*(\d{1,9}))(?=\s|$)/;
/** A counter in front of the time of its line. */
const COUNTER = /^\s*\d{1,9}[.)]?\s+(?=\d)/;
const WHOLE = /^\d{1,11}$/;
const SECONDS = /^\d{1,8}(?:\.\d{1,9})?$/;

const pad = (value: number, digits: number) => String(value).padStart(digits, '0');

/** The text with plain digits and without marks. */
export const plainDigits = (text: string): string =>
  text
    .replace(MARKS, '')
    .replace(WIDE, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(ARABIC, (digit) => String(digit.charCodeAt(0) & 0xf));

const withColons = (text: string) => text.replace(UNUSUAL, '$1:$3:$4');

const inRange = (time: number): number | undefined =>
  time >= 0 && time <= SCRIPT_TIME_MAX_MS ? time : undefined;

/** Digits after the mark are a fraction of a second: `5` is 500 ms. */
const fractionMs = (digits: string): number => Number(digits.slice(0, 3).padEnd(3, '0'));

/**
 * The time at the start of a text in any of the ways of the formats: `1:02:03,5`, `01:02:03.500`, `00:00:01:500`, `02:03.5`. The
 * fraction may be absent if there are hours. Undefined if it is no time.
 */
export function readLeadingTime(text: string): number | undefined {
  const match = CLOCK.exec(withColons(plainDigits(text)));
  if (match === null) return undefined;
  const [, hours, minutes, seconds, fraction = '', onlyMinutes, onlySeconds, rest] = match;
  const isShort = rest !== undefined;
  const [m, s] = [Number(minutes ?? onlyMinutes), Number(seconds ?? onlySeconds)];
  if (s > 60 || (!isShort && m > 60)) return undefined;
  return inRange(Number(hours ?? 0) * HOUR + m * MINUTE + s * 1_000 + fractionMs(rest ?? fraction));
}

/** A time that is the whole text, apart from blanks and a counter in front. */
export function readTime(text: string): number | undefined {
  const plain = plainDigits(text).trim();
  const time = withColons(plain.replace(COUNTER, ''));
  // A leading time ends at a blank, so that the only blanks may be within it.
  return CLOCK.exec(time)?.[0].length === time.length ? readLeadingTime(time) : undefined;
}

/** A whole number of milliseconds. */
export function readWholeTime(text: string): number | undefined {
  const value = text.trim();
  return WHOLE.test(value) ? inRange(Number(value)) : undefined;
}

/** Seconds with a fraction, as milliseconds. */
export function readSeconds(text: string): number | undefined {
  const value = text.trim();
  return SECONDS.test(value) ? inRange(Math.round(Number(value) * 1_000)) : undefined;
}

const moment = (time: number): number =>
  time > 0 ? Math.min(Math.round(time), SCRIPT_TIME_MAX_MS) : 0;

/** Start and end of a line in whole milliseconds that every format can represent. */
export function momentsOf(line: ScriptLine): { start: number; end: number } {
  const start = moment(line.start);
  return { start, end: moment(start + moment(line.duration)) };
}

const clock = (seconds: number, hourDigits: number) =>
  `${pad(Math.floor(seconds / 3_600), hourDigits)}:${pad(Math.floor(seconds / 60) % 60, 2)}:${pad(seconds % 60, 2)}`;

/** `HH:MM:SS` and three digits of milliseconds after the mark. */
export const writeMilliseconds = (time: number, mark: ',' | '.'): string =>
  `${clock(Math.floor(time / 1_000), 2)}${mark}${pad(time % 1_000, 3)}`;

/** `H:MM:SS.cc`, rounded to hundredths, the format's precision. */
export function writeCentiseconds(time: number): string {
  const hundredths = Math.min(Math.round(time / CENTISECOND_MS), LAST_CENTISECOND);
  return `${clock(Math.floor(hundredths / 100), 1)}.${pad(hundredths % 100, 2)}`;
}
