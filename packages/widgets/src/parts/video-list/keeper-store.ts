import { createStore } from '../../base/state/store';
import type { ListKeeper } from './list-keeper.types';

/** What keeps lists short and in their place, once it is loaded. */
export const keeper = createStore<ListKeeper | undefined>(undefined);
