/** The demo as it is started, and its folder started with another source; the demo is written once, since that takes longest. */
import type { Chat, Video } from '@oshimado/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeDataDir, postgresOn, until } from './program';
import { logIn, startServer, type RunningServer } from './running-server';

let dataDir: string;
let remove: () => Promise<void>;
let demo: RunningServer;
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

beforeAll(async () => {
  ({ dataDir, remove } = await makeDataDir());
  demo = await start('demo');
});
afterAll(async () => {
  for (const { program } of started.splice(0)) {
    program.kill('SIGKILL');
    await program.ended;
  }
  await until(async () => (await postgresOn(dataDir)).length === 0);
  await remove();
});

const read = async <T>(path: string) => JSON.parse((await demo.ask(`/api/v2${path}`)).text) as T;

it('translations that cards count are there to read, of live streams and of archives', async () => {
  const lists = await Promise.all([
    read<Video[]>('/live?status=live&type=stream'),
    read<Video[]>('/videos?status=past&type=stream&limit=50'),
  ]);
  for (const videos of lists) {
    const counted = videos.flatMap(({ id, live_tl_count = {} }) =>
      Object.entries(live_tl_count).map(([lang, count]) => ({ id, lang, count })),
    );
    expect(counted.length).toBeGreaterThan(0);
    for (const { id, lang, count } of counted.slice(0, 5)) {
      const lines = await read<Chat[]>(`/videos/${id}/chats?lang=${lang}&limit=100000`);
      expect(lines.length).toBeGreaterThanOrEqual(count);
      expect(lines.every(({ is_tl, message }) => is_tl && message !== '')).toBe(true);
    }
  }
});

it('an admin suspends an account, restores it and changes its role while the same process feeds the store', async () => {
  const token = await logIn(demo, 'admin');
  const viewer = await logIn(demo, 'viewer');
  const checked = await demo.ask('/api/v2/user/check', { token: viewer });
  const { id } = JSON.parse(checked.text) as { readonly id: string };
  const path = `/api/v2/admin/people/${id}`;
  const answers = [
    await demo.ask(path, { method: 'POST', token, body: { do: 'suspend', reason: 'Spam' } }),
    await demo.ask(path, { method: 'POST', token, body: { do: 'restore' } }),
    await demo.ask(path, { method: 'POST', token, body: { do: 'setRole', role: 'editor' } }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
});

it('an admin of the demo is nobody where the folder has another source, and a line says so', async () => {
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
