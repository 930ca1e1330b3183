import { HOUR, MINUTE } from '../time-units';
import { SCRIPT_TIME_MAX_MS } from './script.limits';
import type { ScriptLine } from './script.types';

/** Parses and writes the time formats of script files. */

const CENTISECOND_MS = 10;
const LAST_CENTISECOND = Math.floor(SCRIPT_TIME_MAX_MS / CENTISECOND_MS);
const SRT = /^(\d{1,4}):(\d{1,2}):(\d{1,2}),(\d{1,4})(?!\d)/;
const ASS = /^(\d{1,4}):(\d{1,2}):(\d{1,2})(?:\.(\d{1,3}))?$/;
const VTT = /^(?:(\d{1,4}):)?([0-5]\d):([0-5]\d)\.(\d{3})$/;
const WHOLE = /^\d{1,11}$/;

const pad = (value: number, digits: number) => String(value).padStart(digits, '0');

function fromParts(
  hours: number,
  minutes: number,
  seconds: number,
  ms: number,
): number | undefined {
  if (minutes > 60 || seconds > 60 || ms > 1_000) return undefined;
  const time = hours * HOUR + minutes * MINUTE + seconds * 1_000 + ms;
  return time > SCRIPT_TIME_MAX_MS ? undefined : time;
}

/** `H:MM:SS,mmm`; the digits after the comma are a count of milliseconds (`,5` is 5 ms), what follows them is ignored. */
export function readSrtTime(text: string): number | undefined {
  const [, hours, minutes, seconds, ms] = SRT.exec(text.trim()) ?? [];
  if (ms === undefined) return undefined;
  return fromParts(Number(hours), Number(minutes), Number(seconds), Number(ms));
}

/** `H:MM:SS.cc`; the fraction is decimal (`.5` is 500 ms) and may be absent. */
export function readAssTime(text: string): number | undefined {
  const [, hours, minutes, seconds, fraction = ''] = ASS.exec(text.trim()) ?? [];
  if (seconds === undefined) return undefined;
  return fromParts(
    Number(hours),
    Number(minutes),
    Number(seconds),
    Number(fraction.padEnd(3, '0')),
  );
}

/** `MM:SS.mmm`, or `HH:MM:SS.mmm` from one hour on. */
export function readVttTime(text: string): number | undefined {
  const [, hours = '0', minutes, seconds, ms] = VTT.exec(text) ?? [];
  if (ms === undefined) return undefined;
  return fromParts(Number(hours), Number(minutes), Number(seconds), Number(ms));
}

/** A whole number of milliseconds. */
export function readWholeTime(text: string): number | undefined {
  const value = text.trim();
  const time = WHOLE.test(value) ? Number(value) : Number.POSITIVE_INFINITY;
  return time > SCRIPT_TIME_MAX_MS ? undefined : time;
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
