/** Suspended accounts can read, but change nothing. All three columns are null for the others. */
import { sql } from 'kysely';
import { inOrder } from './in-order';

export const up = inOrder([
  sql`alter table users
    add column suspended_at timestamptz,
    add column suspended_until timestamptz,
    add column suspension_reason text collate "C"`,
]);
