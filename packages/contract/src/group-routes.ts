import { get, patch, type Route } from './route';

/** Calls of groups of favorites by name. A module of their own, so that a page's first file does not carry it. */
export const groupRoutes = {
  getFavoriteGroups: get('/users/favorites/groups'),
  patchFavoriteGroups: patch('/users/favorites/groups'),
} as const satisfies Record<string, Route>;

/** Name of a call of groups of favorites. */
export type GroupCallName = keyof typeof groupRoutes;
