import { sql, type Kysely } from 'kysely';
import type { ChannelRecord } from '../records';
import { writeChannelTexts } from '../search/write-texts';
import type { Tables } from '../tables';
import { upsert, type Target } from './upsert';
import { updateOrgsOfVideos } from './video-channels';

const types = {
  id: 'text',
  name: 'text',
  type: 'text',
  english_name: 'text',
  org: 'text',
  suborg: 'text',
  group_name: 'text',
  photo: 'text',
  thumbnail: 'text',
  banner: 'text',
  description: 'text',
  lang: 'text',
  twitter: 'text',
  twitch: 'text',
  video_count: 'integer',
  subscriber_count: 'bigint',
  view_count: 'bigint',
  clip_count: 'integer',
  top_topics: 'text[]',
  inactive: 'boolean',
  published_at: 'timestamptz',
  created_at: 'timestamptz',
  crawled_at: 'timestamptz',
  comments_crawled_at: 'timestamptz',
  yt_uploads_id: 'text',
  yt_handle: 'text[]',
  yt_name_history: 'text[]',
} as const satisfies Target['types'];

const channels = (now: Date): Target => ({
  table: 'channels',
  key: 'id',
  types,
  extras: () => [
    { column: 'updated_at', insert: sql`${now}::timestamptz`, update: sql`${now}::timestamptz` },
  ],
});

// Handles are looked up in lower case.
const toRow = ({ group, yt_handle, ...record }: ChannelRecord) => ({
  ...record,
  group_name: group,
  yt_handle: yt_handle?.map((handle) => handle.toLowerCase()) ?? yt_handle,
});

export async function writeChannels(
  db: Kysely<Tables>,
  records: readonly ChannelRecord[],
  now: Date,
): Promise<string[]> {
  const rows = await upsert(db, channels(now), records.map(toRow));
  const changed = rows.map(({ id }) => String(id));
  await writeChannelTexts(db, changed);
  await updateOrgsOfVideos(db, changed);
  return changed;
}
