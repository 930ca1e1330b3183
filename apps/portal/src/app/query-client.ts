import { CallError } from '@oshimado/contract';
import { QueryClient } from '@tanstack/react-query';

const STALE_MS = 60_000;
const TRIES = 2;

/** Refusals are final; only what may pass by itself is asked again. */
const isPassing = (error: unknown) =>
  error instanceof CallError && (error.status === undefined || error.status >= 500);

export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: STALE_MS,
        retry: (failures, error) => failures < TRIES && isPassing(error),
        // The browser's own idea of being offline is often wrong on loopback and in intranets.
        networkMode: 'always',
      },
    },
  });
