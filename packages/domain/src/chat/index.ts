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
export {
  CHAT_ATTEMPTS,
  CHAT_DISORDER_MS,
  CHAT_IDLE_MS,
  CHAT_OPEN_TIMEOUT_MS,
  CHAT_PAGE_SIZE,
  CHAT_RETRY_MAX_MS,
  CHAT_RETRY_MS,
  CHAT_STABLE_MS,
  CHAT_WAKE_MAX_MS,
} from './chat.limits';
