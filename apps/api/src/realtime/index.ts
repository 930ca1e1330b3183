export { createBoard, type Board } from './board';
export { serveBoardEvents } from './board-events';
export { createRooms, type Room, type RoomMessage, type Rooms } from './rooms';
export { attachSocket, type SocketOptions, type TranslationSocket } from './socket';
