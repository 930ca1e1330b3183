import type { DeviceStore } from '@oshimado/machines/device-store';

/** Has the device store read what other tabs wrote. */
export function followTabs(store: Pick<DeviceStore, 'reread'>): void {
  addEventListener('storage', () => store.reread());
  addEventListener('pageshow', ({ persisted }) => {
    // A page restored from the back/forward cache has missed all storage events, and would write over what it does not know.
    if (persisted) store.reread();
  });
}
