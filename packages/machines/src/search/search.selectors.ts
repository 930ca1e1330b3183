/** The questions a view asks of a search bar. */
import { filtersOf, searchProblem, type FailureKind } from '@oshimado/domain';
import type { SearchChip, SearchProblem } from '@oshimado/domain';
import type { SnapshotFrom } from 'xstate';
import type { searchMachine } from './search.machine';
import { searchRows } from './search.rules';
import type { SearchRow } from './search.types';

type Snapshot = SnapshotFrom<typeof searchMachine>;

export const selectText = (snapshot: Snapshot): string => snapshot.context.text;

export const selectChips = (snapshot: Snapshot): readonly SearchChip[] => snapshot.context.chips;

/** The rows under the field, in their order. */
export const selectRows = (snapshot: Snapshot): SearchRow[] => searchRows(snapshot.context);

/** The row that Enter chooses. */
export const selectSelectedRow = (snapshot: Snapshot): SearchRow | undefined =>
  selectRows(snapshot)[snapshot.context.selected];

/** Index of that row. */
export const selectSelectedIndex = (snapshot: Snapshot): number => snapshot.context.selected;

/** Shown under the field; the search is not sent while there is one. */
export const selectProblem = (snapshot: Snapshot): SearchProblem | undefined =>
  searchProblem(filtersOf(snapshot.context.chips));

/** Why there are no suggestions. */
export const selectSuggestionsError = (snapshot: Snapshot): FailureKind | null =>
  snapshot.context.error;

/** Suggestions are awaited. */
export const isSuggesting = (snapshot: Snapshot): boolean => snapshot.hasTag('busy');

/** Whether the search button would lead anywhere. */
export const canSearch = (snapshot: Snapshot): boolean =>
  snapshot.context.chips.length > 0 && selectProblem(snapshot) === undefined;
