/**
 * Log of logins, refusals and what was done with accounts, apart from edits. It holds ids alone, without a foreign key: a deleted
 * account leaves the event without its name.
 */
import { sql } from 'kysely';
import { inOrder } from './in-order';

export const up = inOrder([
  sql`create table security_log (
    id bigint generated always as identity primary key,
    at timestamptz not null,
    event text collate "C" not null,
    actor_id bigint,
    subject_id bigint,
    details jsonb
  )`,
  sql`create index security_log_at on security_log (at)`,
  sql`create index security_log_actor on security_log (actor_id)`,
  sql`create index security_log_subject on security_log (subject_id)`,
]);
