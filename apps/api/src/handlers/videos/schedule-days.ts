/** How much there is on each day of a schedule. */
import type { CheckedQueryOf, ScheduleDay } from '@oshimado/contract';
import { dayStart, daysAfter, daysBetween } from '@oshimado/domain';
import { requireUser } from '../../auth';
import { nonEmpty } from '../../search-defaults';
import type { Reads, ScheduleDaysFilter } from '../../store';
import type { Action, Handler } from '../handler';
import { favoritesIn } from './favorites-in';

type DaysQuery = Omit<CheckedQueryOf<'getScheduleDays'>, 'org'>;

async function countDays(
  reads: Reads,
  { from, to, topic, zone: timeZone, lateHours }: DaysQuery,
  whose: Omit<ScheduleDaysFilter, 'topics'>,
): Promise<ScheduleDay[]> {
  const dates = Array.from({ length: daysBetween(from, to) + 1 }, (_, at) => daysAfter(from, at));
  const times = [...dates, daysAfter(to, 1)].map((date) => dayStart(date, { timeZone, lateHours }));
  const topics = topic === undefined ? undefined : [topic];
  const counts = await reads.streamsBetween(times, { ...whose, topics });
  return dates.map((date, at) => ({ date, streams: counts[at] ?? 0 }));
}

/** GET /schedule/days: of organizations. */
export const getScheduleDays: Handler<'getScheduleDays'> = ({ query }, reads) =>
  countDays(reads, query, { orgs: nonEmpty(query.org ?? []) });

/** GET /users/schedule/days: of the caller's favorites. */
export const getUsersScheduleDays: Action<'getUsersScheduleDays'> = async (
  { query },
  { caller, store },
) => {
  const involved = await favoritesIn(store, requireUser(caller).id, query.group);
  return countDays(store.reads, query, { involved });
};
