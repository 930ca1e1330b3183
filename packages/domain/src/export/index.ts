export * from './calendar-file';
export { readAnyCsv } from './csv';
export * from './playlist-export';
