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

/** Throws unless these lines may be changed and are what the caller knew; returns the ids of those that are there. */
async function findLines(
  trx: Kysely<Tables>,
  key: RoomKey,
  lines: readonly KnownLine[],
  author: ScriptAuthor,
) {
  const rows = await trx
    .selectFrom('chats')
    .select(['id', 'creator_id', 'message', 'timestamp_ms', 'duration_ms'])
    .where('room', '=', key.room)
    .where('lang', '=', key.lang)
    .where(sql<boolean>`id = any(${lines.map(({ id }) => Number(id))}::bigint[])`)
    // Always in the same order, so that two editors who send at the same moment wait for each other and never block.
    .orderBy('id')
    .forUpdate()
    .execute();
  const byId = new Map(rows.map((row) => [String(row.id), row]));
  for (const { id, known } of lines) {
    const row = byId.get(id);
    if (!row) continue;
    const isOwn = row.creator_id !== null && String(row.creator_id) === author.creatorId;
    if (!isOwn && !author.mayTouchOthers) throw new ScriptRefusal('foreign', id);
    if (!known) continue;
    // A line typed live has no duration; what an editor knows is a guess.
    const isSameLength = row.duration_ms === null || row.duration_ms === known.duration;
    const isSame = row.message === known.message && row.timestamp_ms === known.timestamp;
    if (!isSame || !isSameLength) throw new ScriptRefusal('changed', id);
  }
  return [...byId.keys()];
}

type OperationOf<T extends ScriptOperation['type']> = Extract<ScriptOperation, { type: T }>;

const isOf =
  <T extends ScriptOperation['type']>(type: T) =>
  (operation: ScriptOperation): operation is OperationOf<T> =>
    operation.type === type;

/** Deletes lines. One that is gone already is what the caller wants: two devices may have deleted it. */
async function deleteLines(
  trx: Kysely<Tables>,
  key: RoomKey,
  lines: readonly KnownLine[],
  author: ScriptAuthor,
) {
  const ids = await findLines(trx, key, lines, author);
  await sql`
    with deleted as (
      delete from chats where room = ${key.room} and lang = ${key.lang}
        and id = any(${ids.map(Number)}::bigint[])
      returning mchad_line
    )
    insert into mchad_deleted_lines (line)
    select mchad_line from deleted where mchad_line is not null
    on conflict do nothing`.execute(trx);
  await countLines(trx, key, -ids.length, author.now);
  return lines.map(({ id }) => id);
}

async function changeLine(
  trx: Kysely<Tables>,
  key: RoomKey,
  operation: OperationOf<'Change'>,
  author: ScriptAuthor,
) {
  const found = await findLines(trx, key, [operation], author);
  if (found.length === 0) throw new ScriptRefusal('unknown', operation.id);
  const { name, message, timestamp, duration } = operation.line;
  await sql`
    update chats set name = ${name}, message = ${message}, timestamp_ms = ${timestamp},
      duration_ms = ${duration}
    where room = ${key.room} and lang = ${key.lang} and id = ${operation.id}`.execute(trx);
  return operation.id;
}

/** Operations of one kind that follow each other: thousands of lines take a few statements. */
function runsOf(operations: readonly ScriptOperation[]): ScriptOperation[][] {
  const runs: ScriptOperation[][] = [];
  for (const operation of operations) {
    const run = runs.at(-1);
    if (run?.[0]?.type === operation.type) run.push(operation);
    else runs.push([operation]);
  }
  return runs;
}

async function carryOut(
  trx: Kysely<Tables>,
  key: RoomKey,
  run: readonly ScriptOperation[],
  author: ScriptAuthor,
): Promise<string[]> {
  const added = run.filter(isOf('Add'));
  if (added.length > 0) {
    return addLines(
      trx,
      key,
      added.map(({ line }) => line),
      author,
    );
  }
  const deleted = run.filter(isOf('Delete'));
  if (deleted.length > 0) return deleteLines(trx, key, deleted, author);
  const ids: string[] = [];
  for (const change of run.filter(isOf('Change'))) {
    // oxlint-disable-next-line no-await-in-loop -- a line may be changed twice, in this order
    ids.push(await changeLine(trx, key, change, author));
  }
  return ids;
}

/** Returns the id of the line of each operation. */
export async function applyScript(
  trx: Kysely<Tables>,
  key: RoomKey,
  operations: readonly ScriptOperation[],
  author: ScriptAuthor,
): Promise<string[]> {
  const ids: string[] = [];
  for (const run of runsOf(operations)) ids.push(...(await carryOut(trx, key, run, author)));
  return ids;
}
