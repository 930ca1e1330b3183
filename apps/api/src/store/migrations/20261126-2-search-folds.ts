/**
 * Notes by which rules a search text was folded. The texts stay, so that search works while the server folds them again after
 * its start (`fill-texts.ts`); an older server leaves the column alone.
 */
import { sql, type Kysely } from 'kysely';

const TABLES = ['video_texts', 'comment_texts', 'channel_texts'];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of TABLES) {
    await sql`alter table ${sql.ref(table)} add column fold smallint not null default 1`.execute(
      db,
    );
  }
}
