import { CallError } from '@oshimado/contract';
import { LIVE_BOARD, VIDEO_LISTS } from '@oshimado/widgets';
import { onlineManager, QueryClient } from '@tanstack/react-query';

const STALE_MS = 60_000;
const TRIES = 2;

/** Refusals are final; only what may pass by itself is asked again. */
const isPassing = (error: unknown) =>
  error instanceof CallError && (error.status === undefined || error.status >= 500);

/** Without a connection the next try fails like this one: what failed is asked for again when it is back. */
const isOffline = () => typeof window !== 'undefined' && !navigator.onLine;

/** Lists of videos are kept as long as a viewer may be away on a stream: they come back to the place they left. */
const LISTS_KEPT_MS = 2 * 3_600_000;

export function createQueryClient(): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: STALE_MS,
        retry: (failures, error) => failures < TRIES && isPassing(error) && !isOffline(),
        // The browser's own idea of being offline is often wrong on loopback and in intranets: it is asked once all the same.
        networkMode: 'always',
        refetchOnReconnect: true,
      },
    },
  });
  // On a server each page has its own client and nothing is kept.
  if (typeof window !== 'undefined') {
    // It assumes a connection until an event reports a change, but a page may open offline.
    onlineManager.setOnline(navigator.onLine);
    for (const name of [LIVE_BOARD, VIDEO_LISTS]) {
      client.setQueryDefaults([name], { gcTime: LISTS_KEPT_MS });
    }
  }
  return client;
}
