export { chatConnectionMachine } from './chat-connection.machine';
export { roomName } from './chat-connection.rooms';
export * from './chat-connection.selectors';
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
