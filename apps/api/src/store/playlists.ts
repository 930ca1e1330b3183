/** Lists of videos that accounts keep. */
import type { Kysely } from 'kysely';
import type { Tables } from './tables';

export const playlistStore = (_db: Kysely<Tables>, _now: () => Date) => ({});

export type PlaylistStore = ReturnType<typeof playlistStore>;
