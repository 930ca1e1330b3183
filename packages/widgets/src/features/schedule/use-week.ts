/** The streams of seven days, with what goes on since the day before. */
import { daysAfter, daysBetween, type FoldedVideos } from '@oshimado/domain';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useClient } from '../../base/context';
import { useOwnRefresh } from '../../base/page';
import { runningQuery, scheduleQuery } from '../../base/queries';
import { foldSchedule } from './fold-schedule';
import type { Schedule } from './use-schedule';

export const WEEK = 7;

/** Its rows also have what began on the day before. */
export interface Week extends FoldedVideos {
  /** The first day. */
  readonly from: string;
  readonly isLoading: boolean;
  /** What failed; undefined where nothing did. */
  readonly failure: { readonly error: unknown } | undefined;
  readonly retry: () => void;
}

const ignore = () => undefined;

/** `date`: the first day; empty for today. */
export function useWeek(schedule: Schedule, date: string): Week {
  const { source, zone, now, today, shown } = schedule;
  const client = useClient();
  const from = date || today;
  const results = useQueries({
    queries: Array.from({ length: WEEK + 1 }, (_, at) =>
      scheduleQuery(client, source, { date: daysAfter(from, at - 1), days: 1, ...zone, now }),
    ),
  });
  const away = daysBetween(from, today);
  const hasToday = away >= 0 && away < WEEK;
  const running = useQuery({ ...runningQuery(client, source, now), enabled: hasToday });
  const refresh = () => {
    const all = results.map(({ refetch }) => refetch({ throwOnError: true }));
    return Promise.all([...all, ...(hasToday ? [running.refetch({ throwOnError: true })] : [])]);
  };
  useOwnRefresh(refresh);
  const failed = results.find(({ data, isError }) => isError && data === undefined);
  // After a failure, the running streams are not waited for: each new try would hide the days that are drawn.
  const isLoading =
    !failed && (results.some(({ data }) => data === undefined) || (hasToday && !running.isFetched));
  const lists = [...(hasToday ? [running] : []), ...results];
  // Each list that arrives unfolds hours, which would move the streams that are drawn already.
  const loaded = isLoading ? [] : lists.flatMap(({ data }) => data ?? []);
  return {
    from,
    ...foldSchedule(shown(loaded), schedule),
    isLoading,
    failure: failed && { error: failed.error },
    retry: () => void refresh().catch(ignore),
  };
}
