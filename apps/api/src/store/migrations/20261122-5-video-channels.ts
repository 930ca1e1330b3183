/**
 * Who belongs to a video, in one narrow table that every list is read from: a row for each channel that uploaded the video,
 * is a guest in it, or uploaded what a clip was cut from (the first of these that applies), with the columns that lists
 * filter and sort by. `leads_org` is true on one row of each organization of a video, so that an organization's list
 * contains a video once. The indexes cover all columns of a list query, so that a page of ids needs no access to the table.
 *
 * `video_counts` keeps how many videos there are of each kind, of each organization and of each topic, because counting
 * them for every page reads the whole index. Placeholders count for topics only: their state follows the clock.
 */
import { sql, type Kysely } from 'kysely';

const SHOWN = sql`
  (type, status, lang, topic_id, has_guests, placeholder_type, start_scheduled, duration)`;

const statements = [
  sql`create table video_channels (
    video_id text collate "C" not null references videos (id) on delete cascade,
    channel_id text collate "C" not null,
    role text collate "C" not null check (role in ('uploader', 'guest', 'source')),
    org text collate "C",
    leads_org boolean not null,
    type text collate "C" not null,
    status text collate "C" not null,
    available_at timestamptz not null,
    lang text collate "C",
    topic_id text collate "C",
    has_guests boolean not null,
    placeholder_type text collate "C",
    start_scheduled timestamptz,
    duration integer not null,
    primary key (video_id, channel_id) include (role, org, leads_org)
  )`,
  sql`create table video_counts (
    kind text collate "C" not null check (kind in ('all', 'org', 'topic')),
    key text collate "C" not null,
    type text collate "C" not null,
    status text collate "C" not null,
    lang text collate "C" not null,
    count bigint not null,
    primary key (kind, key, type, status, lang)
  )`,
  sql`insert into video_channels
    select v.id, p.channel_id, p.role, c.org,
      c.org is not null and
        row_number() over (partition by v.id, c.org order by p.rank, p.channel_id) = 1,
      v.type, v.status, v.available_at, v.lang, v.topic_id,
      exists (
        select from video_mentions g where g.video_id = v.id and g.channel_id <> v.channel_id
      ),
      v.placeholder_type, v.start_scheduled, v.duration
    from videos v
    cross join lateral (
      select distinct on (a.channel_id) a.channel_id, a.role, a.rank from (
        select v.channel_id, 'uploader' as role, 1 as rank
        union all
        select m.channel_id, 'guest', 2 from video_mentions m where m.video_id = v.id
        union all
        select s.channel_id, 'source', 3 from video_links l join videos s on s.id = l.target_id
        where l.video_id = v.id and l.kind = 'source' and v.type = 'clip'
      ) a order by a.channel_id, a.rank
    ) p
    left join channels c on c.id = p.channel_id`,
  sql`insert into video_counts
    select k.kind, k.key, m.type, m.status, coalesce(m.lang, ''), count(*)
    from video_channels m
    cross join lateral (
      select 'all' as kind, '' as key where m.role = 'uploader'
      union all select 'org', m.org where m.leads_org
      union all select 'topic', m.topic_id where m.role = 'uploader' and m.topic_id is not null
    ) k
    where m.type <> 'placeholder' or k.kind = 'topic'
    group by 1, 2, 3, 4, 5`,
  sql`create index video_channels_time on video_channels (available_at, video_id)
    include ${SHOWN} where role = 'uploader'`,
  sql`create index video_channels_org on video_channels (org, available_at, video_id)
    include ${SHOWN} where leads_org`,
  sql`create index video_channels_channel on video_channels (channel_id, available_at, video_id)
    include (role, type, status, lang, topic_id, has_guests, placeholder_type, start_scheduled, duration)`,
  sql`create index video_channels_topic on video_channels (topic_id, available_at, video_id)
    include (type, status, lang, has_guests, placeholder_type, start_scheduled, duration)
    where role = 'uploader' and topic_id is not null`,
  sql`create index video_channels_clips on video_channels (lang, available_at, video_id)
    include (status, topic_id, has_guests, duration) where role = 'uploader' and type = 'clip'`,
  sql`create index video_channels_duration on video_channels (duration, video_id)
    include (type, status, lang, topic_id, has_guests, placeholder_type, start_scheduled, available_at)
    where role = 'uploader'`,
  // The board is these few rows out of hundreds of thousands.
  sql`create index video_channels_open on video_channels (available_at, video_id)
    where role = 'uploader' and (status in ('new', 'upcoming', 'live') or type = 'placeholder')`,
  // One for each order that a list can be sorted in; what is unknown comes last either way.
  sql`create index videos_title on videos (title, id)`,
  sql`create index videos_type on videos (type, id)`,
  sql`create index videos_songcount on videos (songcount, id)`,
  sql`create index videos_live_viewers on videos (live_viewers, id)`,
  ...['topic_id', 'published_at', 'start_scheduled', 'start_actual', 'end_actual'].flatMap(
    (column) => [
      sql`create index ${sql.ref(`videos_${column}`)} on videos (${sql.ref(column)}, id)`,
      sql`create index ${sql.ref(`videos_${column}_desc`)}
        on videos (${sql.ref(column)} desc nulls last, id desc)`,
    ],
  ),
  // An account that is deleted leaves these; most rows name none.
  ...[
    ['videos', 'topic_approver_id'],
    ['videos', 'creator_id'],
    ['songs', 'creator_id'],
    ['songs', 'approver_id'],
  ].map(([table = '', column = '']) => {
    const index = sql.ref(`${table}_${column}`);
    return sql`create index ${index} on ${sql.ref(table)} (${sql.ref(column)})
      where ${sql.ref(column)} is not null`;
  }),
  // Viewers count while a stream is live only.
  sql`update videos set live_viewers = 0
    where live_viewers > 0 and (status <> 'live' or type = 'placeholder')`,
  ...[
    'videos_available',
    'videos_type_status',
    'videos_channel',
    'videos_topic',
    'videos_open',
    'videos_duration',
  ].map((name) => sql`drop index ${sql.ref(name)}`),
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
  await sql`analyze video_channels, video_counts, videos`.execute(db);
}
