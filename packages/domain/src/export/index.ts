export * from './playlist-export';
