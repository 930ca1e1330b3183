/** "A new version has taken over": kept over the reload and shared by all tabs, told once. */
const KEY = 'oshimado.changelog';

/** Raised by this document, which is about to be loaded again: what it took now would be told to nobody. */
let isRaisedHere = false;

export const changelogFlag = (storage: Storage | null) => ({
  raise(): void {
    isRaisedHere = true;
    try {
      storage?.setItem(KEY, '1');
    } catch {
      // No room left: the offer of the changes is no loss.
    }
  },
  /** Whether another document raised it; it is lowered. */
  take(): boolean {
    if (isRaisedHere) return false;
    const isRaised = storage?.getItem(KEY) === '1';
    if (isRaised) storage?.removeItem(KEY);
    return isRaised;
  },
});
