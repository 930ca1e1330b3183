export * from './calendar-file';
export * from './playlist-export';
