/** The whole server without a file of channels: what an admin adds on `/admin` is on the board, from the stand-ins of the platforms. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createAuth } from '../../apps/api/src/auth';
import { openStore } from '../postgres/patient-store';
import { rowIdOf } from '../../apps/api/src/sources/twitch/rules/broadcast';
import { createDatabase } from '../postgres/databases';
import { createFastClock } from '../support/fast-clock';
import { createTwitchStandIn, serveTwitchStandIn } from '../support/twitch-stand-in';
import { createYoutubeStandIn, serveYoutubeStandIn } from '../support/youtube-stand-in';
import { makeDataDir, until } from './program';
import { startServer, type RunningServer } from './running-server';

const SECRET = 'a secret of this site that is long enough';
const LIST = '/api/v2/admin/channel-list';
const begin = Date.now();
/** Lists and boards are read again after seconds and minutes. */
const { now } = createFastClock(begin);
const channel = { id: `UC${'1'.padStart(22, '0')}`, handle: '@sora', title: 'Sora' };
const standIn = createYoutubeStandIn({
  now,
  channels: [channel],
  videos: [
    {
      id: 'live_______',
      channelId: channel.id,
      title: 'Talking',
      publishedAt: begin - 3_600_000,
      schedule: [{ from: 0, start: begin - 3_600_000 }],
      startedAt: begin - 3_600_000,
    },
  ],
});
const twitch = createTwitchStandIn({
  now,
  users: [{ id: '12', login: 'sora_live', name: 'Sora' }],
  streams: [{ id: '4600', userId: '12', title: 'Elsewhere', startedAt: begin - 60_000 }],
});

/** Two processes on one store: one of them feeds, and either may take the change. */
let servers: readonly RunningServer[];
let token: string;
let close: () => Promise<void>;

beforeAll(async () => {
  const [data, database] = [await makeDataDir(), await createDatabase()];
  const [youtube, ofTwitch] = [
    await serveYoutubeStandIn(standIn),
    await serveTwitchStandIn(twitch),
  ];
  const store = openStore({ connectionString: database.connectionString, poolSize: 2 });
  await store.migrate();
  const account = { service: 'discord', subject: '1' } as const;
  const { id } = await store.accounts.findOrCreate(account, 'Mio', 'admin');
  const { sessions } = createAuth({ accounts: store.accounts, secret: SECRET, now });
  token = await sessions.open(String(id), 'a test');
  await store.close();
  const env = {
    DATA_DIR: data.dataDir,
    DATABASE_URL: database.connectionString,
    AUTH_SECRET: SECRET,
    SOURCE: 'youtube,twitch',
    YOUTUBE_KEY: 'key',
    YOUTUBE_API_URL: youtube.url,
    YOUTUBE_FEEDS_URL: youtube.url,
    YOUTUBE_HUB_URL: youtube.url,
    TWITCH_CLIENT_ID: 'id',
    TWITCH_CLIENT_SECRET: 'secret',
    TWITCH_API_URL: ofTwitch.url,
    TWITCH_AUTH_URL: ofTwitch.url,
  };
  servers = [await startServer(env, begin), await startServer(env, begin)];
  close = async () => {
    for (const { program } of servers) program.kill('SIGTERM');
    await Promise.all(servers.map(({ program }) => program.ended));
    await Promise.all([youtube.close(), ofTwitch.close()]);
    await database.drop();
    await data.remove();
  };
});
afterAll(() => close());

const board = async ({ ask }: RunningServer) => {
  const { text } = await ask('/api/v2/live?type=stream,placeholder');
  return (JSON.parse(text) as { id: string; status: string }[])
    .filter(({ status }) => status === 'live')
    .map(({ id }) => id);
};

it('a channel that an admin adds in any process is followed by the one that feeds, and is live in all', async () => {
  for (const server of servers) expect(await board(server)).toEqual([]);
  const [, second] = servers;
  if (!second) throw new Error('there is one server only');
  const body = {
    channel: { name: 'Sora', youtube: channel.id, twitch: 'sora_live' },
  };
  const saved = await second.ask(`${LIST}/channels`, { method: 'PUT', body, token });
  expect(saved).toMatchObject({ status: 200 });
  for (const server of servers) {
    await until(async () => (await board(server)).includes('live_______'));
    await until(async () => (await board(server)).includes(rowIdOf('4600')));
  }
});

it('a channel that an admin removes is followed no longer', async () => {
  const [first] = servers;
  if (!first) throw new Error('there is no server');
  const { text } = await first.ask(`${LIST}/channels`, { token });
  const [listed] = JSON.parse(text) as { id: string; version: string }[];
  const path = `${LIST}/channels/${encodeURIComponent(listed?.id ?? '')}?version=${listed?.version}`;
  expect(await first.ask(path, { method: 'DELETE', token })).toMatchObject({ status: 200 });
  await until(async () => {
    const { text: state } = await first.ask('/api/v2/admin/sources', { token });
    const sources = JSON.parse(state) as { channels: number }[];
    return sources.length === 2 && sources.every(({ channels }) => channels === 0);
  });
});
