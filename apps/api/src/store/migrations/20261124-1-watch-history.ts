/**
 * Watched videos of accounts. A removed entry stays as a note, so that an older change of another device does not bring it
 * back. `change` grows with each change of any account; devices ask for what changed after the last one they know.
 */
import { sql } from 'kysely';
import { inOrder } from './in-order';

export const up = inOrder([
  sql`create sequence watch_history_changes`,
  sql`create table watch_history (
    user_id bigint not null references users (id) on delete cascade,
    video_id text collate "C" not null,
    watched_at timestamptz not null,
    changed_at timestamptz not null,
    seconds integer check (seconds >= 0),
    duration integer not null check (duration >= 0),
    is_removed boolean not null,
    change bigint not null,
    primary key (user_id, video_id)
  )`,
  sql`create index watch_history_newest on watch_history (user_id, watched_at desc, video_id)
    where not is_removed`,
  sql`create unique index watch_history_change on watch_history (user_id, change)`,
  sql`alter table users add column history_cleared_at timestamptz`,
]);
