import { CallError } from '@oshimado/contract';
import { onlineManager, QueryClient } from '@tanstack/react-query';

const STALE_MS = 60_000;
const TRIES = 2;

/** Refusals are final; only what may pass by itself is asked again. */
const isPassing = (error: unknown) =>
  error instanceof CallError && (error.status === undefined || error.status >= 500);

/** Without a connection the next try fails like this one: what failed is asked for again when it is back. */
const isOffline = () => typeof window !== 'undefined' && !navigator.onLine;

/** Answers are kept as long as a viewer may be away on a stream: the page they come back to is drawn from them. */
const KEPT_MS = 2 * 3_600_000;

export function createQueryClient(): QueryClient {
  const isBrowser = typeof window !== 'undefined';
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: STALE_MS,
        // On a server each page has its own client and nothing is kept.
        ...(isBrowser && { gcTime: KEPT_MS }),
        retry: (failures, error) => failures < TRIES && isPassing(error) && !isOffline(),
        // The browser's own idea of being offline is often wrong on loopback and in intranets: it is asked once all the same.
        networkMode: 'always',
        refetchOnReconnect: true,
      },
    },
  });
  // It assumes a connection until an event reports a change, but a page may open offline.
  if (isBrowser) onlineManager.setOnline(navigator.onLine);
  return client;
}
