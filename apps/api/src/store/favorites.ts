/** Favorite talents of an account. */
import type { Kysely } from 'kysely';
import type { Tables } from './tables';

export const favoriteStore = (_db: Kysely<Tables>, _now: () => Date) => ({});

export type FavoriteStore = ReturnType<typeof favoriteStore>;
