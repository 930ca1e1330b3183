export { playlistMachine } from './playlist.machine';
export * from './playlist.membership';
export * from './playlist.selectors';
export * from './playlist.types';
