/** Messages for other processes: sent in order, and kept while the server between them does not answer. */

export interface Entry {
  readonly stream: string;
  readonly text: string;
}

export interface OutboxOptions {
  /** Rejects if the entry may not have arrived. */
  readonly send: (entry: Entry) => Promise<unknown>;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

/** An hour of a busy stream. */
const ENTRIES_MAX = 2_000;
/** Older lines are not sent to the other processes any more: their readers get them from the store with the next load of the room. */
const ENTRY_MAX_MS = 15 * 60_000;

export function createOutbox({ send, now }: OutboxOptions) {
  const waiting: (Entry & { readonly at: number })[] = [];
  let isSending = false;

  const flush = async () => {
    if (isSending) return;
    isSending = true;
    try {
      for (let [next] = waiting; next; [next] = waiting) {
        // oxlint-disable-next-line no-await-in-loop -- in the order in which they were posted
        if (now() - next.at < ENTRY_MAX_MS) await send(next);
        if (waiting[0] === next) waiting.shift();
      }
    } catch {
      // The rest is sent when the server answers again.
    } finally {
      isSending = false;
    }
  };

  return {
    post: (entry: Entry): void => {
      waiting.push({ ...entry, at: now() });
      if (waiting.length > ENTRIES_MAX) waiting.shift();
      void flush();
    },
    flush,
  };
}
