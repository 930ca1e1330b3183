/** A list from the server, as an element shows it: its rows, or why they are not there. */
import { boardFailure } from '@oshimado/domain';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useOnline } from '../base/page/use-online';
import type { ServerQuery } from '../base/queries/server-query';
import { embedFailure } from './Busy';
import type { EmbedFailure } from './failures';

export interface ListFailure {
  readonly code: EmbedFailure;
  /** What was thrown. */
  readonly error: unknown;
  /** Epoch milliseconds. */
  readonly at: number;
}

export interface ListAnswer<T> {
  /** Undefined until the first answer. */
  readonly data: T | undefined;
  /** Why there is no data, also while it is asked for again. */
  readonly failure: ListFailure | undefined;
  readonly isBusy: boolean;
  readonly retry: () => void;
}

interface ListOptions<T> {
  readonly query: ServerQuery<T>;
  /** Whether it is asked for. Default true. */
  readonly enabled?: boolean;
  /** Milliseconds after which it is asked for again on a page that is looked at. Default: never. */
  readonly everyMs?: number;
}

export function useListAnswer<T>({
  query,
  enabled = true,
  everyMs,
}: ListOptions<T>): ListAnswer<T> {
  const isOnline = useOnline();
  const { data, error, errorUpdatedAt, isFetching, isPending, refetch } = useQuery({
    ...query,
    enabled,
    refetchInterval: everyMs ?? false,
  });
  const [last, setLast] = useState<ListFailure>();
  if (error !== null && last?.at !== errorUpdatedAt)
    setLast({
      code: embedFailure(boardFailure(error, isOnline), error),
      error,
      at: errorUpdatedAt,
    });
  // A query without data forgets its failure when it is asked for again; the button that asked stays in place.
  const hasFailed = isPending ? errorUpdatedAt > 0 : error !== null && data === undefined;
  return {
    data,
    failure: hasFailed && last?.at === errorUpdatedAt ? last : undefined,
    isBusy: isFetching,
    retry: () => void refetch(),
  };
}
