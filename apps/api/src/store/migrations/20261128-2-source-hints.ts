/**
 * What platforms told any process of this site, for the one that feeds. A row for each subject, so that what is told twice is one
 * row; the feeding process takes them out.
 */
import { sql, type Kysely } from 'kysely';

const statements = [
  sql`create table source_hints (
    source text collate "C" not null,
    kind text collate "C" not null,
    subject text collate "C" not null,
    value jsonb not null,
    told_at timestamptz not null,
    primary key (source, kind, subject)
  )`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
