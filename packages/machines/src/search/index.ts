export { searchMachine } from './search.machine';
export { SUGGESTIONS_PAUSE_MS } from './search.rules';
export {
  canSearch,
  isSuggesting,
  selectChips,
  selectProblem,
  selectRows,
  selectSelectedIndex,
  selectSelectedRow,
  selectSuggestionsError,
  selectText,
} from './search.selectors';
export type {
  SearchContext,
  SearchEvent,
  SearchInput,
  SearchNotice,
  SearchPlace,
  SearchRow,
  SearchTarget,
  SuggestionsQuery,
} from './search.types';
