/** Finding comments, channels, topics and organizations by words; videos are found by the filter of lists. */
import type { Kysely } from 'kysely';
import type { Tables } from '../tables';
import { nameSearchReads } from './find-channels';
import { commentReads } from './find-comments';

export const searchReads = (db: Kysely<Tables>) => ({
  ...commentReads(db),
  ...nameSearchReads(db),
});
