/** What became of a report: when it was closed, by whom, and with which answer. Open ones have none of these. */
import { sql } from 'kysely';
import { inOrder } from './in-order';

export const up = inOrder([
  sql`alter table reports
    add column closed_at timestamptz,
    add column closed_by bigint,
    add column note text collate "C"`,
  sql`create index reports_open on reports (id) where closed_at is null`,
]);
