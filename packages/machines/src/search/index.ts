export { searchMachine } from './search.machine';
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
