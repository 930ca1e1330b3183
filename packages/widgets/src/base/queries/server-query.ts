/** What the factories of this folder answer: options of a query, for any TanStack Query client. */
import type { QueryFunctionContext } from '@tanstack/query-core';

/** Plain options: a component adds what concerns it alone (`enabled`, `select`, `placeholderData`). */
export interface ServerQuery<T> {
  readonly queryKey: readonly unknown[];
  readonly queryFn: (context: Pick<QueryFunctionContext, 'signal'>) => Promise<T>;
  /** Default: that of the query client. */
  readonly staleTime?: number;
}
