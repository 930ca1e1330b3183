import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPostgres } from '../../apps/api/src/postgres';
import { makeDataDir, postgresOn, startProgram, until, type Program } from './program';

const KILLS = 20;
const START_LIMIT_MS = 10_000;
const ROWS_BEFORE_KILL = 20;

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

/** Lets it write, kills it in the middle, and answers the ids it told. */
async function killWhileWriting(writer: Program): Promise<number[]> {
  await writer.line(/^\d+$/);
  await until(() => writer.lines.length >= ROWS_BEFORE_KILL);
  writer.kill('SIGKILL');
  await writer.ended;
  return writer.lines.filter((line) => /^\d+$/.test(line)).map(Number);
}

async function storedIds(): Promise<Set<number>> {
  const postgres = await openPostgres({ dataDir, databaseUrl: undefined }, log);
  const client = new Client({ connectionString: postgres.connectionString });
  await client.connect();
  const { rows } = await client.query<{ id: string }>('SELECT id FROM written');
  await client.end();
  await postgres.stop();
  return new Set(rows.map(({ id }) => Number(id)));
}

describe('kill -9 of the server during writes', () => {
  it('never keeps the next start from succeeding, leaves no second PostgreSQL and loses no acknowledged row', async () => {
    const acknowledged: number[] = [];
    const starts: number[] = [];
    for (let kill = 0; kill < KILLS; kill += 1) {
      const { writer, tookMs } = await startWriter();
      starts.push(tookMs);
      expect(await postgresOn(dataDir)).toHaveLength(1);
      acknowledged.push(...(await killWhileWriting(writer)));
    }
    const stored = await storedIds();
    expect(acknowledged.length).toBeGreaterThanOrEqual(KILLS * (ROWS_BEFORE_KILL - 1));
    expect(acknowledged.filter((id) => !stored.has(id))).toEqual([]);
    expect(Math.max(...starts)).toBeLessThan(START_LIMIT_MS);
    expect(await postgresOn(dataDir)).toEqual([]);
  }, 120_000);
});
