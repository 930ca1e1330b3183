/** Merges chat lines from history and socket into one list, ascending and without duplicates. */

/** Identity of a line. Lines have ids only if they can be edited. */
export interface ChatLineKey {
  /** Id of the line on the server, if sent. */
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

/** Ascending by time; lines of the same time by text, so that the order does not depend on their arrival. */
export const compareLines = (a: ChatLineKey, b: ChatLineKey): number =>
  order(a.timestamp, b.timestamp) ||
  order(a.name, b.name) ||
  order(a.message, b.message) ||
  order(a.id ?? '', b.id ?? '');

/** Index of known lines, to find duplicates: by id if both lines have one, else by time, author and text. */
class KnownLines {
  readonly #ids = new Set<string>();
  /** By time, author and text: whether one of them has no id. */
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

/** The newest known line is older: the common case of a new line needs no search. */
const isNewest = (known: readonly ChatLineKey[], line: ChatLineKey): boolean => {
  const last = known.at(-1);
  return last === undefined || last.timestamp < line.timestamp;
};

/**
 * Merges both lists: ascending, without duplicates. `known` must be ascending, as this function returns it; the same
 * list is returned if there are no new lines.
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
