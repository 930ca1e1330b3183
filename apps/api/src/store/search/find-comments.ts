/** The comments below found videos that hold the words a comment search asked for. */
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../tables';
import { holds, wordsOf } from './words';

export const commentReads = (db: Kysely<Tables>) => ({
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
