/** "A new version has taken over": kept over the reload and shared by all tabs, told once. */
const KEY = 'oshimado.changelog';

export const changelogFlag = (storage: Storage | null) => ({
  raise(): void {
    try {
      storage?.setItem(KEY, '1');
    } catch {
      // No room left: the offer of the changes is no loss.
    }
  },
  /** Whether it was raised; it is lowered. */
  take(): boolean {
    const isRaised = storage?.getItem(KEY) === '1';
    if (isRaised) storage?.removeItem(KEY);
    return isRaised;
  },
});
