/** The list of followed channels that admins edit: one row with the text of a list, as CHANNELS_FILE would have it. */
import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table channel_list (
    id smallint primary key check (id = 1),
    text text collate "C" not null,
    version integer not null,
    changed_at timestamptz
  )`.execute(db);
  await sql`insert into channel_list (id, text, version) values (1, '', 0)`.execute(db);
}
