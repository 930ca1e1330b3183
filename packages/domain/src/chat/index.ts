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
  CAPTION_REACH,
  CHAT_ATTEMPTS,
  CHAT_DISORDER_MS,
  CHAT_IDLE_MS,
  CHAT_MESSAGES_BURST,
  CHAT_MESSAGES_PER_SECOND,
  CHAT_OPEN_TIMEOUT_MS,
  CHAT_PAGE_SIZE,
  CHAT_RETRY_MAX_MS,
  CHAT_RETRY_MS,
  CHAT_STABLE_MS,
  CHAT_WAKE_MAX_MS,
  CHAT_WHOLE_MAX,
  CHAT_WHOLE_PAGE_SIZE,
} from './chat.limits';
export * from './chat-address';
export * from './chat-frame-state';
export { chatParts, type ChatPart } from './chat-parts';
export * from './current-line';
export * from './played-lines';
export {
  readChatLines,
  readRoomAnswer,
  readRoomNews,
  type RoomAnswer,
  type RoomNews,
  type RoomUpdate,
} from './read-chat';
export {
  languagesOf,
  mergeLanguages,
  shownLines,
  type ChatFilter,
  type LanguageLines,
  type ShownLines,
} from './shown-lines';
