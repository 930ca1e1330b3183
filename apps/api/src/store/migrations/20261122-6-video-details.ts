/** When the details of a video were last read, and when a viewer first asked for them. No row: neither. */
import { sql } from 'kysely';
import { inOrder } from './in-order';

export const up = inOrder([
  sql`create table video_details (
    video_id text collate "C" primary key references videos (id) on delete cascade,
    read_at timestamptz,
    wished_at timestamptz
  )`,
  sql`create index video_details_wished on video_details (wished_at) where wished_at is not null`,
]);
