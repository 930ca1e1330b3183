export { lockDataFolder, type DataFolderLock } from './data-folder-lock';
export type { PostgresLog } from './log';
export { openPostgres, type Postgres, type PostgresOptions } from './open-postgres';
