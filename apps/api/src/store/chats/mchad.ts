/** Rooms of an older service with a name and a password, whose lines can be claimed here. */
import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../tables';

const derive = promisify<string, Buffer, number, Buffer>(scrypt);
const HASH_BYTES = 32;
const SALT_BYTES = 16;

export async function hashPassword(
  password: string,
  salt = randomBytes(SALT_BYTES),
): Promise<string> {
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

export interface MchadRoom {
  readonly name: string;
  readonly archives: readonly { readonly video_id: string; readonly count: number }[];
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
): Promise<void> {
  await sql`
    update chats set creator_id = ${userId}
    where mchad_room = ${name} and creator_id is null`.execute(trx);
  await sql`update mchad_rooms set claimed_by = ${userId} where name = ${name}`.execute(trx);
}
