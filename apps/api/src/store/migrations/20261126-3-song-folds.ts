/**
 * The search text of each song beside its name. It is empty until the server folds it after its start (`fill-texts.ts`);
 * until then the name is searched as it is.
 */
import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table songs
      add column folded text collate "C" not null default '',
      add column fold smallint not null default 0`.execute(db);
}
