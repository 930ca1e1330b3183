/**
 * State of a search bar: its chips, the text being typed, the rows offered for it, the selected row. Suggestions are a query:
 * asked for 500 ms after the last key, cancelled by the next one; an answer belongs to its own text and is shown for no other.
 */
import type { Suggestion } from '@oshimado/contract';
import {
  searchPlace,
  SUGGESTIONS_PAUSE_MS,
  type SearchChip,
  type SearchRow,
} from '@oshimado/domain';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useClient, useNavigateTo } from '../../base/context';
import { reportError } from '../../base/reporting/report';
import { useSettled } from '../../base/page';
import { suggestionsQuery } from '../../base/queries/suggestions';
import type * as rulesModule from './search-rules';
import type { MovedTo, Offer, Request } from './search-rules';

export interface SearchBarOptions {
  /** Path and query of the page that is shown. */
  readonly address: string;
  /** Called when the viewer is led to another page. */
  readonly onDone: () => void;
}

export interface SearchBarState extends Offer {
  readonly text: string;
  /** Each once, in the order of choosing. */
  readonly chips: readonly SearchChip[];
  readonly isSuggesting: boolean;
  /** The suggestions could not be loaded. */
  readonly hasFailed: boolean;
  /** What was thrown by it. */
  readonly error: unknown;
}

export interface SearchBarHandle extends SearchBarState {
  /** Whether the advanced form is open. */
  readonly isAdvanced: boolean;
  /** Loads the search code, because the viewer is about to search. */
  readonly prepare: () => void;
  readonly type: (text: string) => void;
  /** Selects the row below (1) or above (-1); the ends meet. */
  readonly move: (by: 1 | -1) => void;
  /** Chooses this row: its chip is added, a custom video is opened. */
  readonly choose: (row: SearchRow) => void;
  readonly removeChip: (chip: SearchChip) => void;
  /** Removes the chips and the text. */
  readonly clear: () => void;
  /** Enter: chooses the selected row. Without one it opens a pasted address, or searches with the typed text. */
  readonly enter: () => void;
  /** Shift+Enter and the search button: like Enter, and searches at once with a selected row. */
  readonly search: () => void;
  readonly toggleFilter: () => void;
  /** Loads the suggestions again after a failure. */
  readonly retry: () => void;
}

const NONE: readonly Suggestion[] = [];
const NO_CHIPS: readonly SearchChip[] = [];
const NO_OFFER: Offer = { rows: [], selected: -1 };

type Rules = typeof rulesModule;

/** The rules; undefined until they are loaded. With another text they are tried again after a failure. */
function useRules(isWanted: boolean, text: string): Rules | undefined {
  const [rules, setRules] = useState<Rules>();
  const isMissing = rules === undefined;
  useEffect(() => {
    if (!isWanted || !isMissing) return;
    import('./search-rules').then((loaded) => setRules(loaded), reportError);
    // Another text is a reason to try again.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the text is not read, its change counts
  }, [isWanted, isMissing, text]);
  return rules;
}

/** The chips: those of the address until the viewer changes them, and again whenever its `q` changes. */
function useChips(rules: Rules | undefined, q: string | null) {
  const inAddress = useMemo(
    () => (rules && q !== null ? rules.withoutTwins(rules.readChips(q)) : NO_CHIPS),
    [rules, q],
  );
  // A new page number or order does not change the search, so chips that are not sent yet stay.
  const [own, setOwn] = useState<{
    readonly q: string | null;
    readonly chips: readonly SearchChip[];
  }>();
  const chips = own && own.q === q ? own.chips : inAddress;
  const change = (next: readonly SearchChip[]) => setOwn({ q, chips: next });
  return [chips, change] as const;
}

function useSuggestions(rules: Rules | undefined, text: string, hosts: readonly string[]) {
  const client = useClient();
  const wanted = text === '' ? '' : (rules?.suggestionsText(text, { hosts }) ?? '');
  const settled = useSettled(wanted, SUGGESTIONS_PAUSE_MS);
  // During the pause the key is empty, so that the query of the text before loses its observer and is cancelled.
  const q = settled === wanted ? wanted : '';
  const { data, error, isFetching, isError, refetch } = useQuery({
    ...suggestionsQuery(client, q),
    enabled: q !== '',
    retry: false,
  });
  return {
    suggestions: q === '' ? NONE : (data ?? NONE),
    isSuggesting: isFetching,
    hasFailed: isError && !isFetching,
    error,
    retry: () => void refetch(),
  };
}

export function useSearchBar({ address, onDone }: SearchBarOptions): SearchBarHandle {
  const navigate = useNavigateTo();
  const place = searchPlace(address);
  const [text, setText] = useState('');
  const [isPrepared, setPrepared] = useState(false);
  // What was asked for before the rules were loaded.
  const [request, setRequest] = useState<Request | null>(null);
  // The server draws no chips: effects, which load the rules, run in a browser alone.
  const rules = useRules(isPrepared || request !== null || place.q !== null, text);
  const [chips, setChips] = useChips(rules, place.q);
  const [moved, setMoved] = useState<MovedTo>();
  const hosts = text === '' ? [] : [location.host];
  const { suggestions, ...loading } = useSuggestions(rules, text, hosts);
  const contents = { text, chips, suggestions, hosts };
  const offer = rules?.offerOf(contents, moved) ?? NO_OFFER;

  const type = (next: string) => {
    setText(next);
    setMoved(undefined);
    setPrepared(true);
  };
  const changeChips = (next: readonly SearchChip[]) => {
    setChips(next);
    setMoved(undefined);
  };
  const carryOut = (what: Request, own: Rules, row = offer.rows[offer.selected]) => {
    const { href, chips: next } = own.stepOf(what, contents, row, address);
    if (what !== 'toggleFilter') type('');
    if (href !== undefined) navigate(href);
    if (next) changeChips(next);
    if (href !== undefined) onDone();
  };
  const ask = (what: Request) => () => (rules ? carryOut(what, rules) : setRequest(what));
  const carryOutLate = useEffectEvent(carryOut);
  useEffect(() => {
    if (!rules || request === null) return;
    // oxlint-disable-next-line react/set-state-in-effect -- what was asked for before the rules came is done once
    setRequest(null);
    carryOutLate(request, rules);
  }, [rules, request]);
  return {
    ...loading,
    ...offer,
    text,
    chips,
    isAdvanced: place.isAdvanced,
    prepare: () => setPrepared(true),
    type,
    move: (by) => setMoved(rules?.moveIn(offer, by)),
    choose: (row) => {
      if (rules) carryOut('enter', rules, row);
    },
    removeChip: (chip) => changeChips(rules ? rules.withoutChip(chips, chip) : chips),
    clear: () => {
      changeChips([]);
      type('');
    },
    enter: ask('enter'),
    search: ask('search'),
    toggleFilter: ask('toggleFilter'),
  };
}
