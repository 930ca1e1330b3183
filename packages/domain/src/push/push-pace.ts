/** When notifications may come: outside the quiet hours, and not too many within an hour. */
import type { PushChoices } from '@oshimado/contract';

/** Minutes after which a notification that was snoozed comes again. */
export const PUSH_SNOOZE_MINUTES = 15;

/** Kinds of notifications that can be snoozed: an announcement is hours ahead of its stream, and a clip does not begin. */
export const PUSH_SNOOZED: ReadonlySet<string> = new Set(['live', 'before', 'snooze']);

const HOUR_MS = 3_600_000;
const clocks = new Map<string, Intl.DateTimeFormat>();

const clockOf = (zone: string): Intl.DateTimeFormat => {
  const known = clocks.get(zone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  clocks.set(zone, made);
  return made;
};

/**
 * Whether the clocks of the zone show a time within the quiet hours. On the days when the clocks change, the hours are those
 * that a clock on the wall shows: an hour that comes twice is quiet twice.
 *
 * @param at epoch milliseconds
 * @param zone IANA time zone
 */
export function isQuietAt(at: number, zone: string, quiet: PushChoices['quiet']): boolean {
  if (!quiet || quiet.from === quiet.to) return false;
  const { from, to } = quiet;
  const time = clockOf(zone).format(at);
  return from < to ? time >= from && time < to : time >= from || time < to;
}

/**
 * When the next notification may be sent, so that no hour has more than `max`: undefined for now, or epoch milliseconds.
 *
 * @param times of those sent or planned, epoch milliseconds
 */
export function pushRoomAt(times: readonly number[], max: number, now: number): number | undefined {
  const recent = times.filter((time) => time > now - HOUR_MS).sort((a, b) => b - a);
  const oldest = recent[max - 1];
  return oldest === undefined ? undefined : oldest + HOUR_MS;
}
