/** The machine behind the bar: fetched when it is wanted, told of the address, asked where to go. */
import type { SearchPlace, SearchTarget } from '@oshimado/machines/search';
import {
  useCallback,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useClient } from '../../app/ClientProvider';
import { reportError } from '../../errors/report';
import { useTellPartFailed } from '../../errors/use-tell-part-failed';
import { useTranslate } from '../../i18n/LanguageProvider';
import type { SearchEngine, SearchView } from './search-bar.types';

const EMPTY: SearchView = {
  text: '',
  chips: [],
  rows: [],
  selected: 0,
  problem: undefined,
  isSuggesting: false,
  hasFailed: false,
};
const noSubscription = () => () => undefined;
const nothing = () => EMPTY;

const SEARCH = '/search';

/** `q` means conditions on the search page alone. */
function usePlace() {
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const isSearchPage = pathname === SEARCH;
  const q = isSearchPage ? search.get('q') : null;
  const isAdvanced = isSearchPage && search.get('advanced') === 'true';
  const place = useMemo(() => ({ q, isSearchPage, isAdvanced }), [q, isSearchPage, isAdvanced]);
  return { pathname, search, place };
}

export interface SearchBarEngine {
  readonly view: SearchView;
  readonly isAdvanced: boolean;
  readonly type: (text: string) => void;
  /** Where the machine cannot be fetched, that is told, and the next key tries again. */
  readonly send: SearchEngine['send'];
  /** Fetches the machine, so that it is there when a key comes. */
  readonly prepare: () => void;
}

/** Fetches and starts the machine once; a failed try is forgotten, so that the next one tries again. */
function useStart(place: SearchPlace) {
  const client = useClient();
  const [engine, setEngine] = useState<SearchEngine | null>(null);
  const asked = useRef<Promise<SearchEngine>>(null);
  const latest = useRef({ client, place });
  useEffect(() => {
    latest.current = { client, place };
  }, [client, place]);
  const start = useCallback(() => {
    asked.current ??= import('./search-engine').then(
      ({ startSearch }) => {
        const started = startSearch(latest.current.client, latest.current.place);
        setEngine(started);
        return started;
      },
      (error: unknown) => {
        asked.current = null;
        throw error;
      },
    );
    return asked.current;
  }, []);
  useEffect(() => () => engine?.stop(), [engine]);
  return { engine, start };
}

export function useSearchEngine(onDone: () => void): SearchBarEngine {
  const navigate = useNavigate();
  const { pathname, search, place } = usePlace();
  const t = useTranslate();
  const tellFailed = useTellPartFailed();
  const { engine, start } = useStart(place);
  // What is typed before the machine is there.
  const [early, setEarly] = useState('');
  const view = useSyncExternalStore(
    engine?.subscribe ?? noSubscription,
    engine?.view ?? nothing,
    nothing,
  );
  const send = useCallback(
    (event: Parameters<SearchEngine['send']>[0]) =>
      void start().then(
        (started) => started.send(event),
        (error: unknown) => {
          reportError(error);
          tellFailed(t('searchBar.loadFailed'));
        },
      ),
    [start, tellFailed, t],
  );

  const go = useEffectEvent((running: SearchEngine, target: SearchTarget) => {
    void navigate(running.hrefOf(target, pathname, search));
    if (target.kind === 'channel' || target.kind === 'watch') running.send({ type: 'chips.clear' });
    onDone();
  });
  useEffect(() => engine?.onTarget((target) => go(engine, target)), [engine]);
  useEffect(() => engine?.send({ type: 'address.changed', ...place }), [engine, place]);
  const hasConditions = place.q !== null;
  useEffect(() => {
    // The conditions of the address are shown as chips.
    if (hasConditions) start().catch(reportError);
  }, [hasConditions, start]);

  return {
    view: engine ? view : { ...EMPTY, text: early },
    isAdvanced: place.isAdvanced,
    type: (text) => {
      if (engine) engine.send({ type: 'text.change', text });
      else {
        setEarly(text);
        send({ type: 'text.change', text });
      }
    },
    send: (event) => (engine ? engine.send(event) : send(event)),
    prepare: () => void start().catch(reportError),
  };
}
