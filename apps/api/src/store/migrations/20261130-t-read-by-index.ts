/**
 * Lists sorted by `missing_since` are read from an index, as those in every other order; unknown values are last either way. The
 * uploader of each song's video is, too, for the songs that are sung most.
 */
import { sql } from 'kysely';
import { inOrder } from './in-order';

export const up = inOrder([
  sql`create index videos_missing_since on videos (missing_since, id)`,
  sql`create index videos_missing_since_desc on videos (missing_since desc nulls last, id desc)`,
  sql`create index video_channels_uploader on video_channels (video_id)
    include (channel_id, org, leads_org, available_at) where role = 'uploader'`,
]);
