/** When the stored comments of a video were read, for sources that may keep them for a time only; null where there is no such time. */
import { sql } from 'kysely';
import { inOrder } from './in-order';

export const up = inOrder([
  sql`alter table video_details add column comments_at timestamptz`,
  sql`create index video_details_comments on video_details (comments_at) where comments_at is not null`,
]);
