/**
 * The guide's steps by hand in a plain folder: copy what its table names, install without the packages of the build, start, probe, stop,
 * and update with the data that is there. Needs what `npm run build` makes; the steps need minutes, and are part of
 * `npm run test:long`.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, cp, mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { describe, expect, it, onTestFinished } from 'vitest';
import { isLong } from '../../packages/domain/src/testing/cases';

const ROOT = resolve(import.meta.dirname, '../..');

/** Paths of the table "Copy"; a `*` stands for every folder there. */
async function filesOfGuide(): Promise<string[]> {
  const text = await readFile(join(ROOT, 'docs/operating/by-hand.md'), 'utf8');
  const [, section = ''] = text.split('\n## Copy\n');
  const rows = section.split('\n## ')[0]?.match(/^\| `.*$/gm) ?? [];
  const patterns = rows.flatMap((row) =>
    [...row.matchAll(/`([\w.*/-]+)`/g)].map(([, path = '']) => path),
  );
  return patterns.filter((path) => !path.includes('PORTAL'));
}

/** Paths that a pattern stands for. */
async function expand(pattern: string): Promise<string[]> {
  const [before = '', after] = pattern.split('*/');
  if (after === undefined) return [pattern];
  const folders = await readdir(join(ROOT, before));
  return folders.map((name) => join(before, name, after));
}

async function copyInto(folder: string): Promise<void> {
  const paths = (await Promise.all((await filesOfGuide()).map(expand))).flat();
  for (const path of paths) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await cp(join(ROOT, path), join(folder, path), { recursive: true });
  }
}

function start(folder: string, command: string, args: readonly string[]) {
  const env = {
    PATH: process.env.PATH,
    HOME: process.env.HOME,
    SOURCE: 'none',
    PORT: '0',
    EMBED_PORT: '0',
    DATA_DIR: join(folder, 'data'),
    LOG_FORMAT: 'json',
  };
  const child = spawn(command, args, { cwd: folder, env, stdio: ['ignore', 'pipe', 'inherit'] });
  const lines: string[] = [];
  createInterface({ input: child.stdout }).on('line', (line) => lines.push(line));
  return { child, lines, ended: once(child, 'close').then(([code]: unknown[]) => code) };
}

const runIn = async (folder: string, command: string, args: readonly string[]) => {
  const { ended, lines } = start(folder, command, args);
  return { code: await ended, lines };
};

interface Ready {
  readonly portal: string;
  readonly embed: string;
}

async function startServer(folder: string) {
  const server = start(folder, process.execPath, ['apps/api/dist/main.js']);
  const isReady = (line: string) => line.includes('"msg":"ready"');
  await expect.poll(() => server.lines.some(isReady)).toBe(true);
  const ready = JSON.parse(server.lines.find(isReady) ?? '') as Ready;
  return { ...server, ...ready };
}

const statusOf = async (address: string) => (await fetch(address)).status;

async function installAndProbe(folder: string): Promise<void> {
  const install = ['ci', '--omit=dev', '--workspace', 'apps/api'];
  expect(await runIn(folder, 'npm', install)).toMatchObject({ code: 0 });
  // Its binary for this system is an optional package, without which the server sends pictures as they come.
  const load = ['--eval', "import('sharp')"];
  expect(await runIn(folder, process.execPath, load)).toMatchObject({ code: 0 });
  const server = await startServer(folder);
  const { portal, embed } = server;
  expect(await statusOf(`${portal}/healthz`)).toBe(200);
  expect(await statusOf(`${portal}/readyz`)).toBe(200);
  expect(await statusOf(`${portal}/`)).toBe(200);
  expect(await statusOf(`${portal}/robots.txt`)).toBe(200);
  expect(await statusOf(`${embed}/v1/live-feed.js`)).toBe(200);
  const doctor = await runIn(folder, 'npm', ['run', '-s', 'oshimado', '--', 'doctor', '--json']);
  expect(doctor.code).toBe(0);
  expect(JSON.parse(doctor.lines.join(''))).toContainEqual({
    name: 'database',
    state: 'ok',
    message: expect.stringContaining('of the server that is running'),
  });
  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);
}

it('the built server imports no package of this repository, which would have to be copied with it', async () => {
  const dist = join(ROOT, 'apps/api/dist');
  const files = (await readdir(dist)).filter((name) => name.endsWith('.js'));
  expect(files).toContain('main.js');
  const texts = await Promise.all(files.map((name) => readFile(join(dist, name), 'utf8')));
  expect(texts.filter((text) => /(?:from|import\()\s*["']@oshimado\//.test(text))).toEqual([]);
});

describe.runIf(isLong)('a server installed by hand', () => {
  it('an installed program starts without the packages of the build, stops when asked, and starts on its data after an update', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'oshimado-installed-'));
    // Started by root, PostgreSQL runs as another user, who must be able to walk to its folder.
    await chmod(folder, 0o755);
    onTestFinished(() => rm(folder, { recursive: true, force: true, maxRetries: 10 }));
    await copyInto(folder);
    await installAndProbe(folder);
    await copyInto(folder);
    const before = await readFile(join(folder, 'data/auth.secret'), 'utf8');
    await installAndProbe(folder);
    expect(await readFile(join(folder, 'data/auth.secret'), 'utf8')).toBe(before);
  });
});
