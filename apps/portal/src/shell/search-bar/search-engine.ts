/** Starts the machine of the search bar; fetched when somebody is about to search. */
import type { Client, Suggestion } from '@oshimado/contract';
import {
  isSuggesting,
  searchMachine,
  selectChips,
  selectProblem,
  selectRows,
  selectSelectedIndex,
  selectSuggestionsError,
  selectText,
  type SearchPlace,
  type SuggestionsQuery,
} from '@oshimado/machines/search';
import { createActor, fromPromise, type SnapshotFrom } from 'xstate';
import type { SearchEngine, SearchView } from './search-bar.types';
import { targetHref } from './search-target';

const viewOf = (snapshot: SnapshotFrom<typeof searchMachine>): SearchView => ({
  text: selectText(snapshot),
  chips: selectChips(snapshot),
  rows: selectRows(snapshot),
  selected: selectSelectedIndex(snapshot),
  problem: selectProblem(snapshot),
  isSuggesting: isSuggesting(snapshot),
  hasFailed: selectSuggestionsError(snapshot) !== null,
});

export function startSearch(
  client: Pick<Client, 'getAutocomplete'>,
  place: SearchPlace,
): SearchEngine {
  const loadSuggestions = fromPromise<readonly Suggestion[], SuggestionsQuery>(
    ({ input, signal }) => client.getAutocomplete({ q: input.q }, { signal }),
  );
  const actor = createActor(searchMachine.provide({ actors: { loadSuggestions } }), {
    input: { ...place, hosts: [location.host] },
  });
  actor.start();
  let view = viewOf(actor.getSnapshot());
  const listeners = new Set<() => void>();
  actor.subscribe((snapshot) => {
    view = viewOf(snapshot);
    listeners.forEach((tell) => tell());
  });
  return {
    send: (event) => actor.send(event),
    view: () => view,
    subscribe: (tell) => {
      listeners.add(tell);
      return () => void listeners.delete(tell);
    },
    onTarget: (go) => {
      const subscription = actor.on('navigation.requested', ({ target }) => go(target));
      return () => subscription.unsubscribe();
    },
    hrefOf: targetHref,
    stop: () => void actor.stop(),
  };
}
