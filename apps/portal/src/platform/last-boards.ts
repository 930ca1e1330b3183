/**
 * The boards seen last, of home and favorites, stored on this device by the page and never by the worker, because a board of
 * favorites was loaded with a login. While a page is open they are in its query cache.
 */
import type { Video } from '@oshimado/contract';
import { LIVE_BOARD } from '@oshimado/widgets/internal/base/queries';
import type { QueryClient } from '@tanstack/react-query';

export interface KeptBoard {
  /** As `liveBoardName` says: `orgs:…` or `favorites:…`. */
  readonly key: string;
  readonly videos: readonly Video[];
  /** When the server answered, in epoch milliseconds by the clock of the device. */
  readonly fetchedAt: number;
}

export interface BoardStore {
  /** All stored values, not yet validated. */
  readonly readAll: () => Promise<readonly unknown[]>;
  readonly write: (board: KeptBoard) => Promise<void>;
  readonly remove: (key: string) => Promise<void>;
}

const PRIVATE = 'favorites:';
const BOARDS_MAX = 8;
/** More videos of a board are not stored: it is only shown until the current one is loaded. */
const VIDEOS_MAX = 300;
const WRITE_AFTER_MS = 1_000;

const isBoard = (value: unknown): value is KeptBoard =>
  typeof value === 'object' &&
  value !== null &&
  'key' in value &&
  typeof value.key === 'string' &&
  'videos' in value &&
  Array.isArray(value.videos) &&
  'fetchedAt' in value &&
  typeof value.fetchedAt === 'number';

/** Public boards and those of this viewer. */
const mayRead = (viewerId: string | null) => (board: KeptBoard) =>
  !board.key.startsWith(PRIVATE) || (viewerId !== null && board.key === PRIVATE + viewerId);

/** Puts the stored boards into the query cache, except where it has a newer one. Removes those of other viewers. */
export async function recallBoards(
  queries: QueryClient,
  store: BoardStore,
  viewerId: string | null,
): Promise<void> {
  const boards = (await store.readAll()).filter(isBoard);
  const own = boards.filter(mayRead(viewerId)).toSorted((a, b) => b.fetchedAt - a.fetchedAt);
  const kept = own.slice(0, BOARDS_MAX);
  const gone = boards.filter((board) => !kept.includes(board));
  // A board without observers stays cached for a viewer who returns to it.
  queries.setQueryDefaults([LIVE_BOARD], { gcTime: Number.POSITIVE_INFINITY });
  for (const { key, videos, fetchedAt: updatedAt } of kept) {
    const there = queries.getQueryState([LIVE_BOARD, key]);
    const isAhead = updatedAt > Date.now();
    // A time in the future says nothing: any other board counts as newer.
    if (there?.data !== undefined && (isAhead || there.dataUpdatedAt >= updatedAt)) continue;
    const queryKey = [LIVE_BOARD, key];
    queries.setQueryData<readonly Video[]>(queryKey, videos, { updatedAt });
    // A shortened board is loaded when it is shown. So is one whose time is in the future, because it would count as fresh until then.
    if (videos.length >= VIDEOS_MAX || isAhead) {
      void queries.invalidateQueries({ queryKey, exact: true, refetchType: 'none' });
    }
  }
  await Promise.all(gone.map(({ key }) => store.remove(key)));
}

/** Stores each board of the query cache, now and after each update; returns a function that stops it. */
export function keepBoards(
  queries: QueryClient,
  store: BoardStore,
  onError: (error: unknown) => void,
): () => void {
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  const write = (key: string) => {
    timers.delete(key);
    const board = queries.getQueryState<readonly Video[]>([LIVE_BOARD, key]);
    if (!board?.data) return;
    const videos = board.data.slice(0, VIDEOS_MAX);
    store.write({ key, videos, fetchedAt: board.dataUpdatedAt }).catch(onError);
  };
  const writeSoon = ({ queryKey: [name, key] }: { readonly queryKey: readonly unknown[] }) => {
    if (name !== LIVE_BOARD || typeof key !== 'string' || timers.has(key)) return;
    timers.set(
      key,
      setTimeout(() => write(key), WRITE_AFTER_MS),
    );
  };
  const cache = queries.getQueryCache();
  cache.getAll().forEach(writeSoon);
  const stop = cache.subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success') writeSoon(event.query);
  });
  return () => {
    stop();
    for (const timer of timers.values()) clearTimeout(timer);
  };
}

/** Removes boards of other viewers' favorites from the device and the query cache. */
export async function forgetOthers(
  queries: QueryClient,
  store: BoardStore,
  viewerId: string | null,
): Promise<void> {
  queries.removeQueries({
    predicate: ({ queryKey: [name, key] }) =>
      name === LIVE_BOARD &&
      typeof key === 'string' &&
      key.startsWith(PRIVATE) &&
      (viewerId === null || key !== PRIVATE + viewerId),
  });
  const boards = (await store.readAll()).filter(isBoard);
  const others = boards.filter((board) => !mayRead(viewerId)(board));
  await Promise.all(others.map(({ key }) => store.remove(key)));
}
