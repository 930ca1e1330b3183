/**
 * The life of a search bar: chips, a text that is being typed, rows that are offered for it, and the moment it is sent. It
 * refuses to know pages and addresses: it says where the viewer wants to go, and hears where the page is.
 *
 * Specification, section 5: "Autocomplete runs after a 500 ms pause, and only when the encoded query is longer than 1
 * character." A newer text leaves the state that awaits the answer for an older one, so a late answer reaches nobody.
 */
import type { Suggestion } from '@oshimado/contract';
import {
  failureKind,
  filtersOf,
  readChips,
  searchProblem,
  SUGGESTIONS_PAUSE_MS,
  writeChips,
} from '@oshimado/domain';
import { and, assign, enqueueActions, fromPromise, setup } from 'xstate';
import { missingPort } from '../ports/missing-port';
import {
  isSameChip,
  searchRows,
  searchTarget,
  suggestionsQuery,
  withoutTwins,
} from './search.rules';
import type {
  SearchContext,
  SearchEvent,
  SearchInput,
  SearchNotice,
  SearchPlace,
  SearchRow,
  SuggestionsQuery,
} from './search.types';

const NOTHING_TYPED = { text: '', suggestions: [], selected: 0, error: null } as const;

/** The row an event means: the one it names, or the selected one. */
function rowOf(context: SearchContext, event: SearchEvent): SearchRow | undefined {
  const named = event.type === 'suggestion.choose' ? event.row : undefined;
  return named ?? searchRows(context)[context.selected];
}

const problemOf = ({ chips }: SearchContext) => searchProblem(filtersOf(chips));

export const searchMachine = setup({
  types: {
    context: {} as SearchContext,
    events: {} as SearchEvent,
    // oxlint-disable-next-line typescript/no-unnecessary-type-assertion -- everything in it is optional, yet it has a type
    input: {} as SearchInput,
    emitted: {} as SearchNotice,
    tags: {} as 'busy',
  },
  actors: {
    loadSuggestions: fromPromise<readonly Suggestion[], SuggestionsQuery>(
      missingPort('searchMachine', 'loadSuggestions'),
    ),
  },
  guards: {
    isWorthAsking: ({ context }) => suggestionsQuery(context.text, context) !== undefined,
    isBlank: ({ context }) => context.text.trim() === '',
    hasRow: ({ context, event }) => rowOf(context, event) !== undefined,
    hasChips: ({ context }) => context.chips.length > 0,
    hasProblem: ({ context }) => problemOf(context) !== undefined,
  },
  actions: {
    takeText: assign(({ event }) =>
      event.type === 'text.change' ? { ...NOTHING_TYPED, text: event.text } : {},
    ),
    moveSelection: assign(({ context, event }) => {
      const count = searchRows(context).length;
      if (event.type !== 'selection.move' || count === 0) return {};
      return { selected: (context.selected + event.by + count) % count };
    }),
    chooseRow: enqueueActions(({ context, event, enqueue }) => {
      const row = rowOf(context, event);
      if (row?.kind === 'custom video') enqueue.emit({ type: 'navigation.requested', target: row });
      const chosen = row?.kind === 'chip' ? [row.chip] : [];
      enqueue.assign({ ...NOTHING_TYPED, chips: withoutTwins([...context.chips, ...chosen]) });
    }),
    addChip: assign(({ context, event }) =>
      event.type === 'chip.add'
        ? { chips: withoutTwins([...context.chips, event.chip]), selected: 0 }
        : {},
    ),
    removeChip: assign(({ context, event }) =>
      event.type === 'chip.remove'
        ? { chips: context.chips.filter((chip) => !isSameChip(chip, event.chip)), selected: 0 }
        : {},
    ),
    clearChips: assign({ chips: [], selected: 0 }),
    keepSuggestions: assign(({ context }, { output }: { output: readonly Suggestion[] }) => {
      const before = searchRows(context).length;
      const now = searchRows({ ...context, suggestions: output }).length;
      // Rows come in above: who had moved to a row stays on it, the first row is preselected otherwise.
      const selected = context.selected === 0 ? 0 : context.selected + now - before;
      return { suggestions: output, selected };
    }),
    keepError: assign((_, { error }: { error: unknown }) => ({ error: failureKind(error) })),
    clearError: assign({ error: null }),
    requestSearch: enqueueActions(({ context, enqueue }) => {
      const target = searchTarget(context.chips);
      if (target) enqueue.emit({ type: 'navigation.requested', target });
    }),
    refuseSearch: enqueueActions(({ context, enqueue }) => {
      const code = problemOf(context);
      if (code) enqueue.emit({ type: 'search.refused', code });
    }),
    requestFilter: enqueueActions(({ context, enqueue }) => {
      const { chips, isSearchPage, isAdvanced } = context;
      const q = chips.length > 0 ? writeChips(chips) : null;
      enqueue.emit({
        type: 'navigation.requested',
        target: isSearchPage
          ? { kind: 'advanced', isOn: !isAdvanced }
          : { kind: 'advanced', isOn: true, q },
      });
    }),
    takeAddress: assign(({ context, event }) => {
      if (event.type !== 'address.changed') return {};
      const { q, isSearchPage, isAdvanced } = event;
      const place: SearchPlace = { q, isSearchPage, isAdvanced };
      // Another page number or order is no other search: chips in the making stay.
      if (q === context.q) return place;
      return { ...place, chips: withoutTwins(readChips(q ?? '')), selected: 0 };
    }),
  },
  delays: {
    pause: ({ context }) => context.pauseMs,
  },
}).createMachine({
  id: 'search',
  context: ({ input }) => ({
    ...NOTHING_TYPED,
    hosts: input.hosts ?? [],
    pauseMs: input.pauseMs ?? SUGGESTIONS_PAUSE_MS,
    q: input.q ?? null,
    isSearchPage: input.isSearchPage ?? false,
    isAdvanced: input.isAdvanced ?? false,
    chips: withoutTwins(readChips(input.q ?? '')),
  }),
  initial: 'resting',
  on: {
    'text.change': { target: '.deciding', actions: 'takeText' },
    'selection.move': { actions: 'moveSelection' },
    'suggestion.choose': { guard: 'hasRow', target: '.resting', actions: 'chooseRow' },
    'chip.add': { actions: 'addChip' },
    'chip.remove': { actions: 'removeChip' },
    'chips.clear': { actions: 'clearChips' },
    'search.enter': [
      { guard: 'hasRow', target: '.resting', actions: 'chooseRow' },
      { guard: and(['isBlank', 'hasProblem']), actions: 'refuseSearch' },
      { guard: and(['isBlank', 'hasChips']), actions: 'requestSearch' },
    ],
    'search.commit': [
      { guard: 'hasProblem', actions: 'refuseSearch' },
      { guard: 'hasChips', actions: 'requestSearch' },
    ],
    'filter.toggle': { actions: 'requestFilter' },
    'address.changed': { actions: 'takeAddress' },
  },
  states: {
    /** Nothing is awaited: nothing typed, nothing to ask, or the answer is there. */
    resting: {},
    deciding: {
      always: [{ guard: 'isWorthAsking', target: 'pausing' }, { target: 'resting' }],
    },
    /** Until the viewer stops typing. */
    pausing: {
      after: { pause: 'loading' },
    },
    loading: {
      tags: 'busy',
      invoke: {
        src: 'loadSuggestions',
        input: ({ context }) => ({ q: suggestionsQuery(context.text, context) ?? '' }),
        onDone: {
          target: 'resting',
          actions: { type: 'keepSuggestions', params: ({ event }) => ({ output: event.output }) },
        },
        onError: {
          target: 'failed',
          actions: { type: 'keepError', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    /** The words of title and comments are offered as ever; asked again by `suggestions.retry` or the next key. */
    failed: {
      on: { 'suggestions.retry': { target: 'loading', actions: 'clearError' } },
    },
  },
});
