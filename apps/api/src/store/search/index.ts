/** Finding videos, comments and channels by words. */
import type { Kysely } from 'kysely';
import type { Tables } from '../tables';

export const searchReads = (_db: Kysely<Tables>, _now: () => Date) => ({});

export type SearchReads = ReturnType<typeof searchReads>;
