/**
 * State of a search bar: its chips, the text being typed, the rows offered for it, the selected row. Suggestions are a query:
 * asked for 500 ms after the last key, cancelled by the next one; an answer belongs to its own text and is shown for no other.
 */
import type { Suggestion } from '@oshimado/contract';
import {
  searchPlace,
  SUGGESTIONS_PAUSE_MS,
  type SearchChip,
  type SearchProblem,
  type SearchRow,
  type SearchTarget,
} from '@oshimado/domain';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useClient, useNavigateTo } from '../context';
import { reportError } from '../errors/report';
import { useSettled } from '../page';
import { suggestionsQuery } from '../queries/catalog';
import type * as rulesModule from './search-rules';

export interface SearchBarOptions {
  /** Path and query of the page that is shown. */
  readonly address: string;
  /** Called when the viewer is led to another page. */
  readonly onDone: () => void;
}

export interface SearchBarState {
  readonly text: string;
  /** Each once, in the order of choosing. */
  readonly chips: readonly SearchChip[];
  readonly rows: readonly SearchRow[];
  /** Index of the row that Enter chooses. */
  readonly selected: number;
  /** Why the chips cannot be searched together; the search is not sent while there is a problem. */
  readonly problem: SearchProblem | undefined;
  readonly isSuggesting: boolean;
  /** The suggestions could not be loaded. */
  readonly hasFailed: boolean;
}

export interface SearchBarHandle extends SearchBarState {
  /** Whether the advanced form is open. */
  readonly isAdvanced: boolean;
  /** Loads the search code, because the viewer is about to search. */
  readonly prepare: () => void;
  readonly type: (text: string) => void;
  /** Selects the row below (1) or above (-1); the ends meet. */
  readonly move: (by: 1 | -1) => void;
  /** Chooses this row, or the selected one: its chip is added, a custom video is opened. */
  readonly choose: (row?: SearchRow) => void;
  readonly removeChip: (chip: SearchChip) => void;
  /** Removes the chips and the text. */
  readonly clear: () => void;
  /** Enter: chooses the selected row; searches where nothing is typed. */
  readonly enter: () => void;
  /** Shift+Enter and the search button: chooses the selected row and searches at once. */
  readonly search: () => void;
  readonly toggleFilter: () => void;
  /** Loads the suggestions again after a failure. */
  readonly retry: () => void;
}

const NONE: readonly Suggestion[] = [];
const NO_CHIPS: readonly SearchChip[] = [];
const NO_ROWS: readonly SearchRow[] = [];

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
  const { data, isFetching, isError, refetch } = useQuery({
    ...suggestionsQuery(client, q),
    enabled: q !== '',
    retry: false,
  });
  return {
    suggestions: q === '' ? NONE : (data ?? NONE),
    isSuggesting: isFetching,
    hasFailed: isError && !isFetching,
    retry: () => void refetch(),
  };
}

/** What was asked for before the rules were loaded. */
type Request = 'enter' | 'search' | 'toggleFilter';

export function useSearchBar({ address, onDone }: SearchBarOptions): SearchBarHandle {
  const navigate = useNavigateTo();
  const place = searchPlace(address);
  const [text, setText] = useState('');
  const [isPrepared, setPrepared] = useState(false);
  const [request, setRequest] = useState<Request | null>(null);
  // The server draws no chips: effects, which load the rules, run in a browser alone.
  const rules = useRules(isPrepared || request !== null || place.q !== null, text);
  const [chips, setChips] = useChips(rules, place.q);
  // A row below the first that the viewer moved to: it stays selected when suggestions arrive above it.
  const [moved, setMoved] = useState<SearchRow | null>(null);
  const hosts = text === '' ? [] : [location.host];
  const { suggestions, ...loading } = useSuggestions(rules, text, hosts);
  const rows = rules?.searchRows({ text, suggestions, chips, hosts }) ?? NO_ROWS;
  const isMovedTo = (row: SearchRow) =>
    row.kind === 'chip' && moved?.kind === 'chip' && rules?.isSameChip(row.chip, moved.chip);
  const selected = Math.max(0, rows.findIndex(isMovedTo));
  const problem = rules?.chipsProblem(chips);

  const type = (next: string) => {
    setText(next);
    setMoved(null);
    setPrepared(true);
  };
  const changeChips = (next: readonly SearchChip[]) => {
    setChips(rules ? rules.withoutTwins(next) : next);
    setMoved(null);
  };
  const go = (target: SearchTarget, { searchTargetHref }: Rules) => {
    navigate(searchTargetHref(target, address));
    // The chips of a search stay in the bar; a page of its own says by itself what was found.
    if (target.kind === 'channel' || target.kind === 'watch') changeChips([]);
    onDone();
  };
  const searchFor = (next: readonly SearchChip[], own: Rules) => {
    const target = own.searchTarget(next);
    if (target && !own.chipsProblem(next)) go(target, own);
  };
  const choose = (own: Rules, row = rows[selected]): readonly SearchChip[] | undefined => {
    if (!row) return chips;
    type('');
    if (row.kind === 'custom video') {
      go(row, own);
      return undefined;
    }
    const next = own.withoutTwins([...chips, row.chip]);
    changeChips(next);
    return next;
  };
  const carryOut = (what: Request, own: Rules) => {
    if (what === 'toggleFilter') go(own.advancedTarget(place, chips), own);
    else if (what === 'search') {
      const next = choose(own);
      if (next) searchFor(next, own);
    } else if (rows.length > 0) choose(own);
    else if (text.trim() === '') searchFor(chips, own);
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
    text,
    chips,
    rows,
    selected,
    problem,
    isAdvanced: place.isAdvanced,
    prepare: () => setPrepared(true),
    type,
    move: (by) => {
      if (rows.length === 0) return;
      const next = (selected + by + rows.length) % rows.length;
      setMoved(next === 0 ? null : (rows[next] ?? null));
    },
    choose: (row) => {
      if (rules) choose(rules, row);
    },
    removeChip: (chip) => changeChips(chips.filter((one) => !rules?.isSameChip(one, chip))),
    clear: () => {
      changeChips([]);
      type('');
    },
    enter: ask('enter'),
    search: ask('search'),
    toggleFilter: ask('toggleFilter'),
  };
}
