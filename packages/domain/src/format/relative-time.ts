/**
 * Relative or absolute time as text, formatted by `Intl`. "Soon" is a sentence of our locales, so it is returned as a kind.
 */
import { RELATIVE_TIME_MS } from '../limits';
import { DAY, HOUR, MINUTE } from '../time-units';
import { localeTag } from './locale';

/** The present moment, the language and the time zone by which a time is put into words. */
export interface RelativeTimeOptions {
  /** Epoch ms. */
  readonly now: number;
  /** UI language, as in `UI_LANGUAGES`. */
  readonly language: string;
  /** IANA name; unknown in the first page the server renders, which then shows no clock time. */
  readonly timeZone?: string | undefined;
  /** "Upcoming cards never show a past distance: they show soon." Default false. */
  readonly upcoming?: boolean;
}

/** A time as it is shown: the sentence for "soon", or a text. */
export type RelativeTime =
  | { readonly kind: 'soon' }
  | {
      readonly kind: 'text';
      readonly text: string;
      /** The time of day that is added once the zone is known, written for UTC: about as wide, so that its space can be kept. */
      readonly pending?: string;
    };

const MONTH = 30 * DAY;
const YEAR = 365 * DAY;

/** Zone names come from cookies in any mix of upper and lower case, so the cache is limited. */
const CACHE_MAX = 500;
const cache = new Map<string, unknown>();
/** Makes a formatter once: making one takes longer than using it. */
export function cached<T>(key: string, make: () => T): T {
  if (cache.size >= CACHE_MAX) cache.clear();
  if (!cache.has(key)) cache.set(key, make());
  return cache.get(key) as T;
}

/** `Intl` puts a space between figure and unit ("3 時間前"), which Japanese and Chinese are not written with. */
const closed = (text: string, language: string) =>
  /^(ja|zh)/.test(language) ? text.replaceAll(/\s/g, '') : text;

/** "Relative time thresholds: minutes up to 59, hours up to 24, days up to 29, months up to 11." */
function distance(ms: number, language: string): string {
  const format = cached(
    `r:${language}`,
    () => new Intl.RelativeTimeFormat(localeTag(language), { numeric: 'always' }),
  );
  const size = Math.abs(ms);
  const sign = Math.sign(ms);
  const say = (unit: Intl.RelativeTimeFormatUnit, length: number) =>
    closed(format.format(sign * Math.max(1, Math.round(size / length)), unit), language);
  if (Math.round(size / MINUTE) <= 59) return say('minute', MINUTE);
  if (Math.round(size / HOUR) <= 24) return say('hour', HOUR);
  if (Math.round(size / DAY) <= 29) return say('day', DAY);
  if (Math.round(size / MONTH) <= 11) return say('month', MONTH);
  return say('year', YEAR);
}

/** The formatter of a UI language and a time zone, made once. Default of the zone: that of this device. */
export const dateFormat = (
  language: string,
  timeZone: string | undefined,
  options: Intl.DateTimeFormatOptions,
) =>
  cached(
    `d:${language}:${timeZone ?? ''}:${JSON.stringify(options)}`,
    () => new Intl.DateTimeFormat(localeTag(language), { ...options, timeZone }),
  );

/** The date in a zone: `2026-11-27`. */
export const dayOf = (time: number, timeZone: string): string =>
  dateFormat('en-CA', timeZone, { year: 'numeric', month: '2-digit', day: '2-digit' }).format(time);

/**
 * A time as a viewer reads it. `soon` is less than a minute away in either direction, or an upcoming stream whose start has
 * passed.
 */
export function relativeTime(time: number, options: RelativeTimeOptions): RelativeTime {
  const { now, language, timeZone, upcoming = false } = options;
  const ms = time - now;
  if (Math.abs(ms) < MINUTE || (upcoming && ms < 0)) return { kind: 'soon' };
  const text = distance(ms, language);
  const isFar = Math.abs(ms) > RELATIVE_TIME_MS;
  if (timeZone === undefined) {
    if (isFar || ms < 0) return { kind: 'text', text };
    const known = relativeTime(time, { ...options, timeZone: 'UTC' });
    return {
      kind: 'text',
      text,
      ...(known.kind === 'text' && { pending: known.text.slice(text.length) }),
    };
  }
  const clock: Intl.DateTimeFormatOptions = { hour: 'numeric', minute: '2-digit' };
  if (isFar) {
    const sameYear = dayOf(time, timeZone).slice(0, 4) === dayOf(now, timeZone).slice(0, 4);
    return {
      kind: 'text',
      text: dateFormat(language, timeZone, {
        month: 'short',
        day: 'numeric',
        ...(sameYear ? {} : { year: 'numeric' }),
        ...clock,
      }).format(time),
    };
  }
  if (ms < 0) return { kind: 'text', text };
  const tomorrow = dayOf(time, timeZone) !== dayOf(now, timeZone);
  const at = dateFormat(
    language,
    timeZone,
    tomorrow ? { weekday: 'short', ...clock } : clock,
  ).format(time);
  return { kind: 'text', text: `${text} (${at})` };
}

/** The zone in which schedules are announced. */
export const TOKYO_ZONE = 'Asia/Tokyo';
/** Languages that write the name of the zone in their own script. */
const WITH_ZONE_NAME: ReadonlySet<string> = new Set(['zh', 'zh-CN', 'ko', 'th']);

/** What viewers call the zone of Tokyo; `Intl` has the abbreviation only in Japanese, elsewhere "GMT+9". */
export function tokyoName(language: string): string {
  if (!WITH_ZONE_NAME.has(language)) return 'JST';
  return zoneIn(dateFormat(language, TOKYO_ZONE, { timeZoneName: 'shortGeneric' }), 0) ?? 'JST';
}

/** The name of the zone in a time that is written with it. */
export const zoneIn = (format: Intl.DateTimeFormat, time: number): string | undefined =>
  format.formatToParts(time).find(({ type }) => type === 'timeZoneName')?.value;

/**
 * A time with the name of its zone, that of Tokyo as viewers call it. Its parts are not joined: some engines put a narrow space
 * before AM in the parts and a plain one in the text, and a page would differ from what its server wrote.
 */
export function timeWithZone(
  time: number,
  language: string,
  timeZone: string,
  options: Intl.DateTimeFormatOptions,
): string {
  const format = dateFormat(language, timeZone, { ...options, timeZoneName: 'short' });
  const text = format.format(time);
  const name = timeZone === TOKYO_ZONE ? zoneIn(format, time) : undefined;
  return name === undefined ? text : text.replace(name, tokyoName(language));
}

/** Local time with its zone, then Tokyo time; one line when they are equal. */
export function twoZoneTimes(time: number, language: string, timeZone: string): string[] {
  const line = (zone: string) =>
    timeWithZone(time, language, zone, {
      month: 'short',
      day: 'numeric',
      weekday: 'short',
      hour: 'numeric',
      minute: '2-digit',
    });
  const clock = (zone: string) =>
    dateFormat('en', zone, { dateStyle: 'short', timeStyle: 'short' }).format(time);
  return clock(timeZone) === clock(TOKYO_ZONE)
    ? [line(TOKYO_ZONE)]
    : [line(timeZone), line(TOKYO_ZONE)];
}

/** Whether the platform supports this time zone; values from a cookie are not trusted. */
export function isTimeZone(name: string): boolean {
  try {
    return name.length <= 64 && Intl.DateTimeFormat('en', { timeZone: name }) !== undefined;
  } catch {
    return false;
  }
}
