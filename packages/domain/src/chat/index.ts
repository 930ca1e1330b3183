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
export * from './chat-address';
export * from './chat-frame-state';
export { chatParts, type ChatPart } from './chat-parts';
export * from './current-line';
export * from './played-lines';
export * from './read-chat';
export * from './shown-lines';
