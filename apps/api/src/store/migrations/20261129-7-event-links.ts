/** Adds what editors say of pairs of streams: that they are views of one event, or of different ones. No source writes it. */
import { sql } from 'kysely';
import { inOrder } from './in-order';

export const up = inOrder([
  sql`create table event_links (
    first_id text collate "C" not null references videos (id) on delete cascade,
    second_id text collate "C" not null references videos (id) on delete cascade,
    is_same boolean not null,
    primary key (first_id, second_id),
    check (first_id < second_id)
  )`,
  sql`create index event_links_second on event_links (second_id)`,
]);
