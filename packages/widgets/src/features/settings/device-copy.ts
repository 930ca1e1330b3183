/** Exports what this device stores as one file, and reads such a file. The login is not part of it. */
import {
  moduleNames,
  readStoredState,
  STORED_STATE_VERSION,
  writeModule,
  writeStoredState,
  type StorageEntry,
  type StoredState,
} from '@oshimado/domain';

/** Modules that belong to the account: the server sends them again. */
const OF_THE_ACCOUNT: readonly string[] = ['favorites'];

export const COPY_FILE = { name: 'oshimado-settings.json', type: 'application/json' } as const;

export const writeCopy = (state: StoredState): string =>
  writeStoredState({ ...state, favorites: { channels: [] } });

export type CopyReading =
  /** `isPartial`: some entries were invalid and have their default values. */
  | { readonly ok: true; readonly entries: readonly StorageEntry[]; readonly isPartial: boolean }
  /** Not such a file, or a damaged one. */
  | { readonly ok: false };

/** Reads a file that may come from anywhere. */
export function readCopy(text: string, language: string): CopyReading {
  const { state, problems } = readStoredState(text, { language });
  // A file of another kind has neither our shape nor our version.
  if (problems.some(({ path }) => path === '' || path === 'version')) return { ok: false };
  if (state.version !== STORED_STATE_VERSION) return { ok: false };
  const entries = moduleNames
    .filter((name) => !OF_THE_ACCOUNT.includes(name))
    .map((name) => writeModule(name, state[name]));
  return { ok: true, entries, isPartial: problems.length > 0 };
}
