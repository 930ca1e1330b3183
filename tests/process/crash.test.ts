import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPostgres } from '../../apps/api/src/postgres';
import { makeDataDir, postgresOn, startProgram, until, type Program } from './program';

/** "kill -9 during writes, 50 times." */
const KILLS = 50;
const START_LIMIT_MS = 10_000;
const WRITES_BEFORE_KILL = 12;

const quiet = () => undefined;
const log = { debug: quiet, info: quiet, warn: quiet, error: quiet };

let dataDir: string;
let remove: () => Promise<void>;
beforeAll(async () => ({ dataDir, remove } = await makeDataDir()));
afterAll(() => remove());

async function startWriter(): Promise<{ writer: Program; tookMs: number }> {
  const begin = performance.now();
  const writer = startProgram('tests/process/writer.ts', { args: [dataDir] });
  await writer.line(/^ready$/);
  return { writer, tookMs: performance.now() - begin };
}

const ACKNOWLEDGED = /^(playlists|chats|audit) \S+$/;

/** Lets it write, kills it in the middle, and answers what it told of. */
async function killWhileWriting(writer: Program): Promise<string[]> {
  await writer.line(ACKNOWLEDGED);
  await until(() => writer.lines.length > WRITES_BEFORE_KILL);
  writer.kill('SIGKILL');
  await writer.ended;
  return writer.lines.filter((line) => ACKNOWLEDGED.test(line));
}

const STORED = `
  select 'playlists ' || id as told from playlists
  union all select 'chats ' || id from chats
  union all select 'audit ' || (after #>> '{}') from audit`;

async function storedWrites(): Promise<Set<string>> {
  const postgres = await openPostgres({ dataDir, databaseUrl: undefined }, log);
  const client = new Client({ connectionString: postgres.connectionString });
  await client.connect();
  const { rows } = await client.query<{ told: string }>(STORED);
  await client.end();
  await postgres.stop();
  return new Set(rows.map(({ told }) => told));
}

describe('kill -9 of the server during writes', () => {
  it('never keeps the next start from succeeding, leaves no second PostgreSQL and loses no acknowledged write', async () => {
    const acknowledged: string[] = [];
    const starts: number[] = [];
    for (let kill = 0; kill < KILLS; kill += 1) {
      const { writer, tookMs } = await startWriter();
      starts.push(tookMs);
      expect(await postgresOn(dataDir)).toHaveLength(1);
      acknowledged.push(...(await killWhileWriting(writer)));
    }
    const stored = await storedWrites();
    expect(acknowledged.length).toBeGreaterThanOrEqual(KILLS * (WRITES_BEFORE_KILL - 1));
    expect(acknowledged.filter((write) => !stored.has(write))).toEqual([]);
    expect(Math.max(...starts)).toBeLessThan(START_LIMIT_MS);
    expect(await postgresOn(dataDir)).toEqual([]);
  }, 300_000);
});
