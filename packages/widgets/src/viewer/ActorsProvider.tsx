/**
 * Hands the started actors down. They are code of their own, fetched once the page is taken over: the first view needs
 * none of them, and a server never has them. Where they cannot be had, whoever waits for them can say so (`WaitForActors`),
 * and they are tried again when that may have changed, or when something is sent to one of them.
 */
import type { ActorName, Actors } from './actors';
import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import type { AnyActorRef, SnapshotFrom } from 'xstate';
import { useClient } from '../context';
import { useFavoritesStore, useLoginStore } from './AccountStoresProvider';
import { reportError } from '../errors/report';
import { whenBack } from '../errors/when-back';
import { useDeviceStore } from '../device';
import type { OnActorEvent } from './actor-events';
import type { BrowserPorts, StartOptions } from './start-options';

/** Fetches what starts the actors. */
export type LoadStart = () => Promise<{ startActors: (options: StartOptions) => Actors }>;

const loadStart: LoadStart = () => import('./start-actors');

const noBrowserPorts: BrowserPorts = {
  writeTokenCookie: () => undefined,
  sendToExtension: () => undefined,
};

/** How far their start is. */
export type ActorsStatus = 'starting' | 'started' | 'failed' | 'retrying';

interface ActorsState {
  /** null until they are started. */
  readonly actors: Actors | null;
  readonly status: ActorsStatus;
}

interface ActorsCommands {
  /** For handlers that may be called before the start; it waits through failures. */
  readonly whenStarted: Promise<Actors>;
  /** Starts them, again after a failure; does nothing while they are starting or started. Stable. */
  readonly start: () => void;
}

/**
 * What the context holds never changes: a context that changes while the page inside it is not hydrated yet makes React
 * hydrate all of it in one task. Components subscribe to the state instead.
 */
interface ActorsContextValue extends ActorsCommands {
  readonly read: () => ActorsState;
  readonly subscribe: (onChange: () => void) => () => void;
}

const ActorsContext = createContext<ActorsContextValue | null>(null);

/** The state on the server, and of every part of a page while it is hydrated. */
const BEFORE_START: ActorsState = { actors: null, status: 'starting' };
const readBeforeStart = () => BEFORE_START;

function createActorsStore() {
  let resolve: (actors: Actors) => void = () => undefined;
  const whenStarted = new Promise<Actors>((done) => {
    resolve = done;
  });
  let state = BEFORE_START;
  const listeners = new Set<() => void>();
  return {
    whenStarted,
    read: () => state,
    subscribe: (onChange: () => void) => {
      listeners.add(onChange);
      return () => void listeners.delete(onChange);
    },
    set: (next: ActorsState) => {
      state = next;
      if (next.actors) resolve(next.actors);
      for (const listener of listeners) listener();
    },
  };
}

/** What the actors are started with. */
function useStartOptions(onEvent: OnActorEvent, browser: BrowserPorts): () => StartOptions {
  const client = useClient();
  const logins = useLoginStore();
  const favoritesStore = useFavoritesStore();
  const store = useDeviceStore();
  const latest = useRef(onEvent);
  useEffect(() => {
    latest.current = onEvent;
  }, [onEvent]);
  return useCallback(
    () => ({
      client,
      logins,
      favoritesStore,
      deviceStorage: store.storage,
      onStored: (listener) => void store.onStored(listener),
      onEvent: (event) => latest.current(event),
      now: Date.now,
      ...browser,
    }),
    [client, logins, favoritesStore, store, browser],
  );
}

function useStart(
  onEvent: OnActorEvent,
  browser: BrowserPorts,
  load: LoadStart,
): ActorsContextValue {
  const optionsNow = useStartOptions(onEvent, browser);
  const [store] = useState(createActorsStore);
  // In strict mode effects run twice; the actors are started once a page.
  const isAsked = useRef(false);
  const attempt = useCallback(
    async (onFailed: () => void) => {
      if (isAsked.current) return;
      isAsked.current = true;
      if (store.read().status === 'failed') store.set({ actors: null, status: 'retrying' });
      try {
        const { startActors } = await load();
        store.set({ actors: startActors(optionsNow()), status: 'started' });
      } catch (error) {
        reportError(error);
        isAsked.current = false;
        store.set({ actors: null, status: 'failed' });
        onFailed();
      }
    },
    [load, optionsNow, store],
  );
  const start = useCallback(
    () => void attempt(() => optionsNow().onEvent({ type: 'start.failed' })),
    [attempt, optionsNow],
  );
  useEffect(() => start(), [start]);
  useEffect(() => {
    let stop: (() => void) | undefined;
    const follow = () => {
      stop?.();
      // An automatic retry that fails shows no toast.
      const isFailed = store.read().status === 'failed';
      stop = isFailed ? whenBack(() => void attempt(() => undefined)) : undefined;
    };
    follow();
    const unsubscribe = store.subscribe(follow);
    return () => {
      unsubscribe();
      stop?.();
    };
  }, [store, attempt]);
  return useMemo(
    () => ({
      read: store.read,
      subscribe: store.subscribe,
      whenStarted: store.whenStarted,
      start,
    }),
    [store, start],
  );
}

interface ActorsProviderProps {
  readonly onEvent: OnActorEvent;
  /** Default none. The same object for the life of the page. */
  readonly browser?: BrowserPorts;
  /** For tests. Default the code of the actors, a chunk of its own. */
  readonly load?: LoadStart;
  readonly children: ReactNode;
}

export function ActorsProvider({
  onEvent,
  browser = noBrowserPorts,
  load = loadStart,
  children,
}: ActorsProviderProps) {
  return <ActorsContext value={useStart(onEvent, browser, load)}>{children}</ActorsContext>;
}

function useActorsStore(): ActorsContextValue {
  const value = useContext(ActorsContext);
  if (!value) throw new Error('useActors needs an ActorsProvider above it.');
  return value;
}

export function useActorsContext(): ActorsState & ActorsCommands {
  const { read, subscribe, whenStarted, start } = useActorsStore();
  const { actors, status } = useSyncExternalStore(subscribe, read, readBeforeStart);
  return useMemo(
    () => ({ actors, status, whenStarted, start }),
    [actors, status, whenStarted, start],
  );
}

/** The started actors; null on the server and until the page was taken over. */
export const useActors = (): Actors | null => useActorsContext().actors;

/** Runs the selector only for a new snapshot: a selector that creates a new result then returns the same one twice. */
function remembering<S, T>(read: () => S, select: (snapshot: S) => T): () => T {
  let last: { readonly snapshot: S; readonly value: T } | undefined;
  return () => {
    const snapshot = read();
    if (last?.snapshot !== snapshot) last = { snapshot, value: select(snapshot) };
    return last.value;
  };
}

/**
 * A question to one of the actors; `fallback` until they are started. The selector must be stable or cheap. Not with
 * `useSelector`, whose package brings the machines' library along, which a first view does without.
 */
export function useActorValue<N extends ActorName, T>(
  name: N,
  selector: (snapshot: SnapshotFrom<Actors[N]>) => T,
  fallback: T,
): T {
  const actor: Pick<AnyActorRef, 'getSnapshot' | 'subscribe'> | undefined = useActors()?.[name];
  const subscribe = useCallback(
    (onChange: () => void) => {
      const subscription = actor?.subscribe(onChange);
      return () => subscription?.unsubscribe();
    },
    [actor],
  );
  const read = useMemo(
    () => (actor ? remembering(() => actor.getSnapshot(), selector) : () => fallback),
    [actor, selector, fallback],
  );
  return useSyncExternalStore(subscribe, read, read);
}

/** Sends an event to an actor, now or as soon as it is started; where the start has failed, that is tried again. */
export function useSend<N extends ActorName>(name: N) {
  const { whenStarted, start } = useActorsStore();
  return useMemo(
    () => (event: Parameters<Actors[N]['send']>[0]) => {
      start();
      void whenStarted.then((actors) =>
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- name and event belong together by their types
        (actors[name] as { send: (e: unknown) => void }).send(event),
      );
    },
    [whenStarted, start, name],
  );
}
