/** Scroll position of each history entry, for the lifetime of the tab. */
const KEY = 'oshimado-scroll';
/** Entries kept; a tab that has seen more forgets the oldest. */
const MAX = 100;

export interface ScrollPositions {
  readonly read: (entry: string) => number | undefined;
  readonly note: (entry: string, y: number) => void;
  /** Writes them down; the tab may be loaded again. */
  readonly keep: () => void;
}

function readKept(storage: Storage | null): Map<string, number> {
  try {
    const kept: unknown = JSON.parse(storage?.getItem(KEY) ?? '[]');
    if (!Array.isArray(kept)) return new Map();
    return new Map(
      kept.filter(
        (pair): pair is [string, number] =>
          Array.isArray(pair) && typeof pair[0] === 'string' && Number.isFinite(pair[1]),
      ),
    );
  } catch {
    // Somebody else wrote there: every page begins at its top.
    return new Map();
  }
}

export function createScrollPositions(storage: Storage | null): ScrollPositions {
  const positions = readKept(storage);
  return {
    read: (entry) => positions.get(entry),
    note(entry, y) {
      positions.delete(entry);
      positions.set(entry, Math.round(y));
      const [oldest] = positions.keys();
      if (positions.size > MAX && oldest !== undefined) positions.delete(oldest);
    },
    keep() {
      try {
        storage?.setItem(KEY, JSON.stringify([...positions]));
      } catch {
        // A full or refused storage: they live as long as the page.
      }
    },
  };
}
