/**
 * Hands the started actors down. They are code of their own, fetched once the page is taken over: the first view needs
 * none of them, and a server never has them.
 */
import type { ActorName, Actors } from './actors';
import { useSelector } from '@xstate/react';
import {
  createContext,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import type { SnapshotFrom } from 'xstate';
import { useClient } from '../app/ClientProvider';
import { useFavoritesStore, useLoginStore } from '../app/DeviceProvider';
import { firstLanguage } from '../app/page-language';
import { reportError } from '../errors/report';
import { usePreferences } from '../preferences/PreferencesProvider';
import type { TellActors } from './actor-notices';

interface ActorsContextValue {
  /** null until they are started. */
  readonly actors: Actors | null;
  /** For handlers that may be called before that. */
  readonly whenStarted: Promise<Actors>;
}

const ActorsContext = createContext<ActorsContextValue | null>(null);

function deferred() {
  let resolve: (actors: Actors) => void = () => undefined;
  let reject: (reason: unknown) => void = () => undefined;
  const promise = new Promise<Actors>((done, failed) => {
    resolve = done;
    reject = failed;
  });
  return { promise, resolve, reject };
}

function useStart(tell: TellActors) {
  const client = useClient();
  const logins = useLoginStore();
  const favoritesStore = useFavoritesStore();
  const { preferences } = usePreferences();
  const atStart = useRef(preferences);
  const latestTell = useRef(tell);
  useEffect(() => {
    latestTell.current = tell;
  }, [tell]);
  const [{ promise, resolve, reject }] = useState(deferred);
  const [actors, setActors] = useState<Actors | null>(null);
  const isAsked = useRef(false);
  useEffect(() => {
    // In strict mode effects run twice; the actors are started once a page.
    if (isAsked.current) return;
    isAsked.current = true;
    const start = async () => {
      const { startActors } = await import('./start-actors');
      return startActors({
        client,
        logins,
        favoritesStore,
        language: firstLanguage(navigator.languages),
        preferences: atStart.current,
        onWatched: (ids) => {
          // A browser that keeps nothing forgets them with the page.
          const note = async () => (await import('../history/watch-history')).addWatched(ids);
          note().catch(() => undefined);
        },
        onReset: () => {
          const forget = async () => (await import('../history/watch-history')).clearWatched();
          forget().catch(reportError);
        },
        tell: (notice) => latestTell.current(notice),
        now: Date.now,
      });
    };
    promise.catch(() => undefined);
    const settle = async () => {
      try {
        const started = await start();
        setActors(started);
        resolve(started);
      } catch (error) {
        reportError(error);
        reject(error);
      }
    };
    void settle();
  }, [client, logins, favoritesStore, promise, resolve, reject]);
  return useMemo(() => ({ actors, whenStarted: promise }), [actors, promise]);
}

export function ActorsProvider({ tell, children }: { tell: TellActors; children: ReactNode }) {
  return <ActorsContext value={useStart(tell)}>{children}</ActorsContext>;
}

export function useActorsContext(): ActorsContextValue {
  const value = useContext(ActorsContext);
  if (!value) throw new Error('useActors needs an ActorsProvider above it.');
  return value;
}

/** The started actors; null on the server and until the page was taken over. */
export const useActors = (): Actors | null => useActorsContext().actors;

/** A question to one of the actors; `fallback` until they are started. The selector must be stable or cheap. */
export function useActorValue<N extends ActorName, T>(
  name: N,
  selector: (snapshot: SnapshotFrom<Actors[N]>) => T,
  fallback: T,
): T {
  const actor = useActors()?.[name];
  return useSelector(actor, (snapshot) =>
    snapshot === undefined ? fallback : selector(snapshot as SnapshotFrom<Actors[N]>),
  );
}

/** Sends an event to an actor, now or as soon as it is started. */
export function useSend<N extends ActorName>(name: N) {
  const { whenStarted } = useActorsContext();
  return useMemo(
    () => (event: Parameters<Actors[N]['send']>[0]) =>
      void whenStarted.then(
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- name and event belong together by their types
        (actors) => (actors[name] as { send: (e: unknown) => void }).send(event),
        // Told when the start failed.
        () => undefined,
      ),
    [whenStarted, name],
  );
}
