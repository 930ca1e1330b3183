/**
 * Reads what all processes add to streams of Valkey or Redis, in order. Unlike a subscription, a reader that was disconnected
 * goes on after the last entry that it has read.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Link } from './link';

export interface ReadStreamsOptions {
  readonly link: Link;
  readonly streams: readonly string[];
  readonly onEntry: (stream: string, text: string) => void;
  readonly signal: AbortSignal;
}

/** The server answers at the latest after this time, if only to say that there is nothing new. */
const BLOCK_MS = 1_000;
const RETRY_MS = 200;
const COUNT = 500;

/** Reads until the signal fires. What was added before this call is left out. */
export async function readStreams(options: ReadStreamsOptions): Promise<void> {
  const { link, streams, onEntry, signal } = options;
  const begunAt = performance.now();
  let places: Map<string, string> | undefined;

  /** The place of this process's beginning, by the clock of the server, however late that is reached. */
  const findPlaces = async () => {
    const [seconds, microseconds] = await link.ask((client) => client.time());
    const serverMs = Number(seconds) * 1_000 + Number(microseconds) / 1_000;
    const place = `${Math.max(0, Math.floor(serverMs - (performance.now() - begunAt)))}-0`;
    return new Map(streams.map((stream) => [stream, place]));
  };

  const readOn = async () => {
    places ??= await findPlaces();
    const wanted = [...places].map(([key, id]) => ({ key, id }));
    const read = await link.ask(
      (client) => client.xRead(wanted, { BLOCK: BLOCK_MS, COUNT }),
      2 * BLOCK_MS,
    );
    for (const { name, messages } of read ?? []) {
      for (const { id, message } of messages) {
        places.set(String(name), String(id));
        onEntry(String(name), String(message['text']));
      }
    }
  };

  while (!signal.aborted) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await readOn();
    } catch {
      // The link has reported it.
      // oxlint-disable-next-line no-await-in-loop -- a pause before the next try
      await sleep(RETRY_MS, undefined, { signal, ref: false }).catch(() => undefined);
    }
  }
}
