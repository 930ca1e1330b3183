/** What all tabs share of the favorites: the outbox, changed under a lock, and the list as the server said it last. */
import type { Favorite } from '@oshimado/contract';
import { changeOutbox, readOutbox, type Outbox, type OutboxChange } from '@oshimado/domain';

const OUTBOX_KEY = 'oshimado.outbox';
/** "Local storage keys: token, favorites, theme, darkMode." */
export const FAVORITES_KEY = 'favorites';
const LOCK = 'oshimado.outbox';

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

function parseFavorites(text: string | null): KeptFavorites {
  if (text === null) return none;
  try {
    const value = JSON.parse(text) as Partial<Record<keyof KeptFavorites, unknown>> | null;
    const { favorites, after, owner } = value ?? {};
    if (!Array.isArray(favorites) || !favorites.every(isFavorite)) return none;
    return {
      favorites,
      after: typeof after === 'number' ? after : 0,
      owner: typeof owner === 'string' ? owner : null,
    };
  } catch {
    // Not ours, or of the original: the server is asked anyway.
    return none;
  }
}

export interface FavoritesStore {
  readonly change: (change: OutboxChange) => Promise<Outbox>;
  readonly readList: () => KeptFavorites;
  readonly writeList: (kept: KeptFavorites) => void;
  /** Calls back when another tab has changed something; answers how to stop. */
  readonly onChange: (
    tellOutbox: (outbox: Outbox) => void,
    tellList: (kept: KeptFavorites) => void,
  ) => () => void;
}

export function createFavoritesStore(storage: Storage | null): FavoritesStore {
  let memory: Outbox = readOutbox(null);
  const readNow = () => (storage ? readOutbox(storage.getItem(OUTBOX_KEY)) : memory);
  const carryOut = (change: OutboxChange): Outbox => {
    const before = readNow();
    const after = changeOutbox(before, change);
    if (after === before) return after;
    if (storage) storage.setItem(OUTBOX_KEY, JSON.stringify(after));
    else memory = after;
    return after;
  };
  return {
    // A browser without locks has them too late: one tab at a time is what most people have open.
    change: async (change) =>
      'locks' in navigator
        ? navigator.locks.request(LOCK, async () => carryOut(change))
        : carryOut(change),
    readList: () => parseFavorites(storage?.getItem(FAVORITES_KEY) ?? null),
    writeList(kept) {
      storage?.setItem(FAVORITES_KEY, JSON.stringify(kept));
    },
    onChange(tellOutbox, tellList) {
      const onStorage = ({ key, newValue }: StorageEvent) => {
        if (key === OUTBOX_KEY) tellOutbox(readOutbox(newValue));
        if (key === FAVORITES_KEY) tellList(parseFavorites(newValue));
      };
      addEventListener('storage', onStorage);
      return () => removeEventListener('storage', onStorage);
    },
  };
}
