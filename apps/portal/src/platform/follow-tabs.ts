import type { DeviceStore } from '@oshimado/machines/device-store';
import { onPageReturn } from '@oshimado/widgets/internal/base/browser';

/** Has the device store read what other tabs wrote: it would write over what it does not know. */
export function followTabs(store: Pick<DeviceStore, 'reread'>): void {
  addEventListener('storage', () => store.reread());
  onPageReturn(() => store.reread());
}
