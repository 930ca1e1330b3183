/** What an element asks its server for: the answer, or why there is none. */
import { boardFailure } from '@oshimado/domain';
import { useQuery, type UseQueryOptions } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useOnline } from '../base/page/use-online';
import type { ServerQuery } from '../base/queries/server-query';
import { embedFailure } from './Busy';
import type { EmbedFailure } from './failures';

/** Another object for each failure, and when its reason is another one because the connection came or went. */
export interface Failure {
  readonly code: EmbedFailure;
  /** What was thrown. */
  readonly error: unknown;
  /** Epoch milliseconds. */
  readonly at: number;
}

export interface AnswerState<T> {
  /** Undefined until the first answer. */
  readonly data: T | undefined;
  /** Why there is no data, also while it is asked for again. */
  readonly failure: Failure | undefined;
  readonly isBusy: boolean;
  readonly retry: () => void;
}

/** `refetchInterval`: when it is asked for again on a page that is looked at, as TanStack Query takes it. Default: never. */
export function useAnswer<T>(
  query: ServerQuery<T>,
  refetchInterval: UseQueryOptions<T>['refetchInterval'] = false,
): AnswerState<T> {
  const isOnline = useOnline();
  const { data, error, errorUpdatedAt, isFetching, isPending, refetch } = useQuery({
    ...query,
    refetchInterval,
  });
  const [last, setLast] = useState<Pick<Failure, 'error' | 'at'>>();
  if (error !== null && last?.at !== errorUpdatedAt) setLast({ error, at: errorUpdatedAt });
  const code = last && embedFailure(boardFailure(last.error, isOnline), last.error);
  const failure = useMemo(() => last && code && { ...last, code }, [last, code]);
  // A query without data forgets its failure when it is asked for again; the button that asked stays in place.
  const hasFailed = isPending ? errorUpdatedAt > 0 : error !== null && data === undefined;
  return {
    data,
    failure: hasFailed && last?.at === errorUpdatedAt ? failure : undefined,
    isBusy: isFetching,
    retry: () => void refetch(),
  };
}
