/** One run of the mirror against a service, with a clock that jumps wherever the mirror would wait. */
import { createHolodexSource } from '../../apps/api/src/sources/holodex';
import type { Clock, SourceContext } from '../../apps/api/src/sources/source';
import type { SourceStore } from '../../apps/api/src/store/records';

export interface MirrorRun {
  readonly store: SourceStore;
  readonly url: string;
  /** Epoch milliseconds at which it starts. */
  readonly now: number;
  /** Stops, as a kill would, before this request. Default never. */
  readonly stopBefore?: number;
  readonly key?: string;
}

export interface MirrorResult {
  readonly requests: readonly string[];
  readonly warnings: readonly string[];
  readonly wasStopped: boolean;
}

/** Pauses between two questions and after failures are shorter; the wait for the next round is the end of a run. */
const NEXT_ROUND_MS = 15_000;

/** Fills, then follows until the first whole round is over. */
export async function runMirror({
  store,
  url,
  now,
  stopBefore,
  key,
}: MirrorRun): Promise<MirrorResult> {
  const stop = new AbortController();
  const requests: string[] = [];
  const warnings: string[] = [];
  let time = now;
  const clock: Clock = {
    now: () => time,
    sleep: (ms) => {
      time += ms;
      if (ms > NEXT_ROUND_MS) stop.abort(new Error('the round is over'));
      return Promise.resolve();
    },
  };
  const counted: typeof fetch = (input, init) => {
    requests.push(input instanceof Request ? input.url : input.toString());
    if (requests.length === stopBefore) stop.abort(new Error('killed'));
    return fetch(input, init);
  };
  const context: SourceContext = {
    store,
    clock,
    signal: stop.signal,
    log: {
      info: () => undefined,
      warn: (details, message) => void warnings.push(`${message} ${JSON.stringify(details)}`),
    },
    onProgress: () => undefined,
  };
  const source = createHolodexSource({ url, key, fetch: counted });
  let wasStopped = false;
  try {
    await source.fill(context);
    await source.follow(context);
  } catch (error) {
    wasStopped = stop.signal.aborted && stopBefore !== undefined;
    if (!wasStopped) throw error;
  }
  return { requests, warnings, wasStopped: wasStopped || requests.length === stopBefore };
}
