export { createBoard } from './board';
export { serveBoardEvents } from './board-events';
export { createRooms, type Rooms } from './rooms';
export { attachSocket, type TranslationSocket } from './socket';
