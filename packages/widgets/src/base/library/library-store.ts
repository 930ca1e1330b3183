/**
 * The videos kept on this device. A change shows at once and is then written; if writing fails, it is reverted and the error
 * thrown. Other tabs read again after a change.
 */
import type { TabChannel } from '../browser/tab-channel';
import { createStore, type Store } from '../state/store';
import type { LibraryDatabase, LibraryEntry } from './library.types';

export type LibraryStatus = 'loading' | 'ready' | 'failed';

export interface LibraryState {
  readonly status: LibraryStatus;
  /** By id of the video, unordered. */
  readonly entries: ReadonlyMap<string, LibraryEntry>;
}

export interface LibraryStore extends Omit<Store<LibraryState>, 'setState'> {
  /** Reads the device once; again after a failure. */
  readonly load: () => Promise<void>;
  /** Adds new entries and keeps existing ones; returns how many are new. */
  readonly add: (entries: readonly LibraryEntry[]) => Promise<number>;
  /** Returns the removed entries, so that they can be added again. */
  readonly remove: (ids: readonly string[]) => Promise<readonly LibraryEntry[]>;
}

/** Until the device is read, and on the server. */
export const unreadLibrary: LibraryState = { status: 'loading', entries: new Map() };

export function createLibraryStore(
  database: LibraryDatabase,
  channel?: TabChannel<null>,
): LibraryStore {
  const { getState, setState, subscribe } = createStore(unreadLibrary);
  let loading: Promise<void> | undefined;

  const read = async () => {
    try {
      const entries = await database.readAll();
      setState({
        status: 'ready',
        entries: new Map(entries.map((entry) => [entry.video.id, entry])),
      });
    } catch {
      loading = undefined;
      setState({ ...getState(), status: 'failed' });
    }
  };
  const load = () => {
    loading ??= read();
    return loading;
  };
  channel?.onMessage(() => {
    if (loading) loading = read();
  });

  const edit = (work: (entries: Map<string, LibraryEntry>) => void) => {
    const entries = new Map(getState().entries);
    work(entries);
    setState({ ...getState(), entries });
  };
  const put = (entries: readonly LibraryEntry[]) =>
    edit((all) => entries.forEach((entry) => all.set(entry.video.id, entry)));
  const drop = (ids: readonly string[]) => edit((all) => ids.forEach((id) => all.delete(id)));

  /** Writes a change that is already shown; reverts this change alone if writing fails. */
  const keep = async (write: () => Promise<void>, revert: () => void) => {
    try {
      await write();
      channel?.post(null);
    } catch (error) {
      revert();
      throw error;
    }
  };

  return {
    subscribe,
    getState,
    load,
    async add(entries) {
      await load();
      const before = getState().entries.size;
      const fresh = entries.filter(({ video }) => !getState().entries.has(video.id));
      if (fresh.length === 0) return 0;
      put(fresh);
      const count = getState().entries.size - before;
      await keep(
        () => database.put(fresh),
        () => drop(fresh.map(({ video }) => video.id)),
      );
      return count;
    },
    async remove(ids) {
      await load();
      const gone = ids.flatMap((id) => getState().entries.get(id) ?? []);
      drop(ids);
      await keep(
        () => database.remove(ids),
        () => put(gone),
      );
      return gone;
    },
  };
}
