/** Where each history entry was left: how far it was scrolled, and which link was pressed. For the lifetime of the tab. */
const KEY = 'oshimado-scroll';
/** Entries kept; a tab that has seen more forgets the oldest. */
const MAX = 100;

export interface LeftPlace {
  readonly y: number;
  /** Address of the link that was pressed last. */
  readonly link?: string;
}

export interface ScrollPositions {
  readonly read: (entry: string) => LeftPlace | undefined;
  readonly note: (entry: string, change: Partial<LeftPlace>) => void;
  /** Writes them down; the tab may be loaded again. */
  readonly keep: () => void;
}

type KeptPlace = readonly [entry: string, y: number, link?: string | null];

const isKeptPlace = (row: unknown): row is KeptPlace =>
  Array.isArray(row) && typeof row[0] === 'string' && Number.isFinite(row[1]);

const placeOf = ([entry, y, link]: KeptPlace): [string, LeftPlace] => [
  entry,
  { y, ...(typeof link === 'string' && { link }) },
];

function readKept(storage: Storage | null): Map<string, LeftPlace> {
  try {
    const kept: unknown = JSON.parse(storage?.getItem(KEY) ?? '[]');
    return new Map(Array.isArray(kept) ? kept.filter(isKeptPlace).map(placeOf) : []);
  } catch {
    // Something else was written there: every page begins at its top.
    return new Map();
  }
}

export function createScrollPositions(storage: Storage | null): ScrollPositions {
  const places = readKept(storage);
  return {
    read: (entry) => places.get(entry),
    note(entry, change) {
      const place = { y: 0, ...places.get(entry), ...change };
      places.delete(entry);
      places.set(entry, { ...place, y: Math.round(place.y) });
      const [oldest] = places.keys();
      if (places.size > MAX && oldest !== undefined) places.delete(oldest);
    },
    keep() {
      try {
        const rows = [...places].map(([entry, { y, link }]): KeptPlace => [entry, y, link]);
        storage?.setItem(KEY, JSON.stringify(rows));
      } catch {
        // A full or refused storage: they live as long as the page.
      }
    },
  };
}
