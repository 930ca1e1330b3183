export { chatAccess, chatOpensAt, type ChatAccess, type ChatVideo } from './chat-access';
export { beforePage, gapEdge, isGapFilled, isLastPage, oldestOf } from './chat-history';
export { compareLines, isSameLine, mergeLines, type ChatLineKey } from './chat-lines';
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
