export { chatConnectionMachine } from './chat-connection.machine';
export { roomName } from './chat-connection.rooms';
export {
  canLoadMore,
  isAtStart,
  isLoadingHistory,
  selectAttempt,
  selectHistoryError,
  selectHistoryWait,
  selectLines,
  selectMessage,
  selectStatus,
  type ChatStatus,
} from './chat-connection.selectors';
export type {
  ChatContext,
  ChatEvent,
  ChatInput,
  ChatEmitted,
  ChatRoom,
  ChatUpdate,
  HistoryError,
  HistoryJob,
  HistoryQuery,
  RoomName,
  RoomPhase,
} from './chat-connection.types';
