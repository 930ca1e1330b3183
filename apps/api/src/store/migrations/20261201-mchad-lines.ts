/** Which lines of the older service are here, or were deleted here: when their room is claimed again they are known, though they were changed. */
import { sql } from 'kysely';
import { inOrder } from './in-order';

export const up = inOrder([
  sql`alter table chats add column mchad_line text collate "C"`,
  sql`create index chats_mchad_line on chats (mchad_line) where mchad_line is not null`,
  sql`create table mchad_deleted_lines (line text collate "C" primary key)`,
]);
