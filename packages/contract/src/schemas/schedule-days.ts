import * as z from 'zod';
import { SCHEDULE_DAYS_MAX } from '../schedule-limits';
import { flag, list, queryText } from './query';
import { count } from './values';

const DAY_MS = 86_400_000;

const isDay = (text: string) => {
  const time = Date.parse(text);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
};

/** A day of the calendar. */
export const day = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}$/, 'must be a day like 2026-11-27')
  .refine(isDay, 'must be a day of the calendar');

const isZone = (name: string) => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
};

/** The IANA name of a time zone. */
export const zone = z
  .string()
  .max(64, 'must be at most 64 characters')
  .regex(/^[A-Za-z]/, 'must be an IANA time zone, such as Asia/Tokyo')
  .refine(isZone, 'must be an IANA time zone, such as Asia/Tokyo');

const isInOrder = ({ from, to }: { readonly from: string; readonly to: string }) => from <= to;

const isShort = ({ from, to }: { readonly from: string; readonly to: string }) =>
  Date.parse(to) - Date.parse(from) < SCHEDULE_DAYS_MAX * DAY_MS;

const what = {
  from: day.describe('The first day, such as `2026-11-01`.'),
  to: day.describe(`The last day; at most ${SCHEDULE_DAYS_MAX} days with the first.`),
  topic: queryText.optional().describe('Id of a topic. Default: all.'),
  zone: zone
    .default('Asia/Tokyo')
    .describe('Days are those of this time zone, by its IANA name. Default: `Asia/Tokyo`.'),
  lateHours: flag
    .default(false)
    .describe('Whether a day ends at 29:00 instead of midnight. Default: no.'),
};

const order = { error: 'must not be before `from`', path: ['to'] };
const length = { error: `must be at most ${SCHEDULE_DAYS_MAX - 1} days after from`, path: ['to'] };

export const scheduleDaysQuery = z
  .object({
    ...what,
    org: list(queryText)
      .optional()
      .describe('Comma-separated names of organizations. Default, and with `All Vtubers`: all.'),
  })
  .refine(isInOrder, order)
  .refine(isShort, length);

export const usersScheduleDaysQuery = z
  .object({
    ...what,
    group: queryText
      .optional()
      .describe(
        'Only favorites of the group with this id; none if there is no such group. Default: all.',
      ),
  })
  .refine(isInOrder, order)
  .refine(isShort, length);

/** Schema of `ScheduleDay`. */
export const scheduleDay = z
  .object({
    date: z.string().describe('The day, such as `2026-11-27`.'),
    streams: count.describe(
      'Streams and placeholders that begin on it; without those whose start is more than two hours ago and that never began.',
    ),
  })
  .meta({ id: 'ScheduleDay', description: 'How much there is on a day of a schedule.' });
