/** A data folder that was the demo's and is started with another source. */
import { afterEach, beforeEach, expect, it } from 'vitest';
import { makeDataDir, postgresOn, until } from './program';
import { logIn, startServer, type RunningServer } from './running-server';

let dataDir: string;
let remove: () => Promise<void>;
const started: RunningServer[] = [];

const start = async (source: string) => {
  const server = await startServer({ DATA_DIR: dataDir, SOURCE: source });
  started.push(server);
  return server;
};

const stop = async ({ program }: RunningServer) => {
  program.kill('SIGTERM');
  await program.ended;
};

beforeEach(async () => ({ dataDir, remove } = await makeDataDir()));
afterEach(async () => {
  for (const { program } of started.splice(0)) {
    program.kill('SIGKILL');
    await program.ended;
  }
  await until(async () => (await postgresOn(dataDir)).length === 0);
  await remove();
});

it('an admin of the demo is nobody where the folder has another source, and a line says so', async () => {
  const demo = await start('demo');
  const token = await logIn(demo, 'admin');
  const key = await demo.ask('/api/v2/user/createKey', { token });
  const { api_key } = JSON.parse(key.text) as { readonly api_key: string };
  const calendar = await demo.ask('/api/v2/user/calendarKey', { token });
  const feed = `/favorites.ics?key=${(JSON.parse(calendar.text) as { readonly key: string }).key}`;
  const statuses = async ({ ask, origin }: RunningServer) => [
    (await ask('/api/v2/user/check', { token })).status,
    (await ask('/api/v2/user/refresh', { token })).status,
    (await fetch(`${origin}/api/v2/users/favorites`, { headers: { 'x-apikey': api_key } })).status,
    (await ask(feed)).status,
  ];
  expect(await statuses(demo)).toEqual([200, 200, 200, 200]);
  await stop(demo);

  const other = await start('none');
  expect(await statuses(other)).toEqual([401, 401, 403, 403]);
  const said = [...other.program.lines, ...other.program.errors].join('\n');
  expect(said).toContain('the logins and keys of the demo were ended');
  await stop(other);

  const again = await start('none');
  expect([...again.program.lines, ...again.program.errors].join('\n')).not.toContain('the demo');
});
