/** Songs keep the ids that the service they come from gave them; not every service numbers them as uuids. */
import { sql, type Kysely } from 'kysely';

const statements = [sql`alter table songs alter column id type text collate "C" using id::text`];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
