/**
 * Cache of serialized responses. Each is built once per change of the store, with concurrent requests sharing a build, and again
 * after a few seconds, because time alone moves rows in and out of lists. When a build fails or takes too long, the previous
 * response is served, for an hour at most.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { createBody, type Body } from './body';

/** What a build makes. */
export interface Built {
  readonly text: string;
  /** Headers that say more about this response; clients receive them with its bytes and with 304. Default none. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
}

export interface Snapshot extends Pick<Built, 'headers'> {
  readonly body: Body;
  /** Epoch milliseconds at which its rows were read. */
  readonly builtAt: number;
  /** Version of the store before its rows were read. */
  readonly version: number;
}

export interface SnapshotsOptions {
  readonly version: () => number;
  readonly now: () => number;
  /** Whether the previous response may be served after a failed build. */
  readonly maySurvive: (error: unknown) => boolean;
  /** Called once for each failed build that an old snapshot covers. */
  readonly onStale: (error: unknown, key: string) => void;
  /** Resolves after this many milliseconds. Default: the platform's timers. */
  readonly wait?: (ms: number, signal: AbortSignal) => Promise<void>;
  /** Milliseconds that a request waits for a build when the previous answer is available. Default 2 s. */
  readonly lateMs?: number | undefined;
  /** Bytes of all entries together, compressed forms and keys included. Default 32 MiB. */
  readonly maxBytes?: number;
}

export interface Snapshots {
  /** The snapshot of this key if it is still valid. */
  readonly peek: (key: string) => Snapshot | undefined;
  /** The snapshot of this key, built with `build` if none is valid. */
  readonly get: (key: string, build: () => Promise<Built>) => Promise<Snapshot>;
}

export const SNAPSHOT_TTL_MS = 15_000;
const STALE_MAX_MS = 3_600_000;
/** Pause after a failed build, during which requests do not wait for a database that is down. */
const RETRY_MS = 1_000;
const LATE_MS = 2_000;
const FAILED_MAX_CHARS = 1_000_000;
const MAX_BYTES = 32 * 1_024 * 1_024;
/** Of an entry without its texts. */
const ENTRY_BYTES = 4_096;
/** The compressed forms of a text are together smaller than the text. */
const FORMS = 2;

interface Building {
  readonly version: number;
  readonly made: Promise<Snapshot>;
  /** The same with a time limit; undefined until a request joins that can get the previous response. */
  patient?: Promise<Snapshot>;
}

class SlowBuildError extends Error {
  override readonly name = 'SlowBuildError';
}

const realWait = (ms: number, signal: AbortSignal) =>
  // The signal only frees the timer early.
  sleep(ms, undefined, { signal, ref: false }).catch(() => undefined);

export function createSnapshots(options: SnapshotsOptions): Snapshots {
  const { version, now, maySurvive, onStale, wait = realWait } = options;
  const { lateMs = LATE_MS, maxBytes = MAX_BYTES } = options;
  const kept = new LRUCache<string, Snapshot>({
    maxSize: maxBytes,
    sizeCalculation: ({ body }, key) => FORMS * body.size + key.length + ENTRY_BYTES,
  });
  const building = new Map<string, Building>();
  const failedAt = new LRUCache<string, number>({
    maxSize: FAILED_MAX_CHARS,
    sizeCalculation: (_, key) => key.length + 1,
  });

  const ageOf = ({ builtAt }: Snapshot) => now() - builtAt;
  const holds = (snapshot: Snapshot) =>
    snapshot.version === version() && ageOf(snapshot) < SNAPSHOT_TTL_MS;

  const peek = (key: string) => {
    const snapshot = kept.get(key);
    return snapshot && holds(snapshot) ? snapshot : undefined;
  };

  const make = async (key: string, build: () => Promise<Built>): Promise<Snapshot> => {
    const before = { version: version(), builtAt: now() };
    const previous = kept.get(key);
    try {
      const { text, headers } = await build();
      const fresh = createBody(text);
      // If the text is unchanged, its compressed forms are reused.
      const body = previous?.body.hash === fresh.hash ? previous.body : fresh;
      const snapshot = { ...before, body, headers };
      kept.set(key, snapshot);
      failedAt.delete(key);
      return snapshot;
    } catch (error) {
      if (!previous || ageOf(previous) > STALE_MAX_MS || !maySurvive(error)) throw error;
      failedAt.set(key, now());
      onStale(error, key);
      return previous;
    } finally {
      if (building.get(key)?.version === before.version) building.delete(key);
    }
  };

  /** The previous response, as soon as this build takes too long. */
  const previousWhenLate = (key: string, made: Promise<Snapshot>, previous: Snapshot) => {
    const done = new AbortController();
    const late = wait(lateMs, done.signal).then(() => {
      if (done.signal.aborted) return previous;
      failedAt.set(key, now());
      onStale(new SlowBuildError(`not built within ${lateMs} ms`), key);
      return previous;
    });
    // Requests that joined before there was a previous answer receive the failure.
    made.catch(() => undefined);
    return Promise.race([made, late]).finally(() => done.abort());
  };

  /** The build, or the previous response while a frozen database delays it. */
  const patiently = (key: string, begun: Building): Promise<Snapshot> => {
    const previous = kept.get(key);
    if (!previous || ageOf(previous) > STALE_MAX_MS) return begun.made;
    // All requests of a build share one timer and one warning.
    begun.patient ??= previousWhenLate(key, begun.made, previous);
    return begun.patient;
  };

  const get = (key: string, build: () => Promise<Built>): Promise<Snapshot> => {
    const snapshot = kept.get(key);
    if (snapshot && holds(snapshot)) return Promise.resolve(snapshot);
    const failed = failedAt.get(key);
    if (snapshot && failed !== undefined && now() - failed < RETRY_MS) {
      return Promise.resolve(snapshot);
    }
    // A build that began before the last change may have read outdated rows.
    const begun = building.get(key);
    if (begun?.version === version()) return patiently(key, begun);
    const fresh: Building = { version: version(), made: make(key, build) };
    building.set(key, fresh);
    return patiently(key, fresh);
  };

  return { peek, get };
}
