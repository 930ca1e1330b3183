/**
 * The first tables. Text is `collate "C"`, because the order of an answer must not depend on the system's locale. Rows
 * that belong to a video carry its id first, so that they can be spread by it. Mentions and links name channels and
 * videos that may not be known yet, hence no foreign key there: readers join, and what is unknown stays out until it is.
 * The checks hold what the contract promises to clients, so that one odd row of a source cannot spoil a whole list.
 */
import { sql } from 'kysely';
import { inOrder } from './in-order';

export const up = inOrder([
  sql`create table orgs (
    name text collate "C" primary key,
    short text collate "C",
    name_jp text collate "C"
  )`,
  sql`create table channels (
    id text collate "C" primary key check (id <> ''),
    name text collate "C" not null,
    type text collate "C" not null check (type in ('vtuber', 'subber', 'external', 'system')),
    english_name text collate "C",
    org text collate "C",
    suborg text collate "C",
    group_name text collate "C",
    photo text collate "C",
    thumbnail text collate "C",
    banner text collate "C",
    description text collate "C" not null default '',
    lang text collate "C",
    twitter text collate "C",
    twitch text collate "C",
    video_count integer not null default 0 check (video_count >= 0),
    subscriber_count bigint not null default 0 check (subscriber_count >= 0),
    view_count bigint not null default 0 check (view_count >= 0),
    clip_count integer check (clip_count >= 0),
    top_topics text[],
    inactive boolean not null default false,
    published_at timestamptz,
    created_at timestamptz,
    updated_at timestamptz,
    crawled_at timestamptz,
    comments_crawled_at timestamptz,
    yt_uploads_id text collate "C",
    yt_handle text[],
    yt_name_history text[]
  )`,
  sql`create index channels_org on channels (org, id)`,
  sql`create index channels_type on channels (type, id)`,
  sql`create index channels_handle on channels using gin (yt_handle)`,
  sql`create table videos (
    id text collate "C" primary key check (id ~ '^[A-Za-z0-9_-]{11}$'),
    channel_id text collate "C" not null references channels (id),
    title text collate "C" not null,
    type text collate "C" not null check (type in ('stream', 'clip', 'placeholder')),
    status text collate "C" not null
      check (status in ('new', 'upcoming', 'live', 'past', 'missing')),
    topic_id text collate "C",
    published_at timestamptz,
    available_at timestamptz not null,
    duration integer not null default 0 check (duration >= 0),
    start_scheduled timestamptz,
    start_actual timestamptz,
    end_actual timestamptz,
    live_viewers integer not null default 0 check (live_viewers >= 0),
    description text collate "C" not null default '',
    songcount integer not null default 0 check (songcount >= 0),
    lang text collate "C",
    live_tl_count jsonb not null default '{}',
    recent_live_tls text[] not null default '{}',
    placeholder_type text collate "C"
      check (placeholder_type in ('scheduled-yt-stream', 'external-stream', 'event')),
    certainty text collate "C" check (certainty in ('certain', 'likely')),
    jp_name text collate "C",
    link text collate "C",
    thumbnail text collate "C",
    credits jsonb
  )`,
  sql`create index videos_available on videos (available_at, id)`,
  sql`create index videos_type_status on videos (type, status, available_at)`,
  sql`create index videos_channel on videos (channel_id, available_at)`,
  sql`create index videos_topic on videos (topic_id, available_at) where topic_id is not null`,
  // The board reads these few rows out of hundreds of thousands.
  sql`create index videos_open on videos (available_at) where status in ('new', 'upcoming', 'live')`,
  sql`create index videos_placeholders on videos (available_at) where type = 'placeholder'`,
  sql`create table video_mentions (
    video_id text collate "C" not null references videos (id) on delete cascade,
    channel_id text collate "C" not null,
    primary key (video_id, channel_id)
  )`,
  sql`create index video_mentions_channel on video_mentions (channel_id, video_id)`,
  sql`create table video_links (
    video_id text collate "C" not null references videos (id) on delete cascade,
    kind text collate "C" not null,
    target_id text collate "C" not null,
    primary key (video_id, kind, target_id)
  )`,
  sql`create index video_links_target on video_links (target_id, kind, video_id)`,
  sql`create table songs (
    video_id text collate "C" not null references videos (id) on delete cascade,
    id uuid not null,
    name text collate "C" not null,
    original_artist text collate "C" not null,
    start_s integer not null check (start_s >= 0),
    end_s integer not null check (end_s >= 0),
    art text collate "C",
    itunesid bigint,
    primary key (video_id, id)
  )`,
  sql`create table comments (
    video_id text collate "C" not null references videos (id) on delete cascade,
    comment_key text collate "C" not null,
    message text collate "C" not null,
    primary key (video_id, comment_key)
  )`,
  sql`create table progress (
    task text collate "C" primary key,
    value jsonb not null
  )`,
]);
