/** Which line of the older service a line was: one that was changed here is known again when its room is claimed again. */
import { sql } from 'kysely';
import { inOrder } from './in-order';

export const up = inOrder([
  sql`alter table chats add column mchad_line text collate "C"`,
  sql`create index chats_mchad_line on chats (mchad_line) where mchad_line is not null`,
]);
