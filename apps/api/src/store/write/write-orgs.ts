import type { Kysely } from 'kysely';
import type { OrgRecord } from '../records';
import type { Tables } from '../tables';
import { upsert, type Target } from './upsert';

const orgs: Target = {
  table: 'orgs',
  key: 'name',
  types: { name: 'text', short: 'text', name_jp: 'text' },
};

/** Answers how many were new or changed. */
export async function writeOrgs(
  db: Kysely<Tables>,
  records: readonly OrgRecord[],
): Promise<number> {
  const rows = records.map(({ name, short, name_jp }) => ({ name, short, name_jp }));
  return (await upsert(db, orgs, rows)).length;
}
