/** The rules of the search bar: code of their own, loaded when somebody is about to search. */
export {
  advancedTarget,
  chipsProblem,
  isSameChip,
  readChips,
  searchRows,
  searchTarget,
  searchTargetHref,
  suggestionsText,
  withoutTwins,
} from '@oshimado/domain';
