/** The rules of the search bar, in a chunk that is loaded when the search field gets the focus. */
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
