/** Finding comments, channels, topics and organizations by words; videos are found by the filter of lists. */
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables';
import { nameSearchReads } from './find-channels';
import { holds, wordsOf } from './words';

/** The comments of found videos that match a comment search. */
const commentReads = (db: Kysely<Tables>) => ({
  commentsHolding: async (ids: readonly string[], text: string, wholeWord: boolean) => {
    const match = holds(sql<string>`t.body`, wordsOf(text), wholeWord);
    const { rows } = await sql<{ video_id: string; comment_key: string; message: string }>`
      select c.video_id, c.comment_key, c.message
      from comments c join comment_texts t
        on t.video_id = c.video_id and t.comment_key = c.comment_key
      where c.video_id = any(${ids}::text[]) and ${match}
      order by c.video_id, c.comment_key`.execute(db);
    return rows;
  },
});

export const searchReads = (db: Kysely<Tables>) => ({
  ...commentReads(db),
  ...nameSearchReads(db),
});
