/**
 * How often what everybody reads has changed: one row, counted up in the transaction that makes the change and polled by
 * every process, so that each renews what it keeps in memory. Writers hold a lock among them already, so that they never
 * wait for this row. Half of the page stays free for the row's next versions.
 */
import { sql } from 'kysely';
import { inOrder } from './in-order';

export const up = inOrder([
  sql`create table changes (
    id boolean primary key default true check (id),
    count bigint not null
  ) with (fillfactor = 50)`,
  sql`insert into changes (count) values (0)`,
]);
