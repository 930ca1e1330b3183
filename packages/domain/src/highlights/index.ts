export { sortComments, type CommentMoment, type SortedComments } from './comment-moments';
export {
  hasHighlights,
  highlightsOf,
  highlightsOnPhone,
  type CommentMark,
  type HighlightMark,
  type HighlightsSource,
  type SongMark,
} from './highlights';
export type { StampedComment } from './time-stamps';
