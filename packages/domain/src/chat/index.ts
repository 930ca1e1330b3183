export {
  chatAccess,
  chatOpensAt,
  isRoomOpen,
  videoOffset,
  type ChatAccess,
  type ChatVideo,
} from './room';
export { beforePage, gapEdge, isGapFilled, isLastPage } from './chat-history';
export { compareLines, mergeLines, type ChatLineKey } from './chat-lines';
export * from './chat.limits';
