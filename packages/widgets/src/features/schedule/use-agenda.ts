/** The days of an agenda, loaded as they are wanted. */
import type { Video } from '@oshimado/contract';
import { daysOfRows, dayStart, inTimeOrder } from '@oshimado/domain';
import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import { useClient } from '../../base/context';
import { useHydrated, useOwnRefresh, useSameItems } from '../../base/page';
import {
  runningQuery,
  scheduleHeadKey,
  scheduleQuery,
  type ScheduleSpan,
} from '../../base/queries';
import { daysOfSpan, spansBefore, spansFrom, type AgendaDay } from './agenda-days';
import { foldDays, type FoldedDays } from './fold-schedule';
import type { Schedule } from './use-schedule';

/** Today, and the two days after it. */
const FIRST_SPANS = 2;

export interface Agenda extends FoldedDays {
  /** By which the days are drawn. */
  readonly schedule: Schedule;
  /** A span is on its way; its first day is among the days. */
  readonly isLoading: boolean;
  /** What failed, and how often anything did; undefined where nothing did. */
  readonly failure: { readonly error: unknown } | undefined;
  readonly retry: () => void;
  /** When the last of the days came, as epoch ms. */
  readonly loadedAt: number;
  /** Whether more days follow. */
  readonly hasMore: boolean;
  readonly loadMore: () => void;
  readonly loadEarlier: () => void;
}

const ignore = () => undefined;

/** The days of spans; what began before today and is running is on today. */
function loadedDays(
  { zone, today, shown }: Schedule,
  spans: readonly ScheduleSpan[],
  lists: readonly (readonly Video[] | undefined)[],
  running: readonly Video[] = [],
): AgendaDay[] {
  const first = dayStart(today, zone);
  const before = shown(running.filter((video) => Date.parse(video.available_at) < first));
  return spans.flatMap((span, at) => {
    const videos = lists[at];
    return daysOfSpan(span, videos && shown(videos), zone).map((day) =>
      day.date === today && day.videos ? { ...day, videos: [...before, ...day.videos] } : day,
    );
  });
}

/**
 * `date`: the first day; empty for today. Answers come one after another, and each draws hundreds of rows: they are drawn when
 * nothing else is to be done.
 */
export function useAgenda(schedule: Schedule, date: string): Agenda {
  const { source, zone, now, today } = schedule;
  const client = useClient();
  const queries = useQueryClient();
  const isHydrated = useHydrated();
  const [earlier, setEarlier] = useState(0);
  const [count, setCount] = useState(FIRST_SPANS);
  const start = date || today;
  const after = useMemo(() => spansFrom(start, today, count), [start, today, count]);
  const spans = useMemo(() => [...spansBefore(start, earlier), ...after], [start, earlier, after]);
  const results = useQueries({
    queries: spans.map((span) => scheduleQuery(client, source, { ...span, ...zone, now })),
  });
  const isToday = start === today;
  const running = useQuery({ ...runningQuery(client, source, now), enabled: isToday });
  const head = queries.getQueryData<readonly Video[]>(scheduleHeadKey(source, date));
  // Until hydration ends, also in place of days that the tab has kept.
  const isAwaited = results
    .slice(earlier, earlier + FIRST_SPANS)
    .some(({ data, isError }) => data === undefined && !isError);
  const isHead = head !== undefined && (!isHydrated || isAwaited);
  const failed = results.find(({ data, isError }) => isError && data === undefined);
  const refresh = () => {
    const all = results.map(({ refetch }) => refetch({ throwOnError: true }));
    return Promise.all([...all, ...(isToday ? [running.refetch({ throwOnError: true })] : [])]);
  };
  useOwnRefresh(refresh);
  const lists = useSameItems(results.map(({ data }) => data));
  const loadedAt = Math.max(...results.map(({ dataUpdatedAt }) => dataUpdatedAt));
  const known = isHead ? head : undefined;
  const days = useMemo(
    () => ({
      ...foldDays(
        known
          ? daysOfRows(inTimeOrder(schedule.shown(known)), start, schedule.zone)
          : loadedDays(schedule, spans, lists, start === schedule.today ? running.data : undefined),
        schedule,
      ),
      schedule,
      loadedAt,
    }),
    [known, schedule, start, spans, lists, running.data, loadedAt],
  );
  const drawn = useDeferredValue(days);
  const isLoading = drawn.days.some(({ videos }) => videos === undefined);
  return {
    ...drawn,
    isLoading: isLoading && !failed,
    failure: failed && !isHead ? { error: failed.error } : undefined,
    retry: () => void refresh().catch(ignore),
    hasMore: spansFrom(start, today, count + 1).length > after.length,
    loadMore: useCallback(() => setCount((before) => before + 1), []),
    loadEarlier: useCallback(() => setEarlier((before) => before + 1), []),
  };
}
