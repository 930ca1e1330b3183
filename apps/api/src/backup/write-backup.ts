/** Writes a backup: every table as of one moment, while the server goes on reading and writing. */
import { createHash, randomBytes } from 'node:crypto';
import { constants, createWriteStream } from 'node:fs';
import { copyFile, link, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Client } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { errorCode } from '../process/error-code';
import { versionOf } from '../postgres/version';
import {
  BackupError,
  END_OF_ROWS,
  FORMAT,
  FORMAT_VERSION,
  type BackupEnd,
  type BackupHeader,
  type BackupSummary,
  type BackupTable,
} from './format';
import {
  connectForBackup,
  currentSchema,
  hasTable,
  sequencesOf,
  tablesOf,
  type StoredTable,
} from './session';

export interface WriteBackupOptions {
  readonly connectionString: string;
  /** File to create; an existing one is never overwritten. */
  readonly file: string;
  /** Epoch milliseconds, for the header. */
  readonly now: () => number;
  /** Called with each table before its rows are written. Default: no call. */
  readonly onTable?: (name: string) => void;
  /** Fires to give up; nothing is left of the file then. */
  readonly signal?: AbortSignal;
}

const NEWLINE = 0x0a;

function countLines(bytes: Buffer): number {
  let count = 0;
  for (let at = bytes.indexOf(NEWLINE); at !== -1; at = bytes.indexOf(NEWLINE, at + 1)) count += 1;
  return count;
}

async function readHeader(client: Client, schema: string, now: number): Promise<BackupHeader> {
  if (!(await hasTable(client, schema, 'kysely_migration'))) {
    throw new BackupError(
      'this database has no tables of Oshimado, so there is nothing to back up',
    );
  }
  const { rows: migrations } = await client.query<BackupHeader['migrations'][number]>(
    'select name, timestamp from kysely_migration order by name',
  );
  return {
    format: FORMAT,
    version: FORMAT_VERSION,
    madeAt: new Date(now).toISOString(),
    postgres: (await versionOf(client)).text,
    migrations,
    sequences: await sequencesOf(client, schema),
  };
}

const asLine = (value: BackupHeader | BackupTable | BackupEnd) =>
  Buffer.from(`${JSON.stringify(value)}\n`);

async function* rowsOf(client: Client, schema: string, { name, columns }: StoredTable) {
  const list = columns.map((column) => client.escapeIdentifier(column)).join(', ');
  const table = `${client.escapeIdentifier(schema)}.${client.escapeIdentifier(name)}`;
  const stream: AsyncIterable<Buffer> = client.query(copyTo(`copy ${table} (${list}) to stdout`));
  yield* stream;
}

/** Everything before the last line; fills `rows`. */
async function* contentsOf(
  client: Client,
  schema: string,
  header: BackupHeader,
  rows: Record<string, number>,
  onTable: (name: string) => void,
) {
  yield asLine(header);
  for (const table of await tablesOf(client, schema)) {
    const { name, columns } = table;
    onTable(name);
    yield asLine({ table: name, columns: [...columns] });
    rows[name] = 0;
    for await (const chunk of rowsOf(client, schema, table)) {
      rows[name] += countLines(chunk);
      yield chunk;
    }
    yield Buffer.from(END_OF_ROWS);
  }
}

async function* withEnd(contents: AsyncIterable<Buffer>, rows: Record<string, number>) {
  const hash = createHash('sha256');
  for await (const chunk of contents) {
    hash.update(chunk);
    yield chunk;
  }
  yield asLine({ end: true, rows, sha256: hash.digest('hex') });
}

/** Gives the finished file its name, unless another file has it by now. */
async function nameFile(part: string, file: string): Promise<void> {
  try {
    await link(part, file).catch((error: unknown) => {
      if (errorCode(error) === 'EEXIST') throw error;
      // A few file systems have no links; there a copy that refuses to overwrite is used.
      return copyFile(part, file, constants.COPYFILE_EXCL);
    });
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
    throw new BackupError(`${file} exists already; choose another name`);
  }
}

/** Writes all tables as they are at one moment. Throws a BackupError where there are none, or the file exists. */
export async function writeBackup(options: WriteBackupOptions): Promise<BackupSummary> {
  const { connectionString, file, now, signal, onTable = () => undefined } = options;
  // Of this run alone: a second one with the same name would write into the file of the first.
  const part = `${file}.${randomBytes(4).toString('hex')}.part`;
  const client = await connectForBackup(connectionString);
  try {
    await client.query('begin isolation level repeatable read read only');
    const schema = await currentSchema(client);
    const header = await readHeader(client, schema, now());
    const rows: Record<string, number> = {};
    const contents = contentsOf(client, schema, header, rows, onTable);
    await pipeline(
      withEnd(contents, rows),
      createGzip(),
      // It contains accounts: readable by its owner only.
      createWriteStream(part, { flags: 'wx', mode: 0o600, flush: true }),
      { signal },
    );
    await nameFile(part, file);
    return { header, rows };
  } finally {
    await rm(part, { force: true });
    await client.end();
  }
}
