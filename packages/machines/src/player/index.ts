export { playerMachine } from './player.machine';
export type { PlayerContext, PlayerEmitted, PlayerEvent, PlayerInput } from './player.types';
