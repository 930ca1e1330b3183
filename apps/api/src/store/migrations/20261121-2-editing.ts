/**
 * What people change. A video names the parts that a person has set (`edited`), which sources leave alone from then on; a
 * placeholder names who made it, so that sources do not take it for theirs. Every edit leaves a row in the log, which
 * names its user without a foreign key: the log outlives an account.
 */
import { sql } from 'kysely';
import { inOrder } from './in-order';

export const up = inOrder([
  sql`alter table videos
    add column edited text[] not null default '{}',
    add column topic_approver_id bigint,
    add column creator_id bigint,
    add column created_by text collate "C"`,
  sql`alter table songs
    add column am_url text collate "C",
    add column is_mv boolean not null default false,
    add column creator_id bigint,
    add column approver_id bigint`,
  sql`create index songs_id on songs (id)`,
  sql`create table audit (
    id bigint generated always as identity primary key,
    at timestamptz not null,
    user_id bigint,
    username text collate "C",
    action text collate "C" not null,
    target_id text collate "C" not null,
    before jsonb,
    after jsonb,
    reverts bigint,
    reverted_by bigint
  )`,
  sql`create index audit_target on audit (target_id, id)`,
  sql`create index audit_user on audit (user_id, id)`,
  sql`create table reports (
    id bigint generated always as identity primary key,
    at timestamptz not null,
    kind text collate "C" not null check (kind in ('video', 'channel', 'contact', 'notice')),
    target_id text collate "C",
    user_id bigint,
    fields jsonb not null
  )`,
  sql`create index reports_user on reports (user_id)`,
  sql`create table shared_layouts (
    link text collate "C" primary key,
    count integer not null default 1,
    last_at timestamptz not null
  )`,
]);
