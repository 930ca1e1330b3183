/**
 * Migrates data that this device stored in older forms: the record of the original product in the same browser, and shortcuts
 * under their former key. A separate chunk, because only one visit needs it.
 */
import {
  HOLODEX_EXTRA_KEYS,
  HOLODEX_KEY,
  importHolodex,
  moduleKey,
  moduleNames,
  readModule,
  STORAGE_BACKUP_KEY,
  STORED_STATE_VERSION,
  writeBackups,
  writeModule,
} from '@oshimado/domain';
import { reportError } from '@oshimado/widgets/internal/base/reporting';
import { addWatched } from '@oshimado/widgets/internal/base/history';
import { OLD_SHORTCUTS_KEY, TAKEN_OVER_KEY } from './old-device';

const textsOf = (storage: Storage, keys: readonly string[]) =>
  Object.fromEntries(keys.map((key) => [key, storage.getItem(key)]));

/** All or nothing: a partly migrated record would count as complete on the next visit. */
function write(storage: Storage, texts: Readonly<Record<string, string>>): void {
  try {
    for (const [key, text] of Object.entries(texts)) storage.setItem(key, text);
  } catch (error) {
    reportError(error);
    for (const key of Object.keys(texts)) storage.removeItem(key);
  }
}

/** Returns the ids of videos that the original's record calls watched. */
function takeOverHolodex(storage: Storage, record: string, language: string): readonly string[] {
  const extras = textsOf(storage, HOLODEX_EXTRA_KEYS);
  const { state, backup, watchedIds } = importHolodex(record, extras, { language });
  const modules = moduleNames.map((name) => [moduleKey(name), writeModule(name, state[name]).text]);
  write(storage, {
    ...Object.fromEntries(modules),
    ...(backup !== null && {
      [STORAGE_BACKUP_KEY]: writeBackups([{ key: HOLODEX_KEY, text: backup }]).text,
    }),
    [TAKEN_OVER_KEY]: '1',
  });
  return watchedIds;
}

/** The former text was the bare value; a module's text has a version around it. */
function takeOverShortcuts(storage: Storage, text: string): void {
  const wrapped = `{"version":${STORED_STATE_VERSION},"value":${text}}`;
  const { module, problems } = readModule('keys', wrapped, { language: '' });
  if (
    module.name === 'keys' &&
    problems.length === 0 &&
    storage.getItem(moduleKey('keys')) === null
  )
    write(storage, { [moduleKey('keys')]: writeModule('keys', module.value).text });
  storage.removeItem(OLD_SHORTCUTS_KEY);
}

export async function takeOverDevice(storage: Storage, language: string): Promise<void> {
  const shortcuts = storage.getItem(OLD_SHORTCUTS_KEY);
  const record = storage.getItem(HOLODEX_KEY);
  if (record !== null && storage.getItem(TAKEN_OVER_KEY) === null) {
    const ids = takeOverHolodex(storage, record, language);
    if (ids.length > 0) await addWatched(ids);
  }
  if (shortcuts !== null) takeOverShortcuts(storage, shortcuts);
}
