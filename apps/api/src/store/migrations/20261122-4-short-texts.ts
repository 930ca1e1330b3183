/**
 * Only the beginning of a description is searchable, and grams are numbers: a row takes a third of the space. New rows are
 * gathered before they enter the inverted index, many at once, because entering them one by one took most of the time to
 * write a video; a search also scans the gathered rows, whose number `gin_pending_list_limit` (in KiB) limits. Existing texts
 * are deleted here and written again after the server has started (`fill-texts.ts`).
 */
import { sql, type Kysely } from 'kysely';

const TABLES = ['video_texts', 'comment_texts', 'channel_texts'];

const statementsOf = (table: string) => {
  const index = sql.ref(`${table}_grams`);
  const name = sql.ref(table);
  return [
    sql`truncate ${name}`,
    sql`drop index ${index}`,
    sql`alter table ${name} alter column grams type integer[] using '{}'::integer[]`,
    sql`create index ${index} on ${name} using gin (grams)
      with (fastupdate = on, gin_pending_list_limit = 1024)`,
  ];
};

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of TABLES.flatMap(statementsOf)) await statement.execute(db);
}
