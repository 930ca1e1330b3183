/** What became of a report: when it was closed, by whom, and with which answer. Open ones have none of these. */
import { sql, type Kysely } from 'kysely';

const statements = [
  sql`alter table reports
    add column closed_at timestamptz,
    add column closed_by bigint,
    add column note text collate "C"`,
  sql`create index reports_open on reports (id) where closed_at is null`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
