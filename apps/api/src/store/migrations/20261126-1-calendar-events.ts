/**
 * What calendars show of a stream or placeholder, with the number and time of its last change, by which calendar programs
 * recognize a later revision of an event. Rows outlive their videos for some time, because a cancelled event says so.
 */
import { sql } from 'kysely';
import { inOrder } from './in-order';

export const up = inOrder([
  sql`create table calendar_events (
    video_id text collate "C" primary key,
    channel_id text collate "C" not null,
    topic_id text collate "C",
    title text collate "C" not null,
    starts_at timestamptz not null,
    duration integer not null,
    status text collate "C" not null,
    certainty text collate "C",
    is_cancelled boolean not null default false,
    sequence integer not null default 0,
    changed_at timestamptz not null
  )`,
  sql`create index calendar_events_cancelled on calendar_events (starts_at) where is_cancelled`,
  sql`create index calendar_events_starts on calendar_events (starts_at)`,
  sql`insert into calendar_events
      (video_id, channel_id, topic_id, title, starts_at, duration, status, certainty, changed_at)
    select id, channel_id, topic_id, title, coalesce(start_actual, start_scheduled, available_at), duration,
      status, certainty, least(coalesce(published_at, now()), now())
    from videos
    where status in ('new', 'upcoming', 'live') and type in ('stream', 'placeholder')
      and (type = 'stream' or available_at > now() - interval '1 day')`,
]);
