/** How much there is on the days of a month: their query, and their dots. */
import type { ScheduleClient, ScheduleDay } from '@oshimado/contract';
import { ALL_ORGS, daysAfter, LIVE_REFRESH_MS } from '@oshimado/domain';
import { liveBoardName, type ServerQuery } from '../../base/queries';
import { SCHEDULE } from '../../base/queries/query-names';
import type { Schedule } from './use-schedule';

/** A month is shown with the rest of its first and of its last week. */
const REST_OF_WEEK = 6;

/** Streams a day from which on there are two dots, and three. */
const DOTS_FROM = [3, 10] as const;

/** The dots of a day with so many streams, at least one. */
export const dotsOf = (streams: number): 1 | 2 | 3 =>
  streams < DOTS_FROM[0] ? 1 : streams < DOTS_FROM[1] ? 2 : 3;

/** What one, two and three dots say: `1–2`, `3–9`, `10+`. */
export const DOT_RANGES = [
  `1–${DOTS_FROM[0] - 1}`,
  `${DOTS_FROM[0]}–${DOTS_FROM[1] - 1}`,
  `${DOTS_FROM[1]}+`,
] as const;

/** The first day of the month of a day, both as `2026-11-27`. */
export const monthOf = (date: string): string => `${date.slice(0, 7)}-01`;

/** The days that a calendar shows with a month, from its first day: also those of the months beside it in the same weeks. */
export function shownDays(month: string): { readonly from: string; readonly to: string } {
  const next = monthOf(daysAfter(month, 31));
  return { from: daysAfter(month, -REST_OF_WEEK), to: daysAfter(next, REST_OF_WEEK - 1) };
}

/** The days of a month with at least one stream, by their date. `month`: its first day. */
export function monthQuery(
  client: ScheduleClient,
  { source: { streams, topic }, zone }: Pick<Schedule, 'source' | 'zone'>,
  month: string,
): ServerQuery<readonly ScheduleDay[]> {
  const query = {
    ...shownDays(month),
    zone: zone.timeZone,
    lateHours: zone.lateHours,
    topic: topic || undefined,
  };
  return {
    queryKey: [SCHEDULE, liveBoardName(streams), topic, 'days', query],
    queryFn: ({ signal }) =>
      'favorites' in streams
        ? client.getUsersScheduleDays({ ...query, group: streams.group?.id }, { signal })
        : client.getScheduleDays(
            {
              ...query,
              org: streams.orgs.some((org) => org === ALL_ORGS) ? undefined : [...streams.orgs],
            },
            { signal },
          ),
    staleTime: LIVE_REFRESH_MS,
  };
}
