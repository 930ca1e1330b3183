/** Lines of live translations, by room and language. */
import type { Kysely } from 'kysely';
import type { Tables } from './tables';

export const chatStore = (_db: Kysely<Tables>, _now: () => Date) => ({});

export type ChatStore = ReturnType<typeof chatStore>;
