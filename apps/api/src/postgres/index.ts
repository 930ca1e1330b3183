export { lockDataFolder, type DataFolderLock } from './data-folder-lock';
export type { PostgresLog } from './log';
export { openPostgres } from './open-postgres';
export type { Postgres, PostgresOptions } from './postgres';
