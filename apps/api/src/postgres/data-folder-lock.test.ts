import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lockDataFolder } from './data-folder-lock';
import { processSpace, startMark } from './process-identity';

let folder: string;
beforeEach(async () => (folder = await mkdtemp(join(tmpdir(), 'oshimado-lock-'))));
afterEach(() => rm(folder, { recursive: true, force: true }));

const holderFile = async (some: object) => {
  const holder = {
    since: 'then',
    token: 't',
    host: hostname(),
    space: await processSpace(),
    ...some,
  };
  await writeFile(join(folder, 'server.lock'), JSON.stringify(holder));
};

const inUse = (pid: number) => ({
  exitCode: 3,
  message: expect.stringMatching(new RegExp(`^data folder .* is in use by process ${pid} on `)),
});

async function deadPid(): Promise<number> {
  const child = spawn(process.execPath, ['--version'], { stdio: 'ignore' });
  await once(child, 'exit');
  return child.pid ?? 0;
}

describe('the lock of a data folder', () => {
  it('the lock of a data folder makes the folder, and leaves nothing behind when released', async () => {
    const below = join(folder, 'a', 'b');
    const lock = await lockDataFolder(below);
    expect(await readdir(below)).toEqual(['server.lock']);
    await lock.release();
    expect(await readdir(below)).toEqual([]);
  });

  it('the lock of a data folder is refused in words where there can be no folder', async () => {
    const file = join(folder, 'file');
    const link = join(folder, 'link');
    await writeFile(file, '');
    await symlink(join(folder, 'unmounted'), link);
    for (const path of [file, join(file, 'below'), link, join(link, 'below')]) {
      await expect(lockDataFolder(path)).rejects.toMatchObject({
        exitCode: 2,
        message: expect.stringMatching(/^DATA_DIR: .* is not a folder, or is below something/),
      });
    }
  });

  it.runIf(process.platform === 'linux')(
    'the lock of a data folder is refused in words below a folder that takes no others',
    async () => {
      await expect(lockDataFolder('/proc/data')).rejects.toMatchObject({
        exitCode: 2,
        message: 'DATA_DIR: no folder can be made in /proc; choose another folder',
      });
    },
  );

  it('the lock of a data folder is refused while its holder runs, with a line that names process and folder', async () => {
    const lock = await lockDataFolder(folder);
    await expect(lockDataFolder(folder)).rejects.toMatchObject(inUse(process.pid));
    await lock.release();
    await (await lockDataFolder(folder)).release();
  });

  it('the lock of a data folder passes from a holder that was killed', async () => {
    await holderFile({ pid: await deadPid(), mark: 'a/1' });
    const lock = await lockDataFolder(folder);
    expect(JSON.parse(await readFile(lock.path, 'utf8'))).toMatchObject({ pid: process.pid });
    await lock.release();
  });

  it.runIf(process.platform === 'linux')(
    'the lock of a data folder passes on when the process id now belongs to somebody else',
    async () => {
      await holderFile({ pid: 1, mark: 'an-earlier-boot/5' });
      const lock = await lockDataFolder(folder);
      expect(JSON.parse(await readFile(lock.path, 'utf8'))).toMatchObject({ pid: process.pid });
      await lock.release();
    },
  );

  it('the lock of a data folder stays with another living process', async () => {
    const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
    await once(child, 'spawn');
    const pid = child.pid ?? 0;
    await holderFile({ pid, mark: await startMark(pid) });
    await expect(lockDataFolder(folder)).rejects.toMatchObject(inUse(pid));
    child.kill();
    await once(child, 'exit');
  });

  it('the lock of a data folder stays with a holder in another container while it moves the file, and passes on when it does not', async () => {
    await holderFile({ pid: 7, host: 'another', mark: 'a/1' });
    const path = join(folder, 'server.lock');
    const gone = new AbortController();
    const hold = async (second: number): Promise<void> => {
      await utimes(path, second, second);
      if (!gone.signal.aborted) await hold(second + 1);
    };
    const held = hold(1);
    await expect(lockDataFolder(folder)).rejects.toMatchObject(inUse(7));
    gone.abort();
    await held;
    await (await lockDataFolder(folder)).release();
  });

  it('the lock of a data folder goes to exactly one of many that find a dead holder at once', async () => {
    await holderFile({ pid: await deadPid(), mark: 'a/1' });
    const tries = await Promise.allSettled(
      Array.from({ length: 16 }, () => lockDataFolder(folder)),
    );
    const won = tries.filter((result) => result.status === 'fulfilled');
    expect(won).toHaveLength(1);
    expect(await readdir(folder)).toEqual(['server.lock']);
    await won[0]?.value.release();
  });
});
