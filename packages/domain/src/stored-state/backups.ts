/** Backups of stored texts that could not be parsed, under one key, newest first. */
import { STORAGE_BACKUP_KEY, STORED_TEXT_MAX } from './stored-state.limits';
import type { StorageEntry } from './stored-state';
import { isJsonObject, ownValue, parseUntrusted } from './untrusted-json';

/** Maximum number of backups. */
export const BACKUPS_MAX = 24;

const isEntry = (value: unknown): value is StorageEntry =>
  isJsonObject(value) &&
  typeof ownValue(value, 'key') === 'string' &&
  typeof ownValue(value, 'text') === 'string';

/** Reads the existing backups; a text that is not a list of backups is kept as a backup itself. */
export function readBackups(text: string | null): readonly StorageEntry[] {
  if (text === null) return [];
  const json = parseUntrusted(text);
  if (json.ok && Array.isArray(json.value)) return json.value.filter(isEntry).slice(0, BACKUPS_MAX);
  return [{ key: STORAGE_BACKUP_KEY, text: text.slice(0, STORED_TEXT_MAX) }];
}

/** Adds backups, newest first; duplicates of key and text are dropped. */
export function addBackups(
  kept: readonly StorageEntry[],
  added: readonly StorageEntry[],
): readonly StorageEntry[] {
  const isAdded = (entry: StorageEntry) =>
    added.some(({ key, text }) => key === entry.key && text === entry.text);
  return [...added, ...kept.filter((entry) => !isAdded(entry))].slice(0, BACKUPS_MAX);
}

/** The entry to store for these backups. */
export const writeBackups = (entries: readonly StorageEntry[]): StorageEntry => ({
  key: STORAGE_BACKUP_KEY,
  text: JSON.stringify(entries),
});
