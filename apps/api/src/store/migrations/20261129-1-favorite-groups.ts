/**
 * Groups of favorites. A removed group stays as a note, so that an older change of another device does not bring it back.
 */
import { sql } from 'kysely';
import { inOrder } from './in-order';

export const up = inOrder([
  sql`create table favorite_groups (
    user_id bigint not null references users (id) on delete cascade,
    id text collate "C" not null,
    name text collate "C" not null,
    color text collate "C" not null,
    position double precision not null,
    channel_ids text[] not null,
    changed_at timestamptz not null,
    is_removed boolean not null,
    primary key (user_id, id)
  )`,
]);
