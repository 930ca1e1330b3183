import { chmod, mkdir, readdir, readFile, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeDataDir, openPostgres, parentOf, postgresOn, startProgram, until } from './program';

const quiet = () => undefined;
const log = { debug: quiet, info: quiet, warn: quiet, error: quiet };

let dataDir: string;
let remove: () => Promise<void>;
beforeEach(async () => ({ dataDir, remove } = await makeDataDir()));
afterEach(() => remove());

const open = (onProgress?: (message: string) => void) =>
  openPostgres({ dataDir, databaseUrl: undefined }, log, { onProgress });

async function answers(connectionString: string): Promise<boolean> {
  const client = new Client({ connectionString });
  try {
    await client.connect();
    return (await client.query('SELECT')).rowCount === 1;
  } catch {
    // Refused until it is back; the test's time limit decides how long that may take.
    return false;
  } finally {
    await client.end();
  }
}

const onlyPostgres = async () => {
  const [pid = 0, ...others] = await postgresOn(dataDir);
  expect(others).toEqual([]);
  return pid;
};

describe.runIf(process.platform === 'linux')('a PostgreSQL that was left behind', () => {
  it('a database that was left behind is stopped by the next start when server and keeper were both killed', async () => {
    const writer = startProgram('writer', { args: [dataDir] });
    await writer.line(/^chats /);
    const orphan = await onlyPostgres();
    const keeper = await parentOf(orphan);
    process.kill(keeper, 'SIGSTOP');
    writer.kill('SIGKILL');
    process.kill(keeper, 'SIGKILL');
    await writer.ended;
    expect(await onlyPostgres()).toBe(orphan);

    const messages: string[] = [];
    const postgres = await open((message) => void messages.push(message));
    expect(messages).toContain('stopped a PostgreSQL that was left behind');
    expect(await onlyPostgres()).not.toBe(orphan);
    await postgres.stop();
    expect(await postgresOn(dataDir)).toEqual([]);
  });

  it('a database that was left behind does not stop a stranger that got its process id', async () => {
    await (await open()).stop();
    const path = join(dataDir, 'postgres', 'postmaster.pid');
    await writeFile(path, `${process.pid}\n${join(dataDir, 'postgres')}\n1\n1\n\n127.0.0.1\n`);
    const postgres = await open();
    expect(await readFile(path, 'utf8')).not.toContain(`${process.pid}\n`);
    await postgres.stop();
  });

  it('a power cut leaves an empty file, which the next start removes', async () => {
    await (await open()).stop();
    const path = join(dataDir, 'postgres', 'postmaster.pid');
    await writeFile(path, '');
    const longAgo = new Date(Date.now() - 60_000);
    await utimes(path, longAgo, longAgo);
    const postgres = await open();
    expect(await answers(postgres.connectionString)).toBe(true);
    await postgres.stop();
  });
});

describe.runIf(process.platform === 'linux')(
  'a PostgreSQL that is lost while the server runs',
  () => {
    it.each([
      ['PostgreSQL', (pid: number) => pid],
      ['its keeper', parentOf],
    ])(
      'a PostgreSQL that is lost while the server runs comes back on the same port when %s is killed',
      async (_, victimOf) => {
        const postgres = await open();
        const before = await onlyPostgres();
        process.kill(await victimOf(before), 'SIGKILL');
        const isBack = async () => {
          const found = await postgresOn(dataDir);
          return found.length === 1 && found[0] !== before;
        };
        await until(isBack);
        await until(() => answers(postgres.connectionString));
        await postgres.stop();
        expect(await postgresOn(dataDir)).toEqual([]);
      },
    );
  },
);

describe('a start cut short while the database was being made', () => {
  it('a start cut short while the database was being made leaves nothing in the way of the next', async () => {
    const writer = startProgram('writer', { args: [dataDir] });
    await until(async () =>
      (await readdir(dataDir)).some((name) => name.startsWith('postgres.init-')),
    );
    writer.kill('SIGKILL');
    await writer.ended;
    await (await open()).stop();
    expect((await readdir(dataDir)).toSorted()).toEqual([
      'postgres',
      'postgres.secret',
      'server.lock',
    ]);
  });
});

describe('a folder this server cannot use', () => {
  it('fails with one line if another version of PostgreSQL created it', async () => {
    await (await open()).stop();
    await writeFile(join(dataDir, 'postgres', 'PG_VERSION'), '15\n');
    await expect(open()).rejects.toMatchObject({
      exitCode: 5,
      message: expect.stringMatching(
        /was made by PostgreSQL 15, but this server brings PostgreSQL 18/,
      ),
    });
  });

  it.runIf(process.getuid?.() === 0)(
    'is logged in one line when the user of PostgreSQL may not enter a folder above it',
    async () => {
      await chmod(dirname(dataDir), 0o700);
      await expect(open()).rejects.toMatchObject({
        exitCode: 6,
        message: expect.stringContaining(`may not enter ${dirname(dataDir)} on the way`),
      });
    },
  );

  it('fails with one line if it contains something else', async () => {
    await mkdir(join(dataDir, 'postgres'));
    await writeFile(join(dataDir, 'postgres', 'holiday.jpg'), '');
    await expect(open()).rejects.toMatchObject({
      exitCode: 5,
      message: expect.stringContaining('holds files but no PostgreSQL database'),
    });
  });
});
