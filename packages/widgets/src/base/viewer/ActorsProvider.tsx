/**
 * Provides the viewer's actors, a chunk that is loaded after hydration: neither the server nor the first view needs them. If
 * loading fails, consumers show `WaitForActors`; it is retried on reconnect, or when an event is sent to one of them.
 */
import type { ActorName, Actors } from './actors';
import {
  createContext,
  useCallback,
  useContext,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import type { AnyActorRef, SnapshotFrom } from 'xstate';
import { useClient } from '../context';
import { useFavoritesStore, useLoginStore } from './AccountStoresProvider';
import { reportError } from '../reporting/report';
import { whenBack } from '../reporting/when-back';
import { nextTask } from '../browser/next-task';
import { useDeviceStore } from '../device';
import { useLateActor } from '../state/use-late-actor';
import type { OnActorEvent } from './actor-events';
import type { BrowserPorts, StartOptions } from './start-options';
import { pageClock } from '../ticker';

/** Fetches what starts the actors. */
export type LoadStart = () => Promise<{ startActors: (options: StartOptions) => Actors }>;

const loadStart: LoadStart = async () => {
  const start = await import('./start-actors');
  // The evaluation of these modules was one task; the start is another.
  await nextTask();
  return start;
};

const noBrowserPorts: BrowserPorts = {
  writeTokenCookie: () => undefined,
  sendToExtension: () => undefined,
};

/** How far their start is. */
export type ActorsStatus = 'starting' | 'started' | 'failed' | 'retrying';

interface ActorsContextValue {
  /** null until they are started. */
  readonly actors: Actors | null;
  readonly status: ActorsStatus;
  /** For handlers that may be called before that; it waits through failures. */
  readonly whenStarted: Promise<Actors>;
  /** Starts them, again after a failure; does nothing while they are on their way or there. Stable. */
  readonly start: () => void;
}

const ActorsContext = createContext<ActorsContextValue | null>(null);

function deferred() {
  let resolve: (actors: Actors) => void = () => undefined;
  const promise = new Promise<Actors>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}

/** What the actors are started with. */
function useStartOptions(
  onEvent: OnActorEvent,
  browser: BrowserPorts,
): () => Omit<StartOptions, 'signal'> {
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
      onStored: store.onStored,
      onEvent: (event) => latest.current(event),
      now: pageClock.now,
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
  const [{ promise, resolve }] = useState(deferred);
  const [actors, setActors] = useState<Actors | null>(null);
  const [status, setStatus] = useState<ActorsStatus>('starting');
  /** From mount to unmount; strict mode has two of them. */
  const life = useRef<AbortSignal>(null);
  const isAsked = useRef(false);
  const hasFailed = useRef(false);
  const attempt = useCallback(
    async (onFailed: () => void) => {
      const signal = life.current;
      if (isAsked.current || !signal || signal.aborted) return;
      isAsked.current = true;
      setStatus((before) => (before === 'failed' ? 'retrying' : before));
      try {
        const { startActors } = await load();
        if (signal.aborted) return;
        const started = startActors({ ...optionsNow(), signal });
        setActors(started);
        setStatus('started');
        resolve(started);
        if (hasFailed.current)
          optionsNow().onEvent({ type: 'withdrawn', event: 'start.failed', key: 'start' });
      } catch (error) {
        if (signal.aborted) return;
        reportError(error);
        isAsked.current = false;
        hasFailed.current = true;
        setStatus('failed');
        onFailed();
      }
    },
    [load, optionsNow, resolve],
  );
  const start = useCallback(
    () => void attempt(() => optionsNow().onEvent({ type: 'start.failed' })),
    [attempt, optionsNow],
  );
  const begin = useEffectEvent(start);
  // Without dependencies: what the provider is given may change, and its actors live as long as it is on the page.
  useEffect(() => {
    const mounted = new AbortController();
    life.current = mounted.signal;
    begin();
    return () => {
      mounted.abort();
      isAsked.current = false;
    };
  }, []);
  useEffect(() => {
    if (status !== 'failed') return undefined;
    // An automatic retry that fails shows no toast.
    return whenBack(() => void attempt(() => undefined));
  }, [status, attempt]);
  return useMemo(
    () => ({ actors, status, whenStarted: promise, start }),
    [actors, status, promise, start],
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
  // Deferred: a page that is still being hydrated would otherwise be hydrated synchronously, in one long task.
  const value = useDeferredValue(useStart(onEvent, browser, load));
  return <ActorsContext value={value}>{children}</ActorsContext>;
}

export function useActorsContext(): ActorsContextValue {
  const value = useContext(ActorsContext);
  if (!value) throw new Error('Oshimado: a part needs <ActorsProvider> around it.');
  return value;
}

/** The started actors; null on the server and until the page is hydrated. */
export const useActors = (): Actors | null => useActorsContext().actors;

/** A question to one of the actors; `fallback` until they are started. The selector must be stable or cheap. */
export function useActorValue<N extends ActorName, T>(
  name: N,
  selector: (snapshot: SnapshotFrom<Actors[N]>) => T,
  fallback: T,
): T {
  const actor: Pick<AnyActorRef, 'getSnapshot' | 'subscribe'> | undefined = useActors()?.[name];
  return useLateActor(actor, selector, fallback);
}

/** Sends an event to an actor, now or as soon as it is started; where the start has failed, that is tried again. */
export function useSend<N extends ActorName>(name: N) {
  const { whenStarted, start } = useActorsContext();
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
