/** Ids of watched videos, for the cards: read once per page, with the first card, and updated by what is recorded here. */
const NONE: ReadonlySet<string> = new Set();

let ids = NONE;
let isAsked = false;
const listeners = new Set<() => void>();

function become(next: ReadonlySet<string>): void {
  // The same set object causes no render.
  if (next.size === ids.size && [...next].every((id) => ids.has(id))) return;
  ids = next;
  listeners.forEach((listener) => listener());
}

export const rememberWatched = (more: Iterable<string>): void => become(new Set([...ids, ...more]));
export const forgetWatched = (): void => become(NONE);

/** Asks `read` once a page, for the first who wants to know. */
export async function readOnce(read: () => Promise<Iterable<string>>): Promise<void> {
  if (isAsked) return;
  isAsked = true;
  try {
    rememberWatched(await read());
  } catch {
    // A browser that keeps nothing has nothing to dim.
  }
}

export function subscribeToWatched(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export const getWatched = (): ReadonlySet<string> => ids;
export const getNoneWatched = (): ReadonlySet<string> => NONE;
