import { CallError } from '@oshimado/contract';
import { onlineManager, QueryClient } from '@tanstack/react-query';

const STALE_MS = 60_000;
const TRIES = 2;
/** A server that is busy for longer is not asked again until the viewer, or the list, tries again. */
const LONGEST_WAIT_MS = 10_000;

/** How long the server wants to be left alone; undefined where it did not say. */
const askedWaitMs = (error: unknown) =>
  error instanceof CallError && error.retryAfterS !== undefined
    ? error.retryAfterS * 1_000
    : undefined;

/** Refusals are final; only temporary failures are retried. */
const isPassing = (error: unknown) =>
  error instanceof CallError && (error.status === undefined || error.status >= 500);

/** Offline a retry would fail too: failed queries are refetched on reconnect. */
const isOffline = () => typeof window !== 'undefined' && !navigator.onLine;

/** As long as a viewer may watch a stream, so that the page they come back to renders from the cache. */
const KEPT_MS = 2 * 3_600_000;

export function createQueryClient(): QueryClient {
  const isBrowser = typeof window !== 'undefined';
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: STALE_MS,
        // On a server each page has its own client, so that nothing is shared between viewers.
        ...(isBrowser && { gcTime: KEPT_MS }),
        retry: (failures, error) =>
          failures < TRIES &&
          isPassing(error) &&
          !isOffline() &&
          (askedWaitMs(error) ?? 0) <= LONGEST_WAIT_MS,
        retryDelay: (failures, error) => askedWaitMs(error) ?? 1_000 * 2 ** failures,
        // `navigator.onLine` is often wrong on loopback and in intranets, so the first request is always sent.
        networkMode: 'always',
        refetchOnReconnect: true,
      },
    },
  });
  // onlineManager assumes a connection until an event, but a page may be opened offline.
  if (isBrowser) onlineManager.setOnline(navigator.onLine);
  return client;
}
