/** A copy of what this device keeps, as one file, and the way back. The login is no part of it. */
import {
  moduleNames,
  readStoredState,
  STORED_STATE_VERSION,
  writeModule,
  writeStoredState,
  type StorageEntry,
  type StoredState,
} from '@oshimado/domain';

/** What belongs to the account and not to the device: the server tells it anew. */
const OF_THE_ACCOUNT: readonly string[] = ['favorites'];

export const COPY_FILE = { name: 'oshimado-settings.json', type: 'application/json' } as const;

export const writeCopy = (state: StoredState): string =>
  writeStoredState({ ...state, favorites: { channels: [] } });

export type CopyReading =
  /** `isPartial`: some entries were not understood and are at their defaults. */
  | { readonly ok: true; readonly entries: readonly StorageEntry[]; readonly isPartial: boolean }
  /** It is no copy, or damaged. */
  | { readonly ok: false };

/** Reads a file anybody may have written. */
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
