/**
 * Notifications of devices. A device ends with the log-out of the session that it was added with, but outlives one that expires;
 * one of a guest has none.
 * `push_marks` has what was last seen of each open stream. `push_outbox` has a row for each event and device, so that none gets
 * an event twice; a row without `done_at` is still to be sent.
 */
import { sql } from 'kysely';
import { inOrder } from './in-order';

export const up = inOrder([
  sql`create table push_devices (
    id text collate "C" primary key,
    endpoint text collate "C" not null,
    p256dh text collate "C" not null,
    auth text collate "C" not null,
    user_id bigint references users (id) on delete cascade,
    session_id uuid,
    lang text collate "C" not null,
    zone text collate "C" not null,
    choices jsonb not null,
    device text collate "C",
    created_at timestamptz not null,
    used_at timestamptz
  )`,
  sql`create index push_devices_user on push_devices (user_id)`,
  sql`create index push_devices_session on push_devices (session_id)`,
  sql`create table push_marks (
    video_id text collate "C" primary key,
    is_live boolean not null,
    starts_at timestamptz,
    reminded integer
  )`,
  sql`create table push_outbox (
    id bigint generated always as identity primary key,
    device_id text collate "C" not null references push_devices (id) on delete cascade,
    event text collate "C" not null,
    kind text collate "C" not null,
    video_id text collate "C",
    starts_at timestamptz,
    minutes integer,
    held integer not null default 0,
    due_at timestamptz not null,
    expires_at timestamptz not null,
    attempts integer not null default 0,
    claimed_at timestamptz,
    done_at timestamptz,
    outcome text collate "C",
    unique (device_id, event)
  )`,
  sql`create index push_outbox_due on push_outbox (due_at, id) where done_at is null`,
  sql`create index push_outbox_done on push_outbox (done_at) where done_at is not null`,
]);
