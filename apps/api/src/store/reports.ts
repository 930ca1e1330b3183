/** What people report, and what they count: kept for who looks after the site. */
import type { Kysely } from 'kysely';
import type { Tables } from './tables';

export const reportStore = (_db: Kysely<Tables>, _now: () => Date) => ({});

export type ReportStore = ReturnType<typeof reportStore>;
