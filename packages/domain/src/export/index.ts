export * from './calendar-file';
export { readAnyCsv, writeCsv } from './csv';
export * from './playlist-export';
