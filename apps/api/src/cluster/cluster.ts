/**
 * State that several processes share through Valkey or Redis: translation rooms, rate limits, and ended sessions. While it does
 * not answer, each process works alone; lines of rooms and ended sessions reach the other processes afterwards.
 */
import { randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Buckets } from '../plugins/rate-limit';
import type { Room, RoomMessage, Rooms } from '../realtime/rooms';
import { openLink } from './link';
import { createOutbox } from './outbox';
import { readStreams } from './read-streams';
import { createSharedBuckets } from './shared-buckets';

export interface ClusterOptions {
  /** Like `redis://host:6379`. */
  readonly url: string;
  readonly log: {
    readonly info: (details: object, message: string) => void;
    readonly warn: (details: object, message: string) => void;
  };
}

/** `degraded` while this process works alone. */
export type ClusterStatus = 'ok' | 'degraded';

export interface Cluster {
  readonly status: () => ClusterStatus;
  readonly buckets: Buckets;
  /** Forwards messages of these rooms to the other processes, and theirs to these rooms. */
  readonly shareRooms: (rooms: Pick<Rooms, 'onSend' | 'receive'>) => void;
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

const LINES = 'oshimado:lines';
const SESSIONS = 'oshimado:ended-sessions';
const STORE = 'oshimado:store-changes';
/** Entries kept for processes that were disconnected. */
const KEPT: Readonly<Record<string, number>> = { [LINES]: 4_000, [SESSIONS]: 1_000, [STORE]: 10 };
const START_WAIT_MS = 3_000;
const FLUSH_MS = 1_000;
const RECEIVED_MAX = 10_000;

type News =
  | { readonly stream: typeof LINES; readonly room: Room; readonly message: RoomMessage }
  | { readonly stream: typeof SESSIONS; readonly ids: readonly string[] }
  | { readonly stream: typeof STORE; readonly count: number };

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const isRoom = (value: unknown): value is Room =>
  isObject(value) && typeof value['video'] === 'string' && typeof value['lang'] === 'string';

/** Undefined for an entry of another format, such as a later version's. */
function readNews(stream: string, value: unknown): News | undefined {
  if (!isObject(value)) return undefined;
  const { room, message, ids, count } = value;
  if (stream === LINES && isRoom(room) && isObject(message)) {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by another process of this site
    return { stream, room, message: message as unknown as RoomMessage };
  }
  if (stream === SESSIONS && Array.isArray(ids)) {
    return { stream, ids: ids.filter((id) => typeof id === 'string') };
  }
  return stream === STORE && Number.isSafeInteger(count)
    ? { stream, count: Number(count) }
    : undefined;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export async function connectCluster({ url, log }: ClusterOptions): Promise<Cluster> {
  const instance = randomBytes(9).toString('base64url');
  const sessionListeners = new Set<(ids: readonly string[]) => void>();
  const storeListeners = new Set<(count: number) => void>();
  const lineListeners = new Set<(room: Room, message: RoomMessage) => void>();
  const ending = new AbortController();

  let isAway = false;
  const onChange = (err?: unknown) => {
    const answers = writer.answers && reader.answers;
    if (answers) void outbox.flush();
    if (err !== undefined && !isAway && !answers) {
      isAway = true;
      log.warn({ err }, 'Valkey or Redis cannot be reached; this process goes on alone');
    } else if (isAway && answers) {
      isAway = false;
      log.info({}, 'Valkey or Redis is back');
    }
  };
  const writer = openLink({ url, onChange, isPinged: true });
  const reader = openLink({ url, onChange, isPinged: false });

  const outbox = createOutbox({
    now: () => performance.now(),
    send: ({ stream, text }) =>
      writer.ask((client) =>
        client.xAdd(
          stream,
          '*',
          { text },
          {
            TRIM: { strategy: 'MAXLEN', strategyModifier: '~', threshold: KEPT[stream] ?? 1 },
          },
        ),
      ),
  });
  // An entry that the server refused, for want of memory, is sent again.
  const flushing = setInterval(() => void outbox.flush(), FLUSH_MS).unref();

  let sentCount = 0;
  const send = ({ stream, ...content }: News) => {
    sentCount += 1;
    outbox.post({
      stream,
      text: JSON.stringify({ ...content, from: instance, id: `${instance} ${sentCount}` }),
    });
  };
  /** A server that froze executes late what was sent again since. */
  const received = new LRUCache<string, true>({ max: RECEIVED_MAX });
  const receive = (stream: string, text: string) => {
    const value = parse(text);
    if (!isObject(value) || value['from'] === instance) return;
    const { id } = value;
    if (typeof id !== 'string' || received.has(id)) return;
    received.set(id, true);
    const news = readNews(stream, value);
    if (news?.stream === LINES)
      for (const listener of lineListeners) listener(news.room, news.message);
    if (news?.stream === SESSIONS) for (const listener of sessionListeners) listener(news.ids);
    if (news?.stream === STORE) for (const listener of storeListeners) listener(news.count);
  };

  const connected = Promise.all([writer.connect(), reader.connect()]).catch(onChange);
  void readStreams({
    link: reader,
    streams: [LINES, SESSIONS, STORE],
    onEntry: receive,
    signal: ending.signal,
  });
  // Startup does not wait for an unavailable server; the cluster connects once it is up.
  await Promise.race([
    connected,
    new Promise((resolve) => setTimeout(resolve, START_WAIT_MS).unref()),
  ]);

  const listenIn = <T>(listeners: Set<T>, listener: T) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };

  return {
    status: () => (writer.answers && reader.answers ? 'ok' : 'degraded'),
    buckets: createSharedBuckets({
      get isReady() {
        return writer.answers;
      },
      eval: (script, options) => writer.ask((client) => client.eval(script, options)),
    }),
    shareRooms: (rooms) => {
      rooms.onSend((room, message) => send({ stream: LINES, room, message }));
      lineListeners.add(rooms.receive);
    },
    publishChanged: (ids) => send({ stream: SESSIONS, ids }),
    onChanged: (listener) => listenIn(sessionListeners, listener),
    publishStoreChanged: (count) => {
      // Every process reads the count from the store as well, so that one which is late is of no use.
      if (writer.answers) send({ stream: STORE, count });
    },
    onStoreChanged: (listener) => listenIn(storeListeners, listener),
    close: async () => {
      ending.abort();
      clearInterval(flushing);
      for (const link of [reader, writer]) link.close();
    },
  };
}
