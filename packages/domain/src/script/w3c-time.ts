/** Times of W3C timed text: clock times with fractions or frames, and numbers with a unit. */
import { HOUR, MINUTE, SECOND } from '../time-units';
import { SCRIPT_TIME_MAX_MS } from './script.limits';
import { plainDigits } from './script-time';

/** How many of each unit make a second. */
export interface TimeRates {
  readonly frames: number;
  readonly subFrames: number;
  readonly ticks: number;
}

const CLOCK = /^(\d{1,4}):(\d{1,2}):(\d{1,2})(?:[.,](\d{1,9})|[:;](\d{1,4})(?:\.(\d{1,4}))?)?$/;
const SHORT = /^(\d{1,4}):(\d{1,2})(?:[.,](\d{1,9}))?$/;
const OFFSET = /^(\d{1,15}(?:\.\d{1,9})?)(h|m|s|ms|f|t)?$/;

const FRAMES = 30;

function rateOf(text: string | undefined): number | undefined {
  const value = Number(text?.trim());
  return text !== undefined && value > 0 && Number.isFinite(value) ? value : undefined;
}

/** The rates that the root element states, by its attributes without prefix. */
export function timeRates(attributes: ReadonlyMap<string, string>): TimeRates {
  const stated = rateOf(attributes.get('framerate'));
  const [top, bottom] = (attributes.get('frameratemultiplier') ?? '1 1').trim().split(/[\s:]+/);
  const multiplier = (rateOf(top) ?? 1) / (rateOf(bottom) ?? 1);
  const frames = (stated ?? FRAMES) * multiplier;
  const subFrames = rateOf(attributes.get('subframerate')) ?? 1;
  // "The frame rate times the sub-frame rate, or 1 without a frame rate."
  const ticks = stated === undefined ? 1 : frames * subFrames;
  return { frames, subFrames, ticks: rateOf(attributes.get('tickrate')) ?? ticks };
}

const secondsOf = (digits = '') => Number(`0.${digits === '' ? '0' : digits}`);

/** No usual rate has frames of three digits: these are thousandths behind a colon. */
const THOUSANDTHS = /^\d{3}$/;
const FEW_FRAMES = 100;

function clockMs(match: RegExpExecArray, { frames, subFrames }: TimeRates): number {
  const [, hours, minutes, seconds, fraction, frame = '0', subFrame = '0'] = match;
  const whole = Number(hours) * HOUR + Number(minutes) * MINUTE + Number(seconds) * SECOND;
  if (THOUSANDTHS.test(frame) && frames <= FEW_FRAMES) return whole + Number(frame);
  const part = (Number(frame) + Number(subFrame) / subFrames) / frames;
  return whole + (part + secondsOf(fraction)) * SECOND;
}

function offsetMs(value: number, unit: string, { frames, ticks }: TimeRates): number {
  switch (unit) {
    case 'h':
      return value * HOUR;
    case 'm':
      return value * MINUTE;
    case 'ms':
      return value;
    case 'f':
      return (value / frames) * SECOND;
    case 't':
      return (value / ticks) * SECOND;
    default:
      return value * SECOND;
  }
}

/** Milliseconds of a time, whole; undefined if it is none. */
export function readW3cTime(text: string, rates: TimeRates): number | undefined {
  const plain = plainDigits(text).trim();
  const clock = CLOCK.exec(plain);
  const short = SHORT.exec(plain);
  const offset = OFFSET.exec(plain);
  let time = Number.NaN;
  if (clock) time = clockMs(clock, rates);
  else if (short) {
    const [, minutes, seconds, fraction] = short;
    time = Number(minutes) * MINUTE + (Number(seconds) + secondsOf(fraction)) * SECOND;
  } else if (offset) time = offsetMs(Number(offset[1]), offset[2] ?? 's', rates);
  const whole = Math.round(time);
  return whole >= 0 && whole <= SCRIPT_TIME_MAX_MS ? whole : undefined;
}
