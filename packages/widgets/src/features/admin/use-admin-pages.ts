/** A list of `/admin`, newest first, page by page. */
import { useInfiniteQuery } from '@tanstack/react-query';
import { keptPages } from '../../base/queries';

const ADMIN = 'admin';
const PAGE = 25;

interface Asked {
  readonly limit: number;
  readonly before?: string;
}

/** First part of the key of a list, whatever it is filtered by. */
export const adminKey = (name: string) => [ADMIN, name] as const;

export function useAdminPages<Row extends { readonly id: string }>(
  name: string,
  /** What it is filtered by; part of its key. */
  filter: object,
  ask: (page: Asked, signal: AbortSignal) => Promise<readonly Row[]>,
) {
  const query = useInfiniteQuery({
    ...keptPages,
    queryKey: [...adminKey(name), filter],
    queryFn: ({ pageParam, signal }) => ask({ limit: PAGE, before: pageParam }, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last: readonly Row[]) => (last.length < PAGE ? undefined : last.at(-1)?.id),
    // Others work here too.
    staleTime: 0,
  });
  return { ...query, rows: query.data?.pages.flat() ?? [] };
}

export type AdminPages<Row extends { readonly id: string }> = ReturnType<typeof useAdminPages<Row>>;
