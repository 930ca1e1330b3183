/** Finding videos, comments and channels by words. */
import type { Kysely } from 'kysely';
import type { Tables } from '../tables';
import { nameSearchReads } from './find-channels';
import { videoSearchReads } from './find-videos';

export type { SearchSort, VideoSearch } from './find-videos';

export const searchReads = (db: Kysely<Tables>, now: () => Date) => ({
  ...videoSearchReads(db, now),
  ...nameSearchReads(db),
});

export type SearchReads = ReturnType<typeof searchReads>;
