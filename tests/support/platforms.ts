/**
 * `npm run dev:platforms`: stand-ins of the platforms with a little world of their own, and the server and portal reading from them, so
 * that the whole path is seen without keys. The world begins when it is started: streams start, are late, and vanish.
 */
import { spawn } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { createTwitchStandIn, serveTwitchStandIn } from './twitch-stand-in';
import type { TwitchClip, TwitchSegment, TwitchStream } from './twitch-world';
import {
  createYoutubeStandIn,
  serveYoutubeStandIn,
  type WorldChannel,
  type WorldVideo,
} from './youtube-stand-in';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const names = [
  ['星野そら', 'Hoshino Sora'],
  ['月見なぎ', 'Tsukimi Nagi'],
  ['青葉りん', 'Aoba Rin'],
  ['雪代ゆき', 'Yukishiro Yuki'],
  ['Finch', 'Finch'],
  ['Marlow', 'Marlow'],
] as const;

const channels: WorldChannel[] = names.map(([title, latin], n) => ({
  id: `UC${String(n).padStart(22, '0')}`,
  handle: `@${latin.toLowerCase().replace(' ', '-')}`,
  title,
}));

const begin = Date.now();
const videos: WorldVideo[] = channels.flatMap(({ id: channelId }, n): WorldVideo[] => {
  const idOf = (kind: string) => `${kind}${n}`.padEnd(11, '_');
  const plan = begin + (3 + n * 7) * MINUTE;
  return [
    {
      id: idOf('live'),
      channelId,
      title: '【雑談】 Talking',
      publishedAt: begin - DAY,
      schedule: [{ from: 0, start: begin - HOUR }],
      startedAt: begin - HOUR,
      endedAt: begin + (20 + n * 10) * MINUTE,
      // The second one becomes private while it is live.
      ...(n === 1 && { hidden: [{ from: begin + 8 * MINUTE }] }),
    },
    {
      id: idOf('next'),
      channelId,
      title: '【歌枠】 Singing',
      publishedAt: begin - HOUR,
      schedule: [{ from: 0, start: plan }],
      // The third one is a quarter of an hour late.
      startedAt: plan + (n === 2 ? 15 : 0) * MINUTE,
      endedAt: plan + 2 * HOUR,
    },
    {
      id: idOf('free'),
      channelId,
      title: 'フリーチャット Free chat',
      publishedAt: begin - 30 * DAY,
      schedule: [{ from: 0, start: begin + 700 * DAY }],
    },
    ...Array.from({ length: 10 }, (_, old) => ({
      id: `old${n}-${old}`.padEnd(11, '_'),
      channelId,
      title: `Archive ${10 - old}`,
      publishedAt: begin - (old + 1) * DAY,
      duration: 3_600 + old * 60,
      comments: [
        { id: `moment${n}-${old}`, text: '12:34 here!\n20:00 and here' },
        { id: `again${n}-${old}`, text: '12:38 I laughed' },
        { id: `plain${n}-${old}`, text: 'Without a time, so it is not shown' },
      ],
    })),
  ];
});

const users = names.map(([name, latin], n) => ({
  id: String(1_000 + n),
  login: latin.toLowerCase().replace(' ', '_'),
  name,
}));
const streams: TwitchStream[] = users.flatMap(({ id: userId }, n): TwitchStream[] => {
  const elsewhere = {
    userId,
    title: '【Minecraft】 Building',
    startedAt: begin + (5 + n) * MINUTE,
  };
  // The first one streams on both platforms at once, the fifth and sixth at Twitch alone; the last of these breaks off for two minutes.
  if (n === 0)
    return [
      {
        id: 'both',
        userId,
        title: '【雑談】 Talking',
        startedAt: begin - HOUR,
        endedAt: begin + 20 * MINUTE,
      },
    ];
  if (n === 4) return [{ ...elsewhere, id: 'alone', endedAt: begin + HOUR }];
  if (n !== 5) return [];
  const again = { ...elsewhere, startedAt: begin + 20 * MINUTE, endedAt: begin + 2 * HOUR };
  return [
    { ...elsewhere, id: 'broken', endedAt: begin + 18 * MINUTE },
    { ...again, id: 'again' },
  ];
});
const segments: TwitchSegment[] = users.slice(2).map(({ id: userId }, n) => {
  const start = begin + (n + 1) * 3 * HOUR;
  return { id: `plan-${n}`, userId, title: 'Planned', start, end: start + 2 * HOUR };
});

const clips: TwitchClip[] = users.slice(0, 4).map(({ id: userId }, n) => ({
  name: `MomentOfTheDay-${n}`,
  userId,
  title: '名場面 A moment',
  createdAt: begin - (n + 1) * HOUR,
}));

const list = `orgs:
  - { name: Window Works, short: Windows, name_jp: 窓工房, groups: [First, Second] }
channels:
${channels
  .map(
    ({ id, title }, n) =>
      `  - { name: ${title}, english_name: ${names[n]?.[1]}, youtube: ${id}, twitch: ${users[n]?.login}, org: Window Works, group: ${n % 2 ? 'Second' : 'First'} }`,
  )
  .join('\n')}
`;

const folder = resolve('data/platforms');
const file = join(folder, 'channels.yaml');
await mkdir(folder, { recursive: true });
await writeFile(file, list);
const standIn = createYoutubeStandIn({ now: Date.now, channels, videos });
const { url, close } = await serveYoutubeStandIn(standIn);
const twitch = await serveTwitchStandIn(
  createTwitchStandIn({ now: Date.now, users, streams, segments, clips }),
);
console.log(
  `YouTube is played at ${url}, Twitch at ${twitch.url}; the followed channels are in ${file}`,
);

const server = spawn(process.execPath, [resolve('scripts/dev.mjs')], {
  stdio: 'inherit',
  env: {
    DATA_DIR: join(folder, 'server'),
    ...process.env,
    SOURCE: 'youtube,twitch',
    YOUTUBE_KEY: 'key',
    YOUTUBE_API_URL: url,
    YOUTUBE_FEEDS_URL: url,
    YOUTUBE_TOPICS: 'on',
    TWITCH_CLIENT_ID: 'id',
    TWITCH_CLIENT_SECRET: 'secret',
    TWITCH_API_URL: twitch.url,
    TWITCH_AUTH_URL: twitch.url,
    CHANNELS_FILE: file,
  },
});
server.on('exit', () => void Promise.all([close(), twitch.close()]));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal));
