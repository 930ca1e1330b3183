/** Reads a backup line by line, and checks all of it before anything is restored. */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import type * as z from 'zod';
import { errorCode } from '../process/error-code';
import {
  BackupError,
  END_OF_ROWS,
  FORMAT_VERSION,
  endSchema,
  headerSchema,
  tableSchema,
  type BackupHeader,
  type BackupSummary,
  type BackupTable,
} from './format';

const NEWLINE = 0x0a;
/** Codes of what a damaged gzip file fails with. */
const DAMAGE = new Set(['Z_DATA_ERROR', 'Z_BUF_ERROR', 'ERR_STREAM_PREMATURE_CLOSE']);

const cutOff = (file: string) =>
  new BackupError(`${file} is not complete: it was cut off or is still being written`);
const damaged = (file: string) =>
  new BackupError(`${file} is damaged: its contents are not those that were written`);
const foreign = (file: string) => new BackupError(`${file} is not a backup of Oshimado`);

function explain(error: unknown, file: string): unknown {
  const code = errorCode(error);
  if (code === 'ENOENT') return new BackupError(`${file} does not exist`);
  if (code === 'Z_BUF_ERROR') return cutOff(file);
  if (error instanceof Error && error.message === 'incorrect header check') return foreign(file);
  return code !== undefined && DAMAGE.has(code) ? damaged(file) : error;
}

/** Lines with their newline. Only the last one may have none. */
async function* linesOf(file: string): AsyncGenerator<Buffer> {
  const source = createReadStream(file);
  const stream = source.pipe(createGunzip());
  source.on('error', (error) => stream.destroy(error));
  let rest: Buffer[] = [];
  try {
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      let from = 0;
      for (let at = chunk.indexOf(NEWLINE); at !== -1; at = chunk.indexOf(NEWLINE, from)) {
        const line = chunk.subarray(from, at + 1);
        yield rest.length > 0 ? Buffer.concat([...rest, line]) : line;
        rest = [];
        from = at + 1;
      }
      if (from < chunk.length) rest.push(chunk.subarray(from));
    }
  } catch (error) {
    throw explain(error, file);
  } finally {
    source.destroy();
  }
  if (rest.length > 0) yield Buffer.concat(rest);
}

function parse<T>(schema: z.ZodType<T>, line: Buffer): T | undefined {
  try {
    const parsed = schema.safeParse(JSON.parse(line.toString()));
    return parsed.success ? parsed.data : undefined;
  } catch {
    return undefined;
  }
}

const isEndOfRows = (line: Buffer) =>
  line.length === END_OF_ROWS.length && line.toString() === END_OF_ROWS;

export interface BackupReader {
  readonly header: BackupHeader;
  /**
   * Tables in the order of the file. The rows of each must be read to their end before the next is asked for. Throws a BackupError
   * where the file ends early, or differs from what was written.
   */
  readonly tables: AsyncGenerator<
    BackupTable & { readonly rows: AsyncGenerator<Buffer> },
    BackupSummary
  >;
}

async function* readTables(
  file: string,
  header: BackupHeader,
  lines: AsyncGenerator<Buffer>,
  first: Buffer,
): BackupReader['tables'] {
  const hash = createHash('sha256').update(first);
  const rows: Record<string, number> = {};
  const next = async () => {
    const { value, done } = await lines.next();
    if (done === true || value.at(-1) !== NEWLINE) throw cutOff(file);
    return value;
  };
  async function* rowsOf(table: string) {
    for (let line = await next(); ; line = await next()) {
      hash.update(line);
      if (isEndOfRows(line)) return;
      rows[table] = (rows[table] ?? 0) + 1;
      yield line;
    }
  }
  for (;;) {
    const line = await next();
    const end = parse(endSchema, line);
    if (end) {
      const isWhole = hash.digest('hex') === end.sha256 && (await lines.next()).done === true;
      const isCounted = Object.entries(end.rows).every(([name, count]) => rows[name] === count);
      if (!isWhole || !isCounted) throw damaged(file);
      return { header, rows };
    }
    hash.update(line);
    const table = parse(tableSchema, line);
    if (!table || rows[table.table] !== undefined) throw damaged(file);
    rows[table.table] = 0;
    yield { ...table, rows: rowsOf(table.table) };
  }
}

/** Opens a backup and reads its first line. Throws a BackupError unless it is one of a known format. */
export async function openBackup(file: string): Promise<BackupReader> {
  const lines = linesOf(file);
  const { value: first, done } = await lines.next();
  const header = done === true ? undefined : parse(headerSchema, first);
  if (done === true || !header) throw foreign(file);
  if (header.version > FORMAT_VERSION) {
    throw new BackupError(
      `${file} was written by a newer version of Oshimado; install that one first`,
    );
  }
  return { header, tables: readTables(file, header, lines, first) };
}

/** Reads the whole backup without restoring it. Throws a BackupError if any of it is missing or altered. */
export async function checkBackup(file: string): Promise<BackupSummary> {
  const { tables } = await openBackup(file);
  for (;;) {
    const { value, done } = await tables.next();
    if (done === true) return value;
    for await (const _ of value.rows);
  }
}

const CHUNK_BYTES = 65_536;

async function* inChunks(rows: AsyncIterable<Buffer>) {
  let kept: Buffer[] = [];
  let size = 0;
  for await (const row of rows) {
    kept.push(row);
    size += row.length;
    if (size < CHUNK_BYTES) continue;
    yield Buffer.concat(kept);
    kept = [];
    size = 0;
  }
  if (size > 0) yield Buffer.concat(kept);
}

/** Rows as a stream of larger pieces. */
export const streamOf = (rows: AsyncIterable<Buffer>): Readable => Readable.from(inChunks(rows));
