export { playerMachine } from './player.machine';
export { selectWillPlay } from './player.selectors';
export type { PlayerContext, PlayerEmitted, PlayerEvent, PlayerInput } from './player.types';
