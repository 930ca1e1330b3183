/** The days of an agenda, loaded as they are wanted. */
import type { Video } from '@oshimado/contract';
import { daysOfRows, dayStart, inTimeOrder } from '@oshimado/domain';
import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useClient } from '../../base/context';
import { useHydrated, useOwnRefresh } from '../../base/page';
import { runningQuery, scheduleHeadKey, scheduleQuery } from '../../base/queries';
import { daysOfSpan, spansBefore, spansFrom } from './agenda-days';
import { foldDays, type FoldedDays } from './fold-schedule';
import type { Schedule } from './use-schedule';

/** Today, and the two days after it. */
const FIRST_SPANS = 2;

export interface Agenda extends FoldedDays {
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

/** `date`: the first day; empty for today. */
export function useAgenda(schedule: Schedule, date: string): Agenda {
  const { source, zone, now, today, shown } = schedule;
  const client = useClient();
  const queries = useQueryClient();
  const isHydrated = useHydrated();
  const [earlier, setEarlier] = useState(0);
  const [count, setCount] = useState(FIRST_SPANS);
  const start = date || today;
  const after = spansFrom(start, today, count);
  const spans = [...spansBefore(start, earlier), ...after];
  const results = useQueries({
    queries: spans.map((span) => scheduleQuery(client, source, { ...span, ...zone, now })),
  });
  const isToday = start === today;
  const running = useQuery({ ...runningQuery(client, source), enabled: isToday });

  const begunBefore = (videos: readonly Video[]) => {
    const first = dayStart(today, zone);
    return videos.filter((video) => Date.parse(video.available_at) < first);
  };
  const loaded = spans.flatMap((span, at) => {
    const videos = results[at]?.data;
    const added = isToday && span.date === today ? begunBefore(running.data ?? []) : [];
    return daysOfSpan(span, videos && shown(videos), zone).map((day) =>
      day.date === today && day.videos ? { ...day, videos: [...shown(added), ...day.videos] } : day,
    );
  });
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
  const firstLoading = loaded.findIndex(({ videos }) => videos === undefined);
  return {
    ...foldDays(isHead ? daysOfRows(inTimeOrder(shown(head)), start, zone) : loaded, schedule),
    isLoading: !failed && !isHead && firstLoading !== -1,
    failure: failed && !isHead ? { error: failed.error } : undefined,
    retry: () => void refresh().catch(ignore),
    loadedAt: Math.max(...results.map(({ dataUpdatedAt }) => dataUpdatedAt)),
    hasMore: spansFrom(start, today, count + 1).length > after.length,
    loadMore: useCallback(() => setCount((before) => before + 1), []),
    loadEarlier: useCallback(() => setEarlier((before) => before + 1), []),
  };
}
