/** Merges chat lines from history and socket into one list, ascending and without duplicates. */

/** What tells one line from another. Lines have ids only where they can be edited. */
export interface ChatLineKey {
  /** Id of the line on the server, where it says one. */
  readonly id?: string | undefined;
  /** Author. */
  readonly name: string;
  /** Text. */
  readonly message: string;
  /** Epoch milliseconds. */
  readonly timestamp: number;
}

const wordsOf = ({ timestamp, name, message }: ChatLineKey): string =>
  JSON.stringify([timestamp, name, message]);

function order<T extends string | number>(a: T, b: T): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** Ascending by time; lines of one moment by their words, so that the order never depends on the way they came. */
export const compareLines = (a: ChatLineKey, b: ChatLineKey): number =>
  order(a.timestamp, b.timestamp) ||
  order(a.name, b.name) ||
  order(a.message, b.message) ||
  order(a.id ?? '', b.id ?? '');

/** Known lines, to be asked whether one is among them: by id where both say one, else by time, author and text. */
class KnownLines {
  readonly #ids = new Set<string>();
  /** By their words: whether one of them has no id. */
  readonly #words = new Map<string, boolean>();

  has(line: ChatLineKey): boolean {
    if (line.id !== undefined && this.#ids.has(line.id)) return true;
    const isNameless = this.#words.get(wordsOf(line));
    return isNameless !== undefined && (line.id === undefined || isNameless);
  }

  add(line: ChatLineKey): void {
    const words = wordsOf(line);
    if (line.id !== undefined) this.#ids.add(line.id);
    this.#words.set(words, (this.#words.get(words) ?? false) || line.id === undefined);
  }
}

/** The newest known line is older: the common case of a line just said needs no search. */
const isNewest = (known: readonly ChatLineKey[], line: ChatLineKey): boolean => {
  const last = known.at(-1);
  return last === undefined || last.timestamp < line.timestamp;
};

/**
 * Both lists as one: ascending, without duplicates. `known` is ascending already, as this function leaves it; the same list
 * is answered when nothing is new.
 */
export function mergeLines<T extends ChatLineKey>(
  known: readonly T[],
  incoming: readonly T[],
): readonly T[] {
  const [only] = incoming;
  if (only === undefined) return known;
  if (incoming.length === 1 && only.id === undefined && isNewest(known, only))
    return [...known, only];
  const seen = new KnownLines();
  for (const line of known) seen.add(line);
  const fresh: T[] = [];
  for (const line of incoming) {
    if (seen.has(line)) continue;
    seen.add(line);
    fresh.push(line);
  }
  return fresh.length === 0 ? known : [...known, ...fresh].sort(compareLines);
}
