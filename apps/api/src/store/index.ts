export type * from './read';
export type * from './records';
export { isDatabaseDown } from './database-down';
export { openStore, type Store, type StoreOptions } from './store';
export { UnknownUploaderError } from './write/write-videos';
