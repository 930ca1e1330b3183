import * as z from 'zod';
import { groupRoutes } from '../../group-routes';
import type { Call } from '../call';
import { favoriteGroup, favoriteGroupOps } from '../favorite-group';

const common = { tag: 'favorites', auth: 'user', limit: 'write' } as const;
/** Twenty groups of five hundred channels each. */
const BODY_MAX = 1_048_576;

export const groupCalls = {
  getFavoriteGroups: {
    ...groupRoutes.getFavoriteGroups,
    ...common,
    limit: 'read',
    summary: 'The caller’s groups of favorites, in their order',
    response: z.array(favoriteGroup),
  },
  patchFavoriteGroups: {
    ...groupRoutes.patchFavoriteGroups,
    ...common,
    summary: 'Puts and removes groups of favorites; returns the complete new list',
    body: favoriteGroupOps,
    bodyMax: BODY_MAX,
    response: z.array(favoriteGroup),
  },
} as const satisfies Record<string, Call>;
