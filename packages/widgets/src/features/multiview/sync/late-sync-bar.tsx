import { askedPart, type Closable } from '../../../base/asked-part';

/** The bar of archive sync. Its code is loaded when it is drawn first. */
export const SyncBar = askedPart<Closable>(() => import('./SyncBar'));
