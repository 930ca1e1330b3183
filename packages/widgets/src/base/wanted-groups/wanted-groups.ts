/**
 * Whether this page needs the exchange of groups with the account: groups are shown on it, or the device has changes that were
 * not sent. A note in the storage says the latter, so that pages without groups do not load their code.
 */
import { browserStorage } from '../browser';
import { createStore, type Store } from '../state/store';
import { useStore } from '../state/use-store';

const NOTE = 'oshimado.groups';

/** `kept`: the device has groups; `unsent`: some of them wait to be sent. */
type GroupsNote = 'kept' | 'unsent';

export const groupsNote = (): GroupsNote | null => {
  const note = browserStorage()?.getItem(NOTE);
  return note === 'kept' || note === 'unsent' ? note : null;
};

/** null: the device has none. A storage that refuses costs a later visit its exchange, and nothing else. */
export function noteGroups(note: GroupsNote | null): void {
  try {
    if (note === null) browserStorage()?.removeItem(NOTE);
    else browserStorage()?.setItem(NOTE, note);
  } catch {
    // Full.
  }
}

/** Whether the exchange is wanted. */
export const wantedGroups: Store<boolean> = createStore(false);

/** Whether there may be groups to show: the device has some, or a page that makes them is open. */
export const useMayHaveGroups = (): boolean => {
  const isWanted = useStore(wantedGroups, Boolean, false);
  return isWanted || groupsNote() !== null;
};
