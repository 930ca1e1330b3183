/** What all tabs share of the favorites: the outbox, changed under a lock, and the list as the server said it last. */
import { onPageReturn } from '../../browser/on-page-return';
import type { Favorite } from '@oshimado/contract';
import { readOutbox, type Outbox } from '@oshimado/domain';
import { reportError } from '../../reporting/report';
import { parseStored } from '../../state/parse-stored';
import { locksOf, whileOthersWait } from './locks';

export const OUTBOX_KEY = 'oshimado.outbox';
/** "Local storage keys: token, favorites, theme, darkMode": the channels alone, as other tools expect them. */
export const FAVORITES_KEY = 'favorites';
/** Whose they are, and how new. */
export const FAVORITES_NOTE_KEY = 'oshimado.favorites';
/** In which order they were last shown. */
export const FAVORITES_ORDER_KEY = 'oshimado.favorites.order';
const LOCK = 'oshimado.outbox';
/** Held while a batch is on its way. Not `LOCK`: changes of the outbox must not wait for the server. */
const SENDING_LOCK = 'oshimado.outbox.send';
/** Held for a while after a batch was closed, with its key in the name. */
const CLOSED_LOCK = 'oshimado.outbox.closed ';
/** As long as a browser may take to show one tab what another has written. */
const CLOSED_NOTED_MS = 10_000;

export interface KeptFavorites {
  readonly favorites: readonly Favorite[];
  /** How many closed batches of the outbox the list accounts for. */
  readonly after: number;
  /** Whose they are. */
  readonly owner: string | null;
}

const none: KeptFavorites = { favorites: [], after: 0, owner: null };

const isFavorite = (value: unknown): value is Favorite =>
  typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string';

function readKept(storage: Storage): KeptFavorites {
  const favorites = parseStored(storage.getItem(FAVORITES_KEY));
  const note = parseStored(storage.getItem(FAVORITES_NOTE_KEY));
  if (!Array.isArray(favorites) || !favorites.every(isFavorite)) return none;
  const { after, owner } = (note ?? {}) as Partial<Record<keyof KeptFavorites, unknown>>;
  return {
    favorites,
    after: typeof after === 'number' ? after : 0,
    owner: typeof owner === 'string' ? owner : null,
  };
}

function readOrder(storage: Storage): readonly string[] {
  const ids = parseStored(storage.getItem(FAVORITES_ORDER_KEY));
  return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
}

function forget(storage: Storage): void {
  // The owner is written first: a list without an owner is ignored.
  storage.removeItem(FAVORITES_NOTE_KEY);
  storage.removeItem(FAVORITES_KEY);
  storage.removeItem(FAVORITES_ORDER_KEY);
}

function keep(storage: Storage, { favorites, after, owner }: KeptFavorites): void {
  const isOthers = readKept(storage).owner !== owner;
  if (isOthers) forget(storage);
  // The list before what it accounts for: a change shown twice for a moment is no harm, one that is missing is.
  storage.setItem(FAVORITES_KEY, JSON.stringify(favorites));
  storage.setItem(FAVORITES_NOTE_KEY, JSON.stringify({ after, owner }));
}

export interface FavoritesStore {
  /**
   * Changes the outbox while no other tab does. Without effect if `work` returns what it was given. What a change does is not known here:
   * the first page reads the outbox without it.
   */
  readonly change: (work: (outbox: Outbox) => Outbox) => Promise<Outbox>;
  /** Runs `work` while no other tab runs its own; rejects if the signal ends the wait. */
  readonly whileOthersWait: <T>(signal: AbortSignal, work: () => Promise<T>) => Promise<T>;
  /**
   * Notes that a batch was closed, where other tabs see it at once: each tab has a copy of the storage, which can be older than the
   * lock it was given.
   */
  readonly noteClosed: (key: string) => Promise<void>;
  /** Whether a batch that all tabs knew of was closed; the storage says so as well by then. */
  readonly isClosed: (key: string) => Promise<boolean>;
  readonly readList: () => KeptFavorites;
  readonly writeList: (kept: KeptFavorites) => void;
  /** Ids of channels in the order in which they were last shown; empty if they never were. */
  readonly readOrder: () => readonly string[];
  readonly writeOrder: (ids: readonly string[]) => void;
  /** Removes the list after a logout. */
  readonly clearList: () => void;
  /**
   * Calls back when another tab has changed something, or may have while the page lay in the cache of the browser; returns a function that
   * stops it.
   */
  readonly onChange: (
    tellOutbox: (outbox: Outbox) => void,
    tellList: (kept: KeptFavorites) => void,
  ) => () => void;
}

export function createFavoritesStore(storage: Storage | null): FavoritesStore {
  let memory: Outbox = readOutbox(null);
  const readNow = () => (storage ? readOutbox(storage.getItem(OUTBOX_KEY)) : memory);
  const carryOut = (work: (outbox: Outbox) => Outbox): Outbox => {
    const before = readNow();
    const after = work(before);
    if (after === before) return after;
    if (storage) storage.setItem(OUTBOX_KEY, JSON.stringify(after));
    else memory = after;
    return after;
  };
  const readList = () => (storage ? readKept(storage) : none);
  const change: FavoritesStore['change'] = async (work) => {
    const locks = locksOf(navigator);
    return locks ? locks.request(LOCK, async () => carryOut(work)) : carryOut(work);
  };
  const isQueued = (key: string) => readNow().queue.some((batch) => batch.key === key);

  /** Resolves when the storage no longer has the batch, or should not have it for long. */
  const untilGone = (key: string) =>
    new Promise<void>((resolve) => {
      const stop = () => {
        removeEventListener('storage', onStorage);
        clearTimeout(timer);
        resolve();
      };
      const onStorage = () => {
        if (!isQueued(key)) stop();
      };
      const timer = setTimeout(stop, CLOSED_NOTED_MS);
      addEventListener('storage', onStorage);
      onStorage();
    });

  return {
    change,
    noteClosed: (key) =>
      new Promise((resolve, reject) => {
        const locks = locksOf(navigator);
        if (!locks) return resolve();
        locks
          .request(CLOSED_LOCK + key, async () => {
            resolve();
            await new Promise((end) => {
              setTimeout(end, CLOSED_NOTED_MS);
            });
          })
          .catch(reject);
      }),
    isClosed: async (key) => {
      const { queue } = await change((outbox) => outbox);
      if (!queue.some((batch) => batch.key === key)) return true;
      const { held = [] } = (await locksOf(navigator)?.query()) ?? {};
      if (!held.some(({ name }) => name === CLOSED_LOCK + key)) return false;
      await untilGone(key);
      return true;
    },
    whileOthersWait: (signal, work) => whileOthersWait(SENDING_LOCK, signal, work),
    readList,
    writeList(kept) {
      if (!storage) return;
      try {
        keep(storage, kept);
      } catch (error) {
        // No room: the server is asked the next time.
        reportError(error);
        forget(storage);
      }
    },
    readOrder: () => (storage ? readOrder(storage) : []),
    writeOrder(ids) {
      try {
        storage?.setItem(FAVORITES_ORDER_KEY, JSON.stringify(ids));
      } catch {
        // No room: they are in the order of their names until it is known who is live.
      }
    },
    clearList: () => storage && forget(storage),
    onChange(tellOutbox, tellList) {
      const onStorage = ({ key, newValue }: StorageEvent) => {
        if (key === OUTBOX_KEY) tellOutbox(readOutbox(newValue));
        if (key === FAVORITES_KEY || key === FAVORITES_NOTE_KEY) tellList(readList());
      };
      addEventListener('storage', onStorage);
      const stop = onPageReturn(() => {
        tellOutbox(readNow());
        tellList(readList());
      });
      return () => {
        removeEventListener('storage', onStorage);
        stop();
      };
    },
  };
}
