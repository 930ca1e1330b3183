/** The servers that the elements of a page ask. */
import { createClient, type Client } from '@oshimado/contract';
import { limitSeconds } from '@oshimado/domain';
import { QueryClient } from '@tanstack/query-core';
import { isUnknown } from '../base/errors/is-unknown';
import { noteTime } from './note-time';

const RETRIES = 1;
const STALE_MS = 60_000;

/** A server that elements ask, and what it has answered. */
export interface Server {
  readonly client: Client;
  readonly queries: QueryClient;
}

/** One for each origin: all elements of a page share what they load of a server. */
const servers = new Map<string, Server>();

export function serverOf(origin: string): Server {
  const known = servers.get(origin);
  if (known) return known;
  const queries = new QueryClient({
    defaultOptions: {
      queries: {
        // Without a connection a call fails, and the element says so.
        networkMode: 'always',
        refetchOnReconnect: true,
        staleTime: STALE_MS,
        retry: (count, error) =>
          count < RETRIES &&
          navigator.onLine &&
          !isUnknown(error) &&
          limitSeconds(error) === undefined,
      },
    },
  });
  queries.mount();
  const server = { client: createClient({ origin, onAnswer: noteTime }), queries };
  servers.set(origin, server);
  return server;
}
