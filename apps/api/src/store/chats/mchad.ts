/** Rooms of an older service with a name and a password, whose lines can be claimed here. */
import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../tables';
import { countLines, type NewLine, type RoomKey } from './lines';

const derive = promisify<string, Buffer, number, Buffer>(scrypt);
const HASH_BYTES = 32;
const SALT_BYTES = 16;

async function hashPassword(password: string, salt = randomBytes(SALT_BYTES)): Promise<string> {
  const hash = await derive(password, salt, HASH_BYTES);
  return `${salt.toString('base64url')}.${hash.toString('base64url')}`;
}

async function isPassword(password: string, kept: string): Promise<boolean> {
  const [salt = ''] = kept.split('.');
  const given = await hashPassword(password, Buffer.from(salt, 'base64url'));
  return given.length === kept.length && timingSafeEqual(Buffer.from(given), Buffer.from(kept));
}

/** As slow as checking a password, for an unknown room. */
const NOBODY = `${'A'.repeat(22)}.${'A'.repeat(43)}`;

/** Numbers of lines by video. */
export type MchadArchives = readonly { readonly video_id: string; readonly count: number }[];

export interface MchadRoom {
  readonly name: string;
  /** Numbers of the lines without an owner. */
  readonly archives: MchadArchives;
}

export interface MchadRoomLine extends NewLine, RoomKey {
  /** Says which line of the service this is, whatever becomes of it here. Default: known by its content alone. */
  readonly origin?: string | undefined;
}

/** Undefined for a wrong password as well as for an unknown room. */
export async function openMchadRoom(
  db: Kysely<Tables>,
  name: string,
  password: string,
): Promise<MchadRoom | undefined> {
  const room = await db
    .selectFrom('mchad_rooms')
    .select('password_hash')
    .where('name', '=', name)
    .executeTakeFirst();
  const isOpen = await isPassword(password, room?.password_hash ?? NOBODY);
  if (!room || !isOpen) return undefined;
  const { rows } = await sql<{ video_id: string; count: number }>`
    select room as video_id, count(*) as count from chats
    where mchad_room = ${name} and creator_id is null
    group by room order by room`.execute(db);
  return { name, archives: rows };
}

export async function claimMchadRoom(
  trx: Kysely<Tables>,
  name: string,
  userId: string,
): Promise<MchadArchives> {
  const { rows } = await sql<{ video_id: string; count: number }>`
    with claimed as (
      update chats set creator_id = ${userId}
      where mchad_room = ${name} and creator_id is null
      returning room
    )
    select room as video_id, count(*) as count from claimed group by room order by room`.execute(
    trx,
  );
  await sql`update mchad_rooms set claimed_by = ${userId} where name = ${name}`.execute(trx);
  return rows;
}

/**
 * Keeps the room's row, made if there is none, to this transaction: imports of a room run one after the other. False if the
 * room has another password.
 */
export async function lockMchadRoom(
  trx: Kysely<Tables>,
  name: string,
  password: string,
): Promise<boolean> {
  const own = await hashPassword(password);
  const { rows } = await sql<{ kept: string }>`
    insert into mchad_rooms (name, password_hash) values (${name}, ${own})
    on conflict (name) do update set name = excluded.name
    returning password_hash as kept`.execute(trx);
  const kept = rows[0]?.kept;
  return kept === own || (kept !== undefined && (await isPassword(password, kept)));
}

type Content = Pick<MchadRoomLine, 'room' | 'lang' | 'timestamp' | 'message'>;

const contentOf = ({ room, lang, timestamp, message }: Content) =>
  `${room} ${lang} ${timestamp} ${message}`;

/**
 * The lines that were never here. A line is known by its origin, though it was changed or deleted since; one that was stored
 * without its origin by its content, also where its account is deleted and its room not known any more.
 */
async function missingOf(
  db: Kysely<Tables>,
  name: string,
  lines: readonly MchadRoomLine[],
): Promise<MchadRoomLine[]> {
  const rooms = [...new Set(lines.map(({ room }) => room))];
  const origins = lines.flatMap(({ origin }) => origin ?? []);
  const known = await sql<{ origin: string }>`
    select mchad_line as origin from chats where mchad_line = any(${origins}::text[])
    union all
    select line from mchad_deleted_lines where line = any(${origins}::text[])`.execute(db);
  // Compared here: the database reads a new room over and over for each line, until it has statistics of it.
  const stored = await sql<Content>`
    select room, lang, timestamp_ms as timestamp, message from chats
    where mchad_room = ${name} and mchad_line is null and source = 'MChad'
    union all
    select room, lang, timestamp_ms, message from chats
    where room = any(${rooms}::text[]) and mchad_room is null and mchad_line is null
      and source = 'MChad'`.execute(db);
  const ids = new Set<string | undefined>(known.rows.map(({ origin }) => origin));
  const contents = new Set(stored.rows.map(contentOf));
  return lines.filter((line) => !ids.has(line.origin) && !contents.has(contentOf(line)));
}

export async function missingMchadLines(
  db: Kysely<Tables>,
  name: string,
  lines: readonly MchadRoomLine[],
): Promise<MchadArchives> {
  const counts = new Map<string, number>();
  for (const { room } of await missingOf(db, name, lines)) {
    counts.set(room, (counts.get(room) ?? 0) + 1);
  }
  return [...counts].map(([video_id, count]) => ({ video_id, count }));
}

export async function importMchadLines(
  trx: Kysely<Tables>,
  name: string,
  lines: readonly MchadRoomLine[],
  now: Date,
): Promise<void> {
  const missing = await missingOf(trx, name, lines);
  const { rows } = await sql<RoomKey & { count: number }>`
    with added as (
      insert into chats (room, lang, name, message, timestamp_ms, duration_ms, is_tl, source,
        mchad_room, mchad_line, created_at)
      select l.room, l.lang, l.name, l.message, l.timestamp, l.duration, true, 'MChad',
        ${name}, l.origin, ${now}
      from json_to_recordset(${JSON.stringify(missing)}::json) as l(room text, lang text, name text,
        message text, timestamp bigint, duration integer, origin text)
      returning room, lang
    )
    select room, lang, count(*) as count from added group by room, lang order by room, lang`.execute(
    trx,
  );
  for (const { count, ...key } of rows) await countLines(trx, key, count, now);
}
