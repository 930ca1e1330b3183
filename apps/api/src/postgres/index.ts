export { lockDataFolder } from './data-folder-lock';
export { openPostgres } from './open-postgres';
