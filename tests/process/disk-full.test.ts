import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmdirSync } from 'node:fs';
import { rm, statfs, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { postgresOn, startProgram, until, type Program } from './program';

function mountSmallDisk(megabytes: number): string {
  const base = mkdtempSync(join(tmpdir(), 'oshimado-disk-'));
  chmodSync(base, 0o755);
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'tmpfs', base], {
      stdio: 'pipe',
    });
  } catch (error) {
    rmdirSync(base);
    throw error;
  }
  return base;
}

function unmount(base: string): void {
  execFileSync('umount', ['--lazy', base]);
  rmdirSync(base);
}

/** Why a small disk cannot be mounted here, or undefined. */
function whyNoSmallDisk(): string | undefined {
  if (process.platform !== 'linux') return 'a small disk is mounted on Linux only';
  try {
    unmount(mountSmallDisk(1));
    return undefined;
  } catch (error) {
    return `no small disk could be mounted: ${String(error).split('\n')[0]}`;
  }
}

const why = whyNoSmallDisk();
const MEGABYTE = 1024 * 1024;

describe('a disk that is full', () => {
  let base: string;
  let dataDir: string;
  let program: Program | undefined;

  const start = () => {
    program = startProgram('server', {
      env: { DATA_DIR: dataDir, PORT: '0', EMBED_PORT: '0', LOG_FORMAT: 'pretty' },
    });
    return program;
  };

  const mount = (megabytes: number) => {
    base = mountSmallDisk(megabytes);
    dataDir = join(base, 'data');
  };

  beforeEach((context) => {
    if (why) context.skip(why);
  });
  afterEach(async () => {
    program?.kill('SIGKILL');
    await program?.ended;
    await until(async () => (await postgresOn(dataDir)).length === 0);
    unmount(base);
  });

  it.each([0, 8])(
    'a disk that is full ends a first start with code 6 and one line (%i MB of it free)',
    async (free) => {
      mount(free + 1);
      if (free === 0)
        await writeFile(join(base, 'filler'), Buffer.alloc(MEGABYTE)).catch(() => undefined);
      const { errors, ended } = start();
      expect((await ended).code).toBe(6);
      expect(errors).toHaveLength(1);
      expect(errors[0]).toContain('the disk is full');
    },
  );

  it('a read-only disk ends the start with code 6 and one line', async () => {
    mount(1);
    execFileSync('mount', ['-o', 'remount,ro', base]);
    const { errors, ended } = start();
    expect((await ended).code).toBe(6);
    expect(errors).toEqual([`oshimado: the file system is read-only: ${dataDir}`]);
  });

  it('a disk that is full fails writes while the server keeps running, and recovers when there is space again', async () => {
    mount(160);
    const server = start();
    const address = /http:\S+/.exec(await server.line(/^ready: /))?.[0] ?? '';
    const write = async () => (await fetch(address, { method: 'POST' })).status;
    const read = async () => (await fetch(address)).status;
    expect(await write()).toBe(200);

    const filler = join(base, 'filler');
    const { bavail, bsize } = await statfs(base);
    await writeFile(filler, Buffer.alloc(bavail * bsize - 2 * MEGABYTE));
    let status = 200;
    for (let times = 0; times < 200 && status === 200; times += 1) status = await write();
    expect(status).toBe(500);
    expect(await read()).toBe(200);

    await rm(filler);
    await until(async () => (await write()) === 200);
    expect(await read()).toBe(200);
    expect(server.child.exitCode).toBeNull();
  });
});
