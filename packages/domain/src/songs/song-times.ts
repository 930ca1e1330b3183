/** Positions in a video as people write them: seconds, or a time such as `1:02:03`. */
import { HOUR, MINUTE, SECOND } from '../time-units';

const MINUTE_S = MINUTE / SECOND;
const HOUR_S = HOUR / SECOND;

const SECONDS = /^(\d{1,7})(?:\.\d*)?$/;
const CLOCK = /^(?:(\d{1,3}):)?(\d{1,4}):(\d{1,2})(?:\.\d*)?$/;
const UNITS = /^(?=\d)(?:(\d{1,3})h)?\s*(?:(\d{1,4})m)?\s*(?:(\d{1,7})s)?$/;

/** Digits and colons of other widths and scripts are read too. */
const plain = (text: string) => text.normalize('NFKC').trim().toLowerCase();

/**
 * Seconds of a position: `95`, `1:35`, `1:02:03`, `1h2m3s`; fractions are dropped. Undefined if it is none, also where minutes or
 * seconds are more than 59 below a greater unit.
 */
export function readSongTime(text: string): number | undefined {
  const written = plain(text);
  const seconds = SECONDS.exec(written)?.[1];
  if (seconds !== undefined) return Number(seconds);
  const clock = CLOCK.exec(written);
  if (clock) {
    const [, hours, minutes, rest] = clock;
    if (Number(rest) >= MINUTE_S) return undefined;
    if (hours !== undefined && Number(minutes) >= MINUTE_S) return undefined;
    return Number(hours ?? 0) * HOUR_S + Number(minutes) * MINUTE_S + Number(rest);
  }
  const units = UNITS.exec(written);
  if (!units) return undefined;
  const [, hours = 0, minutes = 0, rest = 0] = units;
  return Number(hours) * HOUR_S + Number(minutes) * MINUTE_S + Number(rest);
}
