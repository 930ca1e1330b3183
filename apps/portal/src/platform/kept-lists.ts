/**
 * The lists that pages were drawn from, kept by the tab for the moment it is loaded again: by the viewer, by the way back from
 * another site, or because the browser had discarded it. They are drawn at once and loaded again behind that.
 */
import {
  CHANNEL,
  CHANNEL_VIDEOS,
  CHANNELS,
  LIVE_BOARD,
  readListMemory,
  recallListMemory,
  SEARCH,
  VIDEO_LISTS,
  type ListMemory,
} from '@oshimado/widgets';
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

/** Characters of all lists together; browsers give a tab five million. More than a thousand cards. */
export const KEPT_MAX = 2_000_000;

type TabStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
type KeptQuery = DehydratedState['queries'][number];

interface KeptLists {
  /** Whose lists they are; null for a guest's. */
  readonly viewerId: string | null;
  readonly memory: ListMemory;
  readonly queries: readonly KeptQuery[];
}

function readKept(storage: TabStorage, viewerId: string | null): KeptLists | undefined {
  try {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only this file writes there
    const kept = JSON.parse(storage.getItem(KEPT_LISTS_KEY) ?? 'null') as KeptLists | null;
    return kept?.viewerId === viewerId ? kept : undefined;
  } catch {
    // Something else was written there, or the storage is blocked: the lists are loaded again.
    return undefined;
  }
}

/** As many as there is room for; the first are those on screen, then those that were loaded last. */
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

/** Writes down the lists of this page, and of pages of the tab before it. */
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
 * Reads the lists of the tab: their lengths are known at once, and the returned function puts them where pages look for them. A newer one
 * that is there already stays.
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
      // They may be old: pages that show them load them again at once.
      queries: kept.queries.map((query) => ({
        ...query,
        state: { ...query.state, isInvalidated: true },
      })),
    });
}
