/**
 * One round of planning: finds the events of live and upcoming streams, and adds a row to the outbox for each device that wants one. The
 * marks of the streams and these rows are written in one transaction, so that an interrupted round changes nothing.
 */
import type { PushChoices } from '@oshimado/contract';
import {
  isFreeChat,
  isQuietAt,
  MEMBERS_TOPIC,
  pushEventName,
  pushEventsOf,
  pushRoomAt,
  wantsPush,
  type PushEvent,
  type PushMark,
  type PushSubject,
} from '@oshimado/domain';
import { sql, type Kysely } from 'kysely';
import { ADVISORY_LOCKS } from '../advisory-locks';
import { filtersFinding } from '../read/matching-videos';
import type { VideoFilter } from '../read/video-filter';
import { hasStatusAt, isReplacedAt, statusAt } from '../read/video-status';
import type { Tables } from '../tables';
import { clipNews, type ClipNews } from './push-clips';
import { chunks } from '../write/shapes';

const TASK = 'push';
const BATCH = 2_000;
const SUMMARY_MS = 3_600_000;

/** The filter of a followed search, from the query of its address; undefined for one that finds no streams. */
export type FilterOfSearch = (query: string) => VideoFilter | undefined;

interface News {
  readonly event: PushEvent;
  readonly subject: PushSubject;
}

interface NewRow extends Pick<PushEvent, 'kind' | 'minutes'> {
  readonly device_id: string;
  readonly event: string;
  readonly video_id: string;
  readonly starts_at: number | null;
  readonly expires_at: number;
  /** Whether it only counts in a summary. */
  readonly is_held: boolean;
}

interface Summary {
  readonly device_id: string;
  readonly event: string;
  readonly due_at: number;
  held: number;
}

const msOf = (date: Date | null) => date?.getTime() ?? null;

const openStreams = (trx: Kysely<Tables>, now: Date) =>
  trx
    .selectFrom('videos as v')
    .innerJoin('channels as c', 'c.id', 'v.channel_id')
    .leftJoin('push_marks as m', 'm.video_id', 'v.id')
    .select([
      'v.id',
      'v.type',
      'v.title',
      'v.channel_id',
      'v.topic_id',
      'v.start_scheduled',
      'v.start_actual',
      'c.org',
      'm.is_live',
      'm.starts_at',
      'm.reminded',
      statusAt('v', now).as('status'),
    ])
    .where('v.type', 'in', ['stream', 'placeholder'])
    .where(hasStatusAt('v', now, ['upcoming', 'live']))
    .where(sql<boolean>`not ${isReplacedAt('v', now)}`)
    .execute();

type OpenStream = Awaited<ReturnType<typeof openStreams>>[number];

function newsOf(row: OpenStream, now: number, lastAt: number | undefined) {
  const known: PushMark | undefined =
    row.is_live === null
      ? undefined
      : { isLive: row.is_live, startsAt: msOf(row.starts_at), reminded: row.reminded };
  const startsAt = msOf(row.start_scheduled);
  const startedAt = row.type === 'placeholder' ? startsAt : msOf(row.start_actual);
  const stream = { videoId: row.id, isLive: row.status === 'live', startsAt, startedAt };
  const { events, mark } = pushEventsOf(stream, known, { now, lastAt });
  const isSame =
    known?.isLive === mark.isLive &&
    known.startsAt === mark.startsAt &&
    known.reminded === mark.reminded;
  const subject: PushSubject = {
    channelId: row.channel_id,
    org: row.org,
    topic: row.topic_id,
    isMembersOnly: row.topic_id === MEMBERS_TOPIC,
    isFreeChat: isFreeChat(row.title, startsAt, now),
  };
  return { news: events.map((event): News => ({ event, subject })), mark, isSame };
}

const newsOfClip = ({ event, channelId, lang, channelIds }: ClipNews): News[] => {
  if (!event) return [];
  const clip = { lang, channelIds };
  const subject = { channelId, org: null, topic: null, isMembersOnly: false, isFreeChat: false };
  return [{ event, subject: { ...subject, clip } }];
};

async function writeMarks(
  trx: Kysely<Tables>,
  marks: readonly (PushMark & { readonly id: string })[],
  openIds: readonly string[],
) {
  for (const part of chunks([...marks], BATCH)) {
    await sql`
      insert into push_marks (video_id, is_live, starts_at, reminded)
      select id, "isLive", to_timestamp("startsAt" / 1000.0), reminded
      from json_to_recordset(${JSON.stringify(part)}::json)
        as r(id text, "isLive" boolean, "startsAt" bigint, reminded integer)
      on conflict (video_id) do update set is_live = excluded.is_live,
        starts_at = excluded.starts_at, reminded = excluded.reminded`.execute(trx);
  }
  await sql`delete from push_marks where not (video_id = any(${openIds}::text[]))`.execute(trx);
}

/** What the devices have had in the last hour, what they know already, and the favorites and groups of their accounts. */
async function readDevices(
  trx: Kysely<Tables>,
  news: readonly News[],
  now: Date,
  filterOf: FilterOfSearch,
) {
  const names = news.map(({ event }) => pushEventName(event));
  const channels = news.flatMap(({ subject: { channelId, clip } }) => [
    channelId,
    ...(clip?.channelIds ?? []),
  ]);
  const devices = await trx
    .selectFrom('push_devices as d')
    .leftJoin('push_webhooks as w', 'w.device_id', 'd.id')
    .select(['d.id', 'd.user_id', 'd.zone', 'd.choices'])
    .where('w.off_at', 'is', null)
    .execute();
  const { rows: favorites } = await sql<{
    user_id: number;
    channel_id: string;
    is_muted: boolean;
  }>`
    select user_id, channel_id,
      coalesce(muted_until > ${now}::timestamptz, false) as is_muted
    from favorites
    where channel_id = any(${channels}::text[])
      and user_id in (select user_id from push_devices)`.execute(trx);
  const { rows: groups } = await sql<{ user_id: number; id: string; channel_ids: string[] }>`
    select user_id, id, channel_ids from favorite_groups
    where not is_removed and channel_ids && ${channels}::text[] and user_id in (
      select user_id from push_devices where choices -> 'rules' @> '[{"of": "group"}]')`.execute(
    trx,
  );
  const { rows: known } = await sql<{ device_id: string; event: string }>`
    select device_id, event from push_outbox where event = any(${names}::text[])`.execute(trx);
  const { rows: recent } = await sql<{ device_id: string; due_at: Date }>`
    select device_id, due_at from push_outbox
    where due_at > ${now}::timestamptz - interval '1 hour' and kind not in ('test', 'snooze')
      and outcome is distinct from 'held'`.execute(trx);
  const { rows: summaries } = await sql<{ device_id: string; event: string; due_at: Date }>`
    select device_id, event, due_at from push_outbox
    where kind = 'summary' and done_at is null`.execute(trx);
  const times = new Map<string, number[]>();
  for (const { device_id, due_at } of recent) {
    const list = times.get(device_id) ?? [];
    list.push(due_at.getTime());
    times.set(device_id, list);
  }
  const groupsOf = new Map<string, Set<string>>();
  for (const { user_id, id, channel_ids } of groups) {
    for (const channel of channel_ids) {
      const key = `${user_id} ${channel}`;
      groupsOf.set(key, (groupsOf.get(key) ?? new Set()).add(id));
    }
  }
  const filters = new Map<string, VideoFilter>();
  for (const { of, search } of devices.flatMap(({ choices }) => choices.rules)) {
    // Only rules of searches are counted when they are saved.
    if (of !== 'search' || !search || filters.has(search.query)) continue;
    const filter = filterOf(search.query);
    if (filter) filters.set(search.query, filter);
  }
  const ids = [...new Set(news.map(({ event }) => event.videoId))];
  return {
    devices,
    times,
    groupsOf,
    searchesOf: await filtersFinding(trx, filters, ids, now),
    isFavorite: new Set(favorites.map(({ user_id, channel_id }) => `${user_id} ${channel_id}`)),
    isMuted: new Set(
      favorites.flatMap(({ user_id, channel_id, is_muted }) =>
        is_muted ? [`${user_id} ${channel_id}`] : [],
      ),
    ),
    isKnown: new Set(known.map(({ device_id, event }) => `${device_id} ${event}`)),
    summaries: new Map(summaries.map((row) => [row.device_id, row])),
  };
}

interface Device {
  readonly id: string;
  readonly user_id: number | null;
  readonly zone: string;
  readonly choices: PushChoices;
}

type Known = Awaited<ReturnType<typeof readDevices>>;

const NONE: ReadonlySet<string> = new Set();

/** A clip without the channels that the account has muted. */
function withoutMuted(
  subject: PushSubject,
  userId: number | null,
  { isMuted }: Known,
): PushSubject {
  const { clip } = subject;
  if (!clip) return subject;
  const channelIds = clip.channelIds.filter((id) => !isMuted.has(`${userId} ${id}`));
  return { ...subject, clip: { ...clip, channelIds } };
}

/** Of a clip, the channels in it count; of a stream, its own. */
function followerOf({ channelId, clip }: PushSubject, userId: number | null, known: Known) {
  const keys = (clip?.channelIds ?? [channelId]).map((id) => `${userId} ${id}`);
  return {
    isFavorite: keys.some((key) => known.isFavorite.has(key)),
    groups: new Set(keys.flatMap((key) => [...(known.groupsOf.get(key) ?? NONE)])),
  };
}

/** Rows for one device. */
function planFor(device: Device, news: readonly News[], known: Known, now: number) {
  const { id, choices, zone, user_id } = device;
  const rows: NewRow[] = [];
  if (isQuietAt(now, zone, choices.quiet)) return { rows, summary: undefined };
  const times = [...(known.times.get(id) ?? [])];
  const open = known.summaries.get(id);
  let summary: Summary | undefined;
  for (const { event, subject } of news) {
    const name = pushEventName(event);
    const key = `${user_id} ${subject.channelId}`;
    // Muted by the viewer, whatever else the device asks for.
    if (known.isMuted.has(key) || known.isKnown.has(`${id} ${name}`)) continue;
    const unmuted = withoutMuted(subject, user_id, known);
    const follower = {
      ...followerOf(unmuted, user_id, known),
      searches: known.searchesOf.get(event.videoId) ?? NONE,
    };
    if (!wantsPush(choices, event, unmuted, follower)) continue;
    const roomAt = open ? open.due_at.getTime() : pushRoomAt(times, choices.hourly, now);
    const { videoId, startsAt, kind, minutes, expiresAt } = event;
    rows.push({
      device_id: id,
      event: name,
      kind,
      minutes,
      video_id: videoId,
      starts_at: startsAt,
      expires_at: expiresAt,
      is_held: roomAt !== undefined,
    });
    if (roomAt === undefined) times.push(now);
    else {
      const due_at = summary?.due_at ?? roomAt;
      summary ??= { device_id: id, event: open?.event ?? `summary:${due_at}`, due_at, held: 0 };
      summary.held += 1;
    }
  }
  return { rows, summary };
}

async function fanOut(
  trx: Kysely<Tables>,
  news: readonly News[],
  now: Date,
  filterOf: FilterOfSearch,
): Promise<number> {
  const known = await readDevices(trx, news, now, filterOf);
  const plans = known.devices.map((device) => planFor(device, news, known, now.getTime()));
  const rows = plans.flatMap((plan) => plan.rows);
  const summaries = plans.flatMap(({ summary }) => (summary ? [summary] : []));
  for (const part of chunks(rows, BATCH)) {
    await sql`
      insert into push_outbox
        (device_id, event, kind, video_id, starts_at, minutes, due_at, expires_at, done_at, outcome)
      select device_id, event, kind, video_id, to_timestamp(starts_at / 1000.0), minutes,
        ${now}::timestamptz, to_timestamp(expires_at / 1000.0),
        case when is_held then ${now}::timestamptz end, case when is_held then 'held' end
      from json_to_recordset(${JSON.stringify(part)}::json) as r(
        device_id text, event text, kind text, video_id text, starts_at bigint, minutes integer,
        expires_at bigint, is_held boolean)
      on conflict (device_id, event) do nothing`.execute(trx);
  }
  for (const part of chunks(summaries, BATCH)) {
    await sql`
      insert into push_outbox as o (device_id, event, kind, held, due_at, expires_at)
      select device_id, event, 'summary', held, to_timestamp(due_at / 1000.0),
        to_timestamp((due_at + ${SUMMARY_MS}) / 1000.0)
      from json_to_recordset(${JSON.stringify(part)}::json)
        as r(device_id text, event text, held integer, due_at bigint)
      on conflict (device_id, event) do update set held = o.held + excluded.held`.execute(trx);
  }
  return rows.length;
}

/** Plans a round; returns how many rows were added. Without devices nothing is read, and the next round is a first one. */
export const planPush = (
  db: Kysely<Tables>,
  now: Date,
  filterOf: FilterOfSearch,
): Promise<number> =>
  db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${ADVISORY_LOCKS.pushPlan})`.execute(trx);
    const device = await trx.selectFrom('push_devices').select('id').limit(1).executeTakeFirst();
    if (!device) return 0;
    const { rows: rounds } = await sql<{ at: number }>`
      select (value ->> 'at')::bigint as at from progress where task = ${TASK}`.execute(trx);
    const at = now.getTime();
    const streams = (await openStreams(trx, now)).map((row) => ({
      id: row.id,
      ...newsOf(row, at, rounds[0]?.at),
    }));
    const clips = await clipNews(trx, now);
    const changed = [
      ...streams.filter(({ isSame }) => !isSame),
      ...clips.filter(({ isKnown }) => !isKnown),
    ].map(({ id, mark }) => ({ id, ...mark }));
    await writeMarks(
      trx,
      changed,
      [...streams, ...clips].map(({ id }) => id),
    );
    await sql`
      insert into progress (task, value) values (${TASK}, ${JSON.stringify({ at })}::jsonb)
      on conflict (task) do update set value = excluded.value`.execute(trx);
    const news = [...streams.flatMap((stream) => stream.news), ...clips.flatMap(newsOfClip)];
    return news.length === 0 ? 0 : fanOut(trx, news, now, filterOf);
  });
