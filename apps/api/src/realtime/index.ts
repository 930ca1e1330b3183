export { createRooms, type Room, type RoomMessage, type Rooms } from './rooms';
