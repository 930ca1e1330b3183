/** Lines of live translations, by room and language: reading and adding. */
import { sql, type Kysely, type RawBuilder } from 'kysely';
import { isStoredOpen } from '../read/video-status';
import type { Tables } from '../tables';

export interface RoomKey {
  /** Video id, or the link of a custom room. */
  readonly room: string;
  readonly lang: string;
}

/** Name of lines whose author gave none, or has deleted the account: clients need one. */
export const NAMELESS = '?';

export interface NewLine {
  readonly name: string;
  readonly message: string;
  readonly timestamp: number;
  readonly duration: number | null;
}

export interface LineFilter {
  readonly verified: boolean;
  readonly moderator: boolean;
  readonly vtuber: boolean;
  /** Translations only. */
  readonly tl: boolean;
  /** Newest lines older than this, epoch milliseconds. */
  readonly before?: number | undefined;
  readonly limit: number;
  readonly creatorId?: string | undefined;
  /** Only lines that can be changed, which have ids. Default false. */
  readonly storedOnly?: boolean | undefined;
}

const selectLines = (db: Kysely<Tables>, { room, lang }: RoomKey) =>
  db
    .selectFrom('chats')
    .select([
      'id',
      'name',
      'message',
      'timestamp_ms',
      'duration_ms',
      'channel_id',
      'is_tl',
      'is_owner',
      'is_vtuber',
      'is_moderator',
      'is_verified',
      'source',
      'creator_id',
    ])
    .where('room', '=', room)
    .where('lang', '=', lang);

export type ChatRow = Awaited<ReturnType<ReturnType<typeof selectLines>['execute']>>[number];

/** A class that is switched off is hidden; translations and the owner's lines never are. */
function passes({ verified, moderator, vtuber, tl }: LineFilter): RawBuilder<boolean> {
  if (tl) return sql<boolean>`is_tl`;
  const hidden: RawBuilder<unknown>[] = [];
  if (!verified) hidden.push(sql`is_verified`);
  if (!moderator) hidden.push(sql`is_moderator`);
  if (!vtuber) hidden.push(sql`is_vtuber`);
  if (hidden.length === 0) return sql<boolean>`true`;
  return sql<boolean>`(is_tl or is_owner or not (${sql.join(hidden, sql` or `)}))`;
}

/** The newest lines that match, oldest first. */
export async function listLines(
  db: Kysely<Tables>,
  key: RoomKey,
  filter: LineFilter,
): Promise<ChatRow[]> {
  let rows = selectLines(db, key).where(passes(filter));
  if (filter.before !== undefined) rows = rows.where('timestamp_ms', '<', filter.before);
  if (filter.creatorId !== undefined) {
    rows = rows.where('creator_id', '=', Number(filter.creatorId));
  }
  const newest = await rows
    .orderBy('timestamp_ms', 'desc')
    .orderBy('id', 'desc')
    .limit(filter.limit)
    .execute();
  return newest.toReversed();
}

const RECENT_MS = 30 * 60_000;

/** Counts the lines of this site per language, beside those that a source counts, and notes who translates now. */
export async function countLines(
  trx: Kysely<Tables>,
  { room, lang }: RoomKey,
  change: number,
  now: Date,
) {
  if (change === 0) return;
  await sql`
    update videos set
      own_tl_count = jsonb_set(own_tl_count, array[${lang}::text],
        to_jsonb(greatest(0, coalesce((own_tl_count ->> ${lang})::int, 0) + ${change}::int))),
      own_recent_tls = case
        when ${change}::int > 0 and not ${lang} = any(own_recent_tls)
          and status = 'live' and available_at > ${new Date(now.getTime() - 86_400_000)}
          then own_recent_tls || ${lang}::text
        else own_recent_tls
      end
    where id = ${room}`.execute(trx);
}

/** Whether no card says yet that this stream, which is live, is translated into the language. */
export async function isNewTranslation(
  trx: Kysely<Tables>,
  { room, lang }: RoomKey,
): Promise<boolean> {
  const { rows } = await sql<{ isNew: boolean }>`
    select not ${lang}::text = any(recent_live_tls || own_recent_tls) as "isNew" from videos
    where id = ${room} and status = 'live'`.execute(trx);
  return rows.some(({ isNew }) => isNew);
}

/** Languages with a translation in the last 30 minutes. */
export async function refreshRecent(db: Kysely<Tables>, now: Date): Promise<void> {
  await sql`
    update videos v set own_recent_tls = coalesce((
      select array_agg(distinct c.lang order by c.lang) from chats c
      where c.room = v.id and c.timestamp_ms > ${now.getTime() - RECENT_MS} and c.is_tl
    ), '{}')
    where v.id in (
        select m.video_id from video_channels m
        where m.role = 'uploader' and ${isStoredOpen('m')} and m.status = 'live'
      )
      and exists (select from chats c where c.room = v.id)`.execute(db);
}

/** When the first line of a room was said, in any language; undefined if it has none. Epoch milliseconds. */
export async function firstLineAt(db: Kysely<Tables>, room: string): Promise<number | undefined> {
  const { rows } = await sql<{ first: number | null }>`
    select min(timestamp_ms) as first from chats where room = ${room}`.execute(db);
  return rows[0]?.first ?? undefined;
}

export interface Author {
  readonly creatorId: string;
  readonly now: Date;
}

/** Returns the ids of the lines, in the order given. */
export async function addLines(
  trx: Kysely<Tables>,
  { room, lang }: RoomKey,
  lines: readonly NewLine[],
  { creatorId, now }: Author,
): Promise<string[]> {
  if (lines.length === 0) return [];
  const { rows } = await sql<{ id: number }>`
    insert into chats
      (room, lang, name, message, timestamp_ms, duration_ms, is_tl, source, creator_id, created_at)
    select ${room}, ${lang}, l.name, l.message, l.timestamp, l.duration, true, 'user', ${creatorId}, ${now}
    from json_to_recordset(${JSON.stringify(lines)}::json)
      as l(name text, message text, timestamp bigint, duration integer)
    returning id`.execute(trx);
  await countLines(trx, { room, lang }, lines.length, now);
  return rows.map(({ id }) => String(id)).sort((a, b) => Number(a) - Number(b));
}
