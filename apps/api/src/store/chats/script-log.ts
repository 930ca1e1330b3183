/** Applies the operations of a script editor in order, all or nothing. */
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../tables';
import { addLines, countLines, type Author, type NewLine, type RoomKey } from './lines';

export type ScriptOperation =
  | { readonly type: 'Add'; readonly line: NewLine }
  | { readonly type: 'Change'; readonly id: string; readonly line: NewLine }
  | { readonly type: 'Delete'; readonly id: string };

/** A line that is unknown, or that the caller may not change. */
export class ScriptRefusal extends Error {
  override readonly name = 'ScriptRefusal';
  constructor(
    readonly reason: 'foreign' | 'unknown',
    readonly lineId: string,
  ) {
    super(`line ${lineId}: ${reason}`);
  }
}

export interface ScriptAuthor extends Author {
  /** Whether lines of others may be changed. */
  readonly mayTouchOthers: boolean;
}

async function requireLine(trx: Kysely<Tables>, key: RoomKey, id: string, author: ScriptAuthor) {
  const row = await trx
    .selectFrom('chats')
    .select('creator_id')
    .where('room', '=', key.room)
    .where('lang', '=', key.lang)
    .where('id', '=', Number(id))
    .executeTakeFirst();
  if (!row) throw new ScriptRefusal('unknown', id);
  const isOwn = row.creator_id !== null && String(row.creator_id) === author.creatorId;
  if (!isOwn && !author.mayTouchOthers) throw new ScriptRefusal('foreign', id);
}

async function carryOut(
  trx: Kysely<Tables>,
  key: RoomKey,
  operation: ScriptOperation,
  author: ScriptAuthor,
): Promise<string> {
  if (operation.type === 'Add') {
    const [id] = await addLines(trx, key, [operation.line], author);
    if (id === undefined) throw new Error('a line has no id');
    return id;
  }
  const { id } = operation;
  await requireLine(trx, key, id, author);
  const at = sql`where room = ${key.room} and lang = ${key.lang} and id = ${id}`;
  if (operation.type === 'Delete') {
    await sql`delete from chats ${at}`.execute(trx);
    await countLines(trx, key, -1, author.now);
    return id;
  }
  const { name, message, timestamp, duration } = operation.line;
  await sql`
    update chats set name = ${name}, message = ${message}, timestamp_ms = ${timestamp},
      duration_ms = ${duration} ${at}`.execute(trx);
  return id;
}

/** Returns the id of the line of each operation. */
export async function applyScript(
  trx: Kysely<Tables>,
  key: RoomKey,
  operations: readonly ScriptOperation[],
  author: ScriptAuthor,
): Promise<string[]> {
  const ids: string[] = [];
  for (const operation of operations) ids.push(await carryOut(trx, key, operation, author));
  return ids;
}
