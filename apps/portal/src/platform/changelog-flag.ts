/** Set when a new version has been activated. It survives the reload, is shared by all tabs and is announced once. */
const KEY = 'oshimado.changelog';

/** This document set the flag and is about to reload: if it announced the changes now, the reload would remove the notice. */
let isRaisedHere = false;

export const changelogFlag = (storage: Storage | null) => ({
  raise(): void {
    isRaisedHere = true;
    try {
      storage?.setItem(KEY, '1');
    } catch {
      // Storage is full: not offering the changelog is no loss.
    }
  },
  /** Whether another document set the flag; clears it. */
  take(): boolean {
    if (isRaisedHere) return false;
    const isRaised = storage?.getItem(KEY) === '1';
    if (isRaised) storage?.removeItem(KEY);
    return isRaised;
  },
});
