import { CallError } from '@oshimado/contract';
import { QueryClient } from '@tanstack/react-query';

const STALE_MS = 60_000;
const TRIES = 2;

/** Refusals are final; only what may pass by itself is asked again. */
const isPassing = (error: unknown) =>
  error instanceof CallError && (error.status === undefined || error.status >= 500);

/** Lists of videos are kept as long as a viewer may be away on a stream: they come back to the place they left. */
const LISTS_KEPT_MS = 2 * 3_600_000;

export function createQueryClient(): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: STALE_MS,
        retry: (failures, error) => failures < TRIES && isPassing(error),
        // The browser's own idea of being offline is often wrong on loopback and in intranets.
        networkMode: 'always',
      },
    },
  });
  // On a server each page has its own client and nothing is kept.
  if (typeof window !== 'undefined') {
    for (const name of ['live', 'videos']) {
      client.setQueryDefaults([name], { gcTime: LISTS_KEPT_MS });
    }
  }
  return client;
}
