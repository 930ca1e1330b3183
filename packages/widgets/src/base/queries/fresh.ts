import type { QueryFunctionContext } from '@tanstack/query-core';

/** Options of a call. Browsers keep answers for some seconds; this one comes from the server, and takes the place of the kept one. */
export const FRESH = { headers: { 'cache-control': 'no-cache' } };

/** As much as is known where a query is loaded; on the server only its signal. */
export type LoadContext = Pick<QueryFunctionContext, 'signal'> &
  Partial<Pick<QueryFunctionContext, 'client' | 'queryKey'>>;

/** Options of the call of a query: what is there already must not be replaced by an older answer that the browser has kept. */
export const callOptions = ({ signal, client, queryKey }: LoadContext) =>
  client && queryKey && client.getQueryData(queryKey) !== undefined
    ? { signal, ...FRESH }
    : { signal };
