/** The rules of the search bar, in a chunk that is loaded when the search field gets the focus. */
export {
  advancedTarget,
  chipsProblem,
  isSameChip,
  isSameRow,
  pastedTarget,
  readChips,
  searchRows,
  searchTarget,
  searchTargetHref,
  suggestionsText,
  withoutTwins,
  wordsChip,
} from '@oshimado/domain';
