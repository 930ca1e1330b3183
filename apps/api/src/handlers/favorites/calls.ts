import type { Actions } from '../handler';
import { getFavorites } from './get-favorites';
import { patchFavorites } from './patch-favorites';

export const actions = { getFavorites, patchFavorites } satisfies Actions;
