/** Refused requests, counted by day: of which limit, of which call, by which account or kind of address. Addresses are not in it. */
import { sql } from 'kysely';
import { inOrder } from './in-order';

export const up = inOrder([
  sql`create table limit_hits (
    day date not null,
    "limit" text collate "C" not null,
    kind text collate "C" not null,
    network text collate "C" not null,
    user_id bigint not null,
    call text collate "C" not null,
    count integer not null,
    last_at timestamptz not null,
    primary key (day, "limit", kind, network, user_id, call)
  )`,
  sql`create index limit_hits_last_at on limit_hits (last_at)`,
  sql`create index limit_hits_user on limit_hits (user_id)`,
]);
