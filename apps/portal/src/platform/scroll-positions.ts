/** Scroll position and last pressed link of each history entry, for the lifetime of the tab. */
const KEY = 'oshimado-scroll';
/** Maximum number of entries; the oldest are dropped. */
const MAX = 100;

export interface LeftPlace {
  readonly y: number;
  /** Address of the link that was pressed last. */
  readonly link?: string;
}

export interface ScrollPositions {
  readonly read: (entry: string) => LeftPlace | undefined;
  readonly note: (entry: string, change: Partial<LeftPlace>) => void;
  /** Stores the positions for a reload of the tab. */
  readonly keep: () => void;
}

type KeptPlace = readonly [entry: string, y: number, link?: string | null];

const isKeptPlace = (row: unknown): row is KeptPlace =>
  Array.isArray(row) && typeof row[0] === 'string' && Number.isFinite(row[1]);

const placeOf = ([entry, y, link]: KeptPlace): [string, LeftPlace] => [
  entry,
  { y, ...(typeof link === 'string' && { link }) },
];

/** Not by `storedList`: this is in the first file, whose limit has no room for the checks of that reader. */
function readKept(storage: Storage | null): Map<string, LeftPlace> {
  try {
    const kept: unknown = JSON.parse(storage?.getItem(KEY) ?? '[]');
    return new Map(Array.isArray(kept) ? kept.filter(isKeptPlace).map(placeOf) : []);
  } catch {
    // Invalid: every page starts at its top.
    return new Map();
  }
}

/** Reads the storage when it is first asked: the first access of a tab blocks the page until the browser has answered. */
export function createScrollPositions(storage: Storage | null): ScrollPositions {
  let kept: Map<string, LeftPlace> | undefined;
  const all = () => (kept ??= readKept(storage));
  return {
    read: (entry) => all().get(entry),
    note(entry, change) {
      const places = all();
      const place = { y: 0, ...places.get(entry), ...change };
      places.delete(entry);
      places.set(entry, { ...place, y: Math.round(place.y) });
      const [oldest] = places.keys();
      if (places.size > MAX && oldest !== undefined) places.delete(oldest);
    },
    keep() {
      if (!kept) return;
      try {
        const rows = [...kept].map(([entry, { y, link }]): KeptPlace => [entry, y, link]);
        storage?.setItem(KEY, JSON.stringify(rows));
      } catch {
        // The storage is full or blocked: positions are lost at a reload.
      }
    },
  };
}
