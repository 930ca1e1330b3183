export { csvCell, readCsv, writeCsv } from './csv';
export * from './playlist-export';
