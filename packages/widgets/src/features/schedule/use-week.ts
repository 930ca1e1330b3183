/** The streams of seven days, with what goes on since the day before. */
import type { Video } from '@oshimado/contract';
import { daysAfter, daysBetween, inTimeOrder } from '@oshimado/domain';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useClient } from '../../base/context';
import { useOwnRefresh } from '../../base/page';
import { runningQuery, scheduleQuery } from '../../base/queries';
import type { Schedule } from './use-schedule';

export const WEEK = 7;

export interface Week {
  /** The first day. */
  readonly from: string;
  /** By their start; also those that began on the day before. */
  readonly videos: readonly Video[];
  readonly isLoading: boolean;
  /** What failed; undefined where nothing did. */
  readonly failure: { readonly error: unknown } | undefined;
  readonly retry: () => void;
}

const ignore = () => undefined;

/** `date`: the first day; empty for today. */
export function useWeek({ source, zone, now, today, shown }: Schedule, date: string): Week {
  const client = useClient();
  const from = date || today;
  const results = useQueries({
    queries: Array.from({ length: WEEK + 1 }, (_, at) =>
      scheduleQuery(client, source, { date: daysAfter(from, at - 1), days: 1, ...zone, now }),
    ),
  });
  const away = daysBetween(from, today);
  const hasToday = away >= 0 && away < WEEK;
  const running = useQuery({ ...runningQuery(client, source), enabled: hasToday });
  const refresh = () => {
    const all = results.map(({ refetch }) => refetch({ throwOnError: true }));
    return Promise.all([...all, ...(hasToday ? [running.refetch({ throwOnError: true })] : [])]);
  };
  useOwnRefresh(refresh);
  const failed = results.find(({ data, isError }) => isError && data === undefined);
  const loaded = results.flatMap(({ data }) => data ?? []);
  return {
    from,
    videos: inTimeOrder(shown([...(hasToday ? (running.data ?? []) : []), ...loaded])),
    isLoading: !failed && results.some(({ data }) => data === undefined),
    failure: failed && { error: failed.error },
    retry: () => void refresh().catch(ignore),
  };
}
