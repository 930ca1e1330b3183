/**
 * Keeps `video_channels` and `video_counts` in sync with the rows they are derived from. Every writer that changes an uploader, a
 * guest, a source or a column that lists filter by calls this in its transaction.
 */
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Tables, VideoChannelTable } from '../tables';
import { toJson } from './clean';
import { chunks } from './shapes';

const BATCH = 1_000;

interface CountRow {
  readonly kind: string;
  readonly key: string;
  readonly type: string;
  readonly status: string;
  readonly lang: string;
  readonly count: number;
}

/** Columns copied from the video. */
const COPIED = [
  'type',
  'status',
  'available_at',
  'lang',
  'topic_id',
  'placeholder_type',
  'start_scheduled',
  'duration',
] as const satisfies readonly (keyof VideoChannelTable)[];
/** Columns that also depend on the channels of the video. */
const OWN = [
  'role',
  'org',
  'leads_org',
  'has_guests',
] as const satisfies readonly (keyof VideoChannelTable)[];
const KEPT = [...OWN, ...COPIED];

const listOf = (columns: readonly string[], table?: string) =>
  sql.join(columns.map((column) => sql.ref(table === undefined ? column : `${table}.${column}`)));
const copiedOf = (table: string) => sql`row(${listOf(COPIED, table)})`;

/** How much these videos add to the counts. */
async function countsOf(trx: Kysely<Tables>, ids: readonly string[]): Promise<CountRow[]> {
  const { rows } = await sql<CountRow>`
    select k.kind, k.key, m.type, m.status, coalesce(m.lang, '') as lang, count(*) as count
    from video_channels m
    cross join lateral (
      select 'all' as kind, '' as key where m.role = 'uploader'
      union all select 'org', m.org where m.leads_org
      union all select 'topic', m.topic_id where m.role = 'uploader' and m.topic_id is not null
    ) k
    where m.video_id = any(${ids}::text[]) and (m.type <> 'placeholder' or k.kind = 'topic')
    group by 1, 2, 3, 4, 5`.execute(trx);
  return rows;
}

const keyOf = ({ kind, key, type, status, lang }: CountRow) =>
  JSON.stringify([kind, key, type, status, lang]);

async function addToCounts(
  trx: Kysely<Tables>,
  before: readonly CountRow[],
  after: readonly CountRow[],
) {
  const changes = new Map(after.map((row) => [keyOf(row), row]));
  for (const row of before) {
    const key = keyOf(row);
    changes.set(key, { ...row, count: (changes.get(key)?.count ?? 0) - row.count });
  }
  const rows = [...changes.values()].filter(({ count }) => count !== 0);
  if (rows.length === 0) return;
  await sql`
    insert into video_counts (kind, key, type, status, lang, count)
    select r.kind, r.key, r.type, r.status, r.lang, r.count
    from json_to_recordset(${toJson(rows)}::json)
      as r(kind text, key text, type text, status text, lang text, count bigint)
    on conflict (kind, key, type, status, lang)
    do update set count = video_counts.count + excluded.count`.execute(trx);
}

/** The rows as they should be, for the videos of `ids`. */
const rowsOf = (ids: readonly string[]): RawBuilder<unknown> => sql`
  select v.id as video_id, a.channel_id, a.role, c.org,
    c.org is not null and row_number() over (
      partition by v.id, c.org order by a.rank, a.channel_id
    ) = 1 as leads_org,
    bool_or(a.role = 'guest') over (partition by v.id) as has_guests,
    ${listOf(COPIED, 'v')}
  from videos v
  join (
    select distinct on (video_id, channel_id) video_id, channel_id, role, rank from (
      select id as video_id, channel_id, 'uploader' as role, 1 as rank
      from videos where id = any(${ids}::text[])
      union all
      select video_id, channel_id, 'guest', 2 from video_mentions where video_id = any(${ids}::text[])
      union all
      select l.video_id, s.channel_id, 'source', 3
      from video_links l
        join videos clip on clip.id = l.video_id and clip.type = 'clip'
        join videos s on s.id = l.target_id
      where l.video_id = any(${ids}::text[]) and l.kind = 'source'
    ) every_role
    order by video_id, channel_id, rank
  ) a on a.video_id = v.id
  left join channels c on c.id = a.channel_id
  where v.id = any(${ids}::text[])`;

/** Brings these videos' rows up to date. */
async function rewrite(trx: Kysely<Tables>, ids: readonly string[]) {
  const before = await countsOf(trx, ids);
  await sql`
    with wanted as materialized (${rowsOf(ids)}),
    gone as (
      delete from video_channels m
      where m.video_id = any(${ids}::text[]) and not exists (
        select from wanted w where w.video_id = m.video_id and w.channel_id = m.channel_id)
    )
    insert into video_channels as m (video_id, channel_id, ${listOf(KEPT)})
    select video_id, channel_id, ${listOf(KEPT)} from wanted
    on conflict (video_id, channel_id) do update
    set (${listOf(KEPT)}) = row(${listOf(KEPT, 'excluded')})
    where row(${listOf(KEPT, 'm')}) is distinct from row(${listOf(KEPT, 'excluded')})`.execute(trx);
  await addToCounts(trx, before, await countsOf(trx, ids));
}

async function rewriteAll(trx: Kysely<Tables>, ids: Iterable<string>) {
  for (const part of chunks([...new Set(ids)], BATCH)) await rewrite(trx, part);
}

/**
 * Call after videos were written.
 * @param written videos that are new or have a changed column
 * @param regrouped videos whose guests or sources changed
 */
export async function updateVideoChannels(
  trx: Kysely<Tables>,
  written: Iterable<string>,
  regrouped: Iterable<string> = [],
): Promise<void> {
  const stale = new Set(regrouped);
  for (const ids of chunks([...new Set(written)], BATCH)) {
    // Most writes change only titles or viewers, which are not stored here.
    const { rows } = await sql<{ id: string; moved: boolean }>`
      select v.id, m.video_id is null as moved
      from videos v left join video_channels m
        on m.video_id = v.id and m.channel_id = v.channel_id and m.role = 'uploader'
      where v.id = any(${ids}::text[])
        and (m.video_id is null or ${copiedOf('m')} is distinct from ${copiedOf('v')})`.execute(
      trx,
    );
    for (const { id } of rows) stale.add(id);
    const moved = rows.filter((row) => row.moved).map(({ id }) => id);
    for (const id of await clipsOf(trx, moved)) stale.add(id);
  }
  await rewriteAll(trx, stale);
}

/** Clips cut from these videos: they belong to the organization of the uploader. */
async function clipsOf(trx: Kysely<Tables>, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<{ video_id: string }>`
    select video_id from video_links
    where kind = 'source' and target_id = any(${ids}::text[])`.execute(trx);
  return rows.map(({ video_id }) => video_id);
}

/** Call after channels were written: an organization's videos follow its channels. */
export async function updateOrgsOfVideos(
  trx: Kysely<Tables>,
  channelIds: readonly string[],
): Promise<void> {
  const { rows } = await sql<{ video_id: string }>`
    select m.video_id from video_channels m join channels c on c.id = m.channel_id
    where m.channel_id = any(${channelIds}::text[]) and m.org is distinct from c.org`.execute(trx);
  await rewriteAll(
    trx,
    rows.map(({ video_id }) => video_id),
  );
}

/** Call before videos are deleted; their clips lose a source. Returns the clips to update afterwards. */
export async function leaveCounts(
  trx: Kysely<Tables>,
  ids: readonly string[],
): Promise<readonly string[]> {
  const clips = await clipsOf(trx, ids);
  await addToCounts(trx, await countsOf(trx, ids), []);
  return clips.filter((id) => !ids.includes(id));
}
