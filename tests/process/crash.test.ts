import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cases, isLong } from '../../packages/domain/src/testing/cases';
import { makeDataDir, postgresOn, startProgram, until, type Program } from './program';
import { storedWrites } from './stored-writes';

/** "kill -9 during writes, 50 times." */
const KILLS = cases(50);
/** No start after a kill takes longer than this many usual ones. The short run shares its machine with others, where any time may pass. */
const SLOWEST = isLong ? 10 : Infinity;
const WRITES_BEFORE_KILL = 12;

let dataDir: string;
let remove: () => Promise<void>;
beforeAll(async () => ({ dataDir, remove } = await makeDataDir()));
afterAll(() => remove());

async function startWriter(): Promise<{ writer: Program; tookMs: number }> {
  const begin = performance.now();
  const writer = startProgram('writer', { args: [dataDir] });
  await writer.line(/^ready$/);
  return { writer, tookMs: performance.now() - begin };
}

const middleOf = (times: readonly number[]) =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;

const ACKNOWLEDGED = /^(playlists|chats|audit) \S+$/;

/** Kills the process while it writes; returns the writes it had confirmed. */
async function killWhileWriting(writer: Program): Promise<string[]> {
  await writer.line(ACKNOWLEDGED);
  await until(() => writer.lines.length > WRITES_BEFORE_KILL);
  writer.kill('SIGKILL');
  await writer.ended;
  return writer.lines.filter((line) => ACKNOWLEDGED.test(line));
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
    const stored = await storedWrites(dataDir);
    expect(acknowledged.length).toBeGreaterThanOrEqual(KILLS * (WRITES_BEFORE_KILL - 1));
    expect(acknowledged.filter((write) => !stored.has(write))).toEqual([]);
    expect(Math.max(...starts)).toBeLessThan(SLOWEST * middleOf(starts));
    expect(await postgresOn(dataDir)).toEqual([]);
  });
});
