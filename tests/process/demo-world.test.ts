/** The demo as it is started: what its cards announce can be read. */
import type { Chat, Video } from '@oshimado/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeDataDir, postgresOn, until } from './program';
import { startServer, type RunningServer } from './running-server';

let dataDir: string;
let remove: () => Promise<void>;
let demo: RunningServer;

beforeAll(async () => {
  ({ dataDir, remove } = await makeDataDir());
  demo = await startServer({ DATA_DIR: dataDir, SOURCE: 'demo' });
});
afterAll(async () => {
  demo.program.kill('SIGKILL');
  await demo.program.ended;
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
