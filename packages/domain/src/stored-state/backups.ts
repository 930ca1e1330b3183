/** Backups of stored texts that could not be parsed, under one key, newest first. */
import { STORAGE_BACKUP_KEY, STORED_TEXT_MAX } from './stored-state.limits';
import type { StorageEntry } from './stored-state';
import { isJsonObject, ownValue, parseUntrusted } from './untrusted-json';

/** More than this is nothing that a person would look through. */
export const BACKUPS_MAX = 24;

const isEntry = (value: unknown): value is StorageEntry =>
  isJsonObject(value) &&
  typeof ownValue(value, 'key') === 'string' &&
  typeof ownValue(value, 'text') === 'string';

/** What is kept already; a text that is no list of backups is itself kept as one. */
export function readBackups(text: string | null): readonly StorageEntry[] {
  if (text === null) return [];
  const json = parseUntrusted(text);
  if (json.ok && Array.isArray(json.value)) return json.value.filter(isEntry).slice(0, BACKUPS_MAX);
  return [{ key: STORAGE_BACKUP_KEY, text: text.slice(0, STORED_TEXT_MAX) }];
}

/** The newer ones first; an older one of the same key and text is not kept twice. */
export function addBackups(
  kept: readonly StorageEntry[],
  added: readonly StorageEntry[],
): readonly StorageEntry[] {
  const isAdded = (entry: StorageEntry) =>
    added.some(({ key, text }) => key === entry.key && text === entry.text);
  return [...added, ...kept.filter((entry) => !isAdded(entry))].slice(0, BACKUPS_MAX);
}

export const writeBackups = (entries: readonly StorageEntry[]): StorageEntry => ({
  key: STORAGE_BACKUP_KEY,
  text: JSON.stringify(entries),
});
