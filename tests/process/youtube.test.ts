/** The whole server on a list of channels and the stand-ins of YouTube and Twitch over HTTP: a board without keys of theirs. */
import { createHmac } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  callbackPath,
  pushSecret,
  topicOf,
} from '../../apps/api/src/sources/youtube/websub/websub-keys';
import { rowIdOf } from '../../apps/api/src/sources/twitch/rules/broadcast';
import { createFastClock } from '../support/fast-clock';
import { createTwitchStandIn, serveTwitchStandIn } from '../support/twitch-stand-in';
import {
  createYoutubeStandIn,
  serveYoutubeStandIn,
  type WorldVideo,
} from '../support/youtube-stand-in';
import { makeDataDir, until } from './program';
import { startServer, type RunningServer } from './running-server';

const SECRET = 'a secret of this site that is long enough';
const channel = { id: `UC${'1'.padStart(22, '0')}`, handle: '@sora', title: 'Sora' };
const begin = Date.now();
/** Lists and boards are read again after seconds and minutes. */
const { now } = createFastClock(begin);
const live = (id: string): WorldVideo => ({
  id,
  channelId: channel.id,
  title: 'Talking',
  publishedAt: begin - 3_600_000,
  schedule: [{ from: 0, start: begin - 3_600_000 }],
  startedAt: begin - 3_600_000,
});
const videos = [live('live_______')];
const standIn = createYoutubeStandIn({ now, channels: [channel], videos });
const twitch = createTwitchStandIn({
  now,
  users: [{ id: '12', login: 'sora_live', name: 'Sora' }],
  streams: [{ id: '4600', userId: '12', title: 'Elsewhere', startedAt: begin - 60_000 }],
});

let server: RunningServer;
let close: () => Promise<void>;

beforeAll(async () => {
  const data = await makeDataDir();
  const served = await serveYoutubeStandIn(standIn);
  const servedTwitch = await serveTwitchStandIn(twitch);
  const file = join(data.dataDir, 'channels.yaml');
  await writeFile(file, `channels: [{ name: Sora, youtube: ${channel.id}, twitch: sora_live }]\n`);
  server = await startServer(
    {
      DATA_DIR: data.dataDir,
      SOURCE: 'youtube,twitch',
      YOUTUBE_KEY: 'key',
      YOUTUBE_API_URL: served.url,
      YOUTUBE_FEEDS_URL: served.url,
      YOUTUBE_HUB_URL: served.url,
      TWITCH_CLIENT_ID: 'id',
      TWITCH_CLIENT_SECRET: 'secret',
      TWITCH_API_URL: servedTwitch.url,
      TWITCH_AUTH_URL: servedTwitch.url,
      WEBSUB_URL: 'https://oshimado.example',
      AUTH_SECRET: SECRET,
      CHANNELS_FILE: file,
    },
    begin,
  );
  close = async () => {
    server.program.kill('SIGTERM');
    await server.program.ended;
    await served.close();
    await servedTwitch.close();
    await data.remove();
  };
});
afterAll(() => close());

const board = async () => {
  const { text } = await server.ask('/api/v2/live?type=stream,placeholder');
  return (JSON.parse(text) as { id: string; status: string }[]).map(
    ({ id, status }) => `${id} ${status}`,
  );
};

it('a program that reads YouTube shows what is live, and says when it looked', async () => {
  await until(async () => (await board()).includes('live_______ live'));
  const ready = async (): Promise<unknown> => JSON.parse((await server.ask('/readyz')).text);
  // A request that took long on the fast clock was trouble until the next one.
  await expect.poll(ready).toMatchObject({
    sources: [
      { name: 'youtube', ok: true, checked: expect.stringMatching(/^\d{4}-/) },
      { name: 'twitch', ok: true },
    ],
  });
});

it('a program that reads YouTube shows what is live at Twitch beside it, with the address there', async () => {
  await until(async () => (await board()).includes(`${rowIdOf('4600')} live`));
  const { text } = await server.ask(`/api/v2/videos/${rowIdOf('4600')}`);
  expect(JSON.parse(text)).toMatchObject({
    title: 'Elsewhere',
    link: 'https://www.twitch.tv/sora_live',
    channel: { id: channel.id, name: 'Sora' },
  });
});

it('the program gets new videos from the hub', async () => {
  const path = callbackPath(SECRET, channel.id);
  const topic = encodeURIComponent(topicOf(channel.id));
  const asked = `?hub.mode=subscribe&hub.topic=${topic}&hub.challenge=abc&hub.lease_seconds=432000`;
  expect(await server.ask(path + asked)).toMatchObject({ status: 200, text: 'abc' });

  videos.push(live('pushed_____'));
  const body = `<feed xmlns:yt="y"><entry><yt:videoId>pushed_____</yt:videoId></entry></feed>`;
  const signature = createHmac('sha1', pushSecret(SECRET, channel.id)).update(body).digest('hex');
  const answer = await fetch(server.origin + path, {
    method: 'POST',
    headers: { 'content-type': 'application/atom+xml', 'x-hub-signature': `sha1=${signature}` },
    body,
  });
  expect(answer.status).toBe(202);
  await until(async () => (await board()).includes('pushed_____ live'));
});
