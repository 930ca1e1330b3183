/**
 * The query data of lists, stored for a reload of the tab: by the viewer, by going back from another site, or because the browser
 * had discarded it. They are shown at once and refetched in the background.
 */
import {
  CHANNEL,
  CHANNEL_VIDEOS,
  CHANNELS,
  LIVE_BOARD,
  SEARCH,
  VIDEO_LISTS,
} from '@oshimado/widgets/internal/base/queries';
import {
  readListMemory,
  recallListMemory,
  type ListMemory,
} from '@oshimado/widgets/internal/parts/video-list';
import { dehydrate, hydrate, type DehydratedState, type QueryClient } from '@tanstack/react-query';
import { KEPT_LISTS_KEY } from './page-return';

const KEPT: ReadonlySet<unknown> = new Set([
  CHANNEL,
  CHANNEL_VIDEOS,
  CHANNELS,
  LIVE_BOARD,
  SEARCH,
  VIDEO_LISTS,
]);

/** Maximum characters of all lists together, more than a thousand cards; browsers give a tab five million. */
export const KEPT_MAX = 2_000_000;

type TabStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
type KeptQuery = DehydratedState['queries'][number];

interface KeptLists {
  /** Whose lists they are; null for a guest's. */
  readonly viewerId: string | null;
  readonly memory: ListMemory;
  readonly queries: readonly KeptQuery[];
}

/** Not by `storedValue`: the page waits for its lists, and that reader visits every value of up to two million characters. */
function readKept(storage: TabStorage, viewerId: string | null): KeptLists | undefined {
  try {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only this file writes there
    const kept = JSON.parse(storage.getItem(KEPT_LISTS_KEY) ?? 'null') as KeptLists | null;
    return kept?.viewerId === viewerId ? kept : undefined;
  } catch {
    // Invalid, or the storage is blocked: the lists are loaded again.
    return undefined;
  }
}

/** As many lists as fit, first those on screen, then the most recently loaded. */
function chosen(queries: readonly KeptQuery[], client: QueryClient): readonly KeptQuery[] {
  const cache = client.getQueryCache();
  const rank = ({ queryHash, state }: KeptQuery) =>
    cache.get(queryHash)?.isActive() ? Infinity : state.dataUpdatedAt;
  let room = KEPT_MAX;
  return queries
    .toSorted((a, b) => (rank(a) === rank(b) ? 0 : rank(b) - rank(a)))
    .filter((query) => {
      const { length } = JSON.stringify(query);
      if (length > room) return false;
      room -= length;
      return true;
    });
}

/** Stores the lists of this page and of earlier pages of the tab. */
export function keepLists(client: QueryClient, storage: TabStorage, viewerId: string | null): void {
  const { queries } = dehydrate(client, {
    shouldDehydrateQuery: ({ queryKey: [name], state }) =>
      KEPT.has(name) && state.data !== undefined,
  });
  const own = new Set(queries.map(({ queryHash }) => queryHash));
  const earlier = readKept(storage, viewerId)?.queries.filter(
    ({ queryHash }) => !own.has(queryHash),
  );
  const kept: KeptLists = {
    viewerId,
    memory: readListMemory(),
    queries: chosen([...queries, ...(earlier ?? [])], client),
  };
  try {
    storage.setItem(KEPT_LISTS_KEY, JSON.stringify(kept));
  } catch {
    // The storage is full: a page that is loaded again loads its lists up to the place it was left at.
    storage.removeItem(KEPT_LISTS_KEY);
  }
}

/**
 * Reads the lists of the tab: their lengths are known at once, and the returned function puts them into the query cache, except where
 * it has a newer one.
 */
export function recallLists(
  client: QueryClient,
  storage: TabStorage,
  viewerId: string | null,
): () => void {
  const kept = readKept(storage, viewerId);
  if (!kept) return () => undefined;
  recallListMemory(kept.memory);
  return () =>
    hydrate(client, {
      mutations: [],
      // They may be outdated, so pages that show them refetch them at once.
      queries: kept.queries.map((query) => ({
        ...query,
        state: { ...query.state, isInvalidated: true },
      })),
    });
}
