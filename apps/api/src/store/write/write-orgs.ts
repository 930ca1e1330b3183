import type { Kysely } from 'kysely';
import type { OrgRecord } from '../records';
import type { Tables } from '../tables';
import { upsert, type Target } from './upsert';

const orgs: Target = {
  table: 'orgs',
  key: 'name',
  types: { name: 'text', short: 'text', name_jp: 'text' },
};

export const writeOrgs = (db: Kysely<Tables>, records: readonly OrgRecord[]): Promise<string[]> =>
  upsert(
    db,
    orgs,
    records.map(({ name, short, name_jp }) => ({ name, short, name_jp })),
  );
