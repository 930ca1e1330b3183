/** Applies the operations of a script editor in order, all or nothing. */
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../tables';
import { addLines, countLines, type Author, type NewLine, type RoomKey } from './lines';

export type ScriptOperation =
  | { readonly type: 'Add'; readonly line: NewLine }
  | ({ readonly type: 'Change'; readonly line: NewLine } & KnownLine)
  | ({ readonly type: 'Delete' } & KnownLine);

interface KnownLine {
  readonly id: string;
  /** The line as the caller last knew it; it is not touched if it is not that any more. Default: not compared. */
  readonly known?: Omit<NewLine, 'name'> | undefined;
}

/** A line that is unknown, that the caller may not change, or that is not what the caller knew. */
export class ScriptRefusal extends Error {
  override readonly name = 'ScriptRefusal';
  constructor(
    readonly reason: 'foreign' | 'unknown' | 'changed',
    readonly lineId: string,
  ) {
    super(`line ${lineId}: ${reason}`);
  }
}

export interface ScriptAuthor extends Author {
  /** Whether lines of others may be changed. */
  readonly mayTouchOthers: boolean;
}

async function requireLine(
  trx: Kysely<Tables>,
  key: RoomKey,
  { id, known }: KnownLine,
  author: ScriptAuthor,
) {
  const row = await trx
    .selectFrom('chats')
    .select(['creator_id', 'message', 'timestamp_ms', 'duration_ms'])
    .where('room', '=', key.room)
    .where('lang', '=', key.lang)
    .where('id', '=', Number(id))
    // Two editors who send at the same moment are compared one after the other.
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new ScriptRefusal('unknown', id);
  const isOwn = row.creator_id !== null && String(row.creator_id) === author.creatorId;
  if (!isOwn && !author.mayTouchOthers) throw new ScriptRefusal('foreign', id);
  if (!known) return;
  // A line typed live has no duration; what an editor knows is a guess.
  const isSameLength = row.duration_ms === null || row.duration_ms === known.duration;
  const isSame = row.message === known.message && row.timestamp_ms === known.timestamp;
  if (!isSame || !isSameLength) throw new ScriptRefusal('changed', id);
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
  await requireLine(trx, key, operation, author);
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
