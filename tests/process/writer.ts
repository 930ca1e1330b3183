/**
 * A program for crash.test.ts: holds a data folder as the server does, and writes through the real calls, telling each id
 * only after the call was answered.
 */
import { buildApp } from '../../apps/api/src/app';
import { createAuth } from '../../apps/api/src/auth';
import { createLogger } from '../../apps/api/src/logger';
import { lockDataFolder } from '../../apps/api/src/postgres/data-folder-lock';
import { openPostgres } from '../../apps/api/src/postgres/open-postgres';
import { openStore } from '../postgres/patient-store';

const dataDir = process.argv[2] ?? '';
const secret = 'a secret of the tests, at least 32 characters long';
const VIDEO = 'crash-video';
const quiet = () => undefined;
const log = { debug: quiet, info: quiet, warn: quiet, error: quiet };

await lockDataFolder(dataDir);
const postgres = await openPostgres({ dataDir, databaseUrl: undefined }, log);
const store = openStore({ connectionString: postgres.connectionString });
await store.migrate();
await store.source.writeChannels([{ id: 'UCcrash', name: 'Crash', type: 'vtuber' }]);
await store.source.writeVideos([
  { id: VIDEO, channel_id: 'UCcrash', title: 'Crash', type: 'stream', status: 'past' },
]);
const { accounts } = store;
const { id } = await accounts.findOrCreate(
  { service: 'demo', subject: 'writer' },
  'writer',
  'editor',
);
const { sessions } = createAuth({ accounts, secret, now: Date.now });
const headers = { authorization: `Bearer ${await sessions.open(String(id), undefined)}` };
const app = await buildApp({ store, logger: createLogger({ level: 'silent' }), secret });

const post = async (url: string, payload: object): Promise<unknown> => {
  const { statusCode, body } = await app.inject({ method: 'POST', url, payload, headers });
  if (statusCode !== 200) throw new Error(`${url}: ${statusCode} ${body}`);
  return JSON.parse(body) as unknown;
};

process.stdout.write('ready\n');
for (let round = 0; ; round += 1) {
  const list = await post('/api/v2/playlist/', { name: `List ${round}`, video_ids: [VIDEO] });
  process.stdout.write(`playlists ${String(list)}\n`);
  const lines = await post(`/api/v2/videos/${VIDEO}/chatsBulk?lang=en`, [
    { name: 'T', message: `line ${round}` },
  ]);
  const [line] = lines as { readonly id: string }[];
  process.stdout.write(`chats ${line?.id}\n`);
  const topicId = `topic_${Date.now()}_${round}`;
  await post('/api/v2/topics/video', { videoId: VIDEO, topicId });
  process.stdout.write(`audit ${topicId}\n`);
}
