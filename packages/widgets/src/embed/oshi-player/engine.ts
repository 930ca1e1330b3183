/** What moves the player of `<oshi-player>`: a script of its own, fetched when a visitor presses the picture. */
export { startPlayer } from '../../parts/player/start-player';
