/**
 * State that several processes share through Valkey or Redis: translation rooms, rate limits, and ended sessions. While it is
 * unreachable, each process works alone.
 */
import { createAdapter } from '@socket.io/redis-adapter';
import { createClient } from 'redis';
import type { Buckets } from '../plugins/rate-limit';
import { createSharedBuckets } from './shared-buckets';

export interface ClusterOptions {
  /** Like `redis://host:6379`. */
  readonly url: string;
  readonly log: {
    readonly info: (details: object, message: string) => void;
    readonly warn: (details: object, message: string) => void;
  };
}

export interface Cluster {
  /** For Socket.IO. */
  readonly adapter: ReturnType<typeof createAdapter>;
  readonly buckets: Buckets;
  /** Publishes to the other processes that these sessions ended or changed. */
  readonly publishChanged: (sessionIds: readonly string[]) => void;
  /** Subscribes to what other processes publish; returns how to unsubscribe. */
  readonly onChanged: (listener: (sessionIds: readonly string[]) => void) => () => void;
  /** Publishes to the other processes how often the store has changed. */
  readonly publishStoreChanged: (count: number) => void;
  /** Subscribes to what other processes publish; returns how to unsubscribe. */
  readonly onStoreChanged: (listener: (count: number) => void) => () => void;
  readonly close: () => Promise<void>;
}

const CHANGED = 'oshimado:sessions-changed';
const STORE_CHANGED = 'oshimado:store-changed';
const RETRY_MAX_MS = 5_000;
const CONNECT_MS = 3_000;

const readIds = (text: string): string[] => {
  try {
    const ids: unknown = JSON.parse(text);
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
  } catch {
    // A message of another format on this channel is ignored.
    return [];
  }
};

/** The adapter ignores rejected publishes; an unhandled one would end the process. */
const forAdapter = <C extends { publish: (channel: string, text: string) => Promise<unknown> }>(
  client: C,
  onFailure: (error: unknown) => void,
): C =>
  new Proxy(client, {
    get: (target, key) => {
      if (key === 'publish') {
        return (channel: string, text: string) => target.publish(channel, text).catch(onFailure);
      }
      const value: unknown = Reflect.get(target, key);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });

export async function connectCluster({ url, log }: ClusterOptions): Promise<Cluster> {
  const publisher = createClient({
    url,
    socket: {
      connectTimeout: CONNECT_MS,
      reconnectStrategy: (tries) => Math.min(RETRY_MAX_MS, 100 * 2 ** Math.min(tries, 10)),
    },
    // Messages that cannot be sent now are dropped: they are outdated later.
    disableOfflineQueue: true,
  });
  const subscriber = publisher.duplicate({ disableOfflineQueue: false });
  const listeners = new Set<(ids: readonly string[]) => void>();
  const storeListeners = new Set<(count: number) => void>();

  let isAway = false;
  const away = (err: unknown) => {
    if (isAway) return;
    isAway = true;
    log.warn({ err }, 'Valkey or Redis cannot be reached; this process goes on alone');
  };
  for (const client of [publisher, subscriber]) client.on('error', away);
  publisher.on('ready', () => {
    if (isAway) log.info({}, 'Valkey or Redis is back');
    isAway = false;
  });

  const hear = async () => {
    await subscriber.connect();
    await subscriber.subscribe(CHANGED, (text) => {
      for (const listener of listeners) listener(readIds(text));
    });
    await subscriber.subscribe(STORE_CHANGED, (text) => {
      const count = Number(text);
      if (Number.isSafeInteger(count)) for (const listener of storeListeners) listener(count);
    });
  };
  const connected = Promise.all([publisher.connect(), hear()]).catch(away);
  // Startup does not wait for an unavailable server; the cluster connects once it is up.
  await Promise.race([
    connected,
    new Promise((resolve) => setTimeout(resolve, CONNECT_MS).unref()),
  ]);

  return {
    adapter: createAdapter(forAdapter(publisher, away), subscriber),
    buckets: createSharedBuckets(publisher),
    publishChanged: (ids) => {
      if (!publisher.isReady) return;
      publisher.publish(CHANGED, JSON.stringify(ids)).catch(away);
    },
    onChanged: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    publishStoreChanged: (count) => {
      if (!publisher.isReady) return;
      publisher.publish(STORE_CHANGED, String(count)).catch(away);
    },
    onStoreChanged: (listener) => {
      storeListeners.add(listener);
      return () => storeListeners.delete(listener);
    },
    close: async () => {
      for (const client of [subscriber, publisher]) if (client.isOpen) client.destroy();
    },
  };
}
