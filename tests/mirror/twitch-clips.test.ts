/** Clips of Twitch: which are kept, from which stream they are, and when they go. */
import { afterEach, expect, it } from 'vitest';
import { rowIdOf } from '../../apps/api/src/sources/twitch/rules/broadcast';
import { clipRowId } from '../../apps/api/src/sources/twitch/rules/clip';
import { jsonReply } from '../support/stand-in';
import { beginTwitchLife, TWITCH_BEGIN, type TwitchLife } from '../support/twitch-life';
import { twitchError } from '../support/twitch-stand-in';
import type { TwitchClip } from '../support/twitch-world';
import { channelId } from '../support/youtube-life';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

let life: TwitchLife;
afterEach(() => life.stop());
const begin = async (...given: Parameters<typeof beginTwitchLife>) =>
  (life = await beginTwitchLife(...given));
const runTo = (ms: number) => life.clock.runTo(TWITCH_BEGIN + ms);

const clip = (name: string, more: Partial<TwitchClip> = {}): TwitchClip => ({
  name,
  userId: '1000',
  title: `${name} の瞬間`,
  createdAt: TWITCH_BEGIN - HOUR,
  ...more,
});
const row = (name: string) => life.store.videos.get(clipRowId(name));
const kept = () => [...life.store.videos.values()].filter(({ type }) => type === 'clip').length;
const asked = () => life.standIn.calls.get('/helix/clips') ?? 0;

it('a clip is one of its channel, with the address of its page and without who made it', async () => {
  await begin([], { clips: [clip('Good-Name_1'), clip('Other', { language: 'other' })] });
  await runTo(MINUTE);
  expect(row('Good-Name_1')).toEqual({
    id: clipRowId('Good-Name_1'),
    channel_id: channelId(0),
    title: 'Good-Name_1 の瞬間',
    type: 'clip',
    status: 'past',
    link: 'https://clips.twitch.tv/Good-Name_1',
    lang: 'ja',
    published_at: new Date(TWITCH_BEGIN - HOUR),
    available_at: new Date(TWITCH_BEGIN - HOUR),
    duration: 28,
    thumbnail: 'https://pictures.example/Good-Name_1-480x272.jpg',
    mentions: [],
    sources: [],
  });
  expect(clipRowId('Good-Name_1')).toMatch(/^[\w-]{11}$/);
  expect(row('Other')).toMatchObject({ lang: null });
});

it('a clip names the stream it was cut from once its recording is known', async () => {
  const stream = {
    id: 'talk',
    userId: '1000',
    title: 'Talk',
    startedAt: TWITCH_BEGIN + 5 * MINUTE,
    endedAt: TWITCH_BEGIN + HOUR,
  };
  await begin([stream], {
    clips: [clip('Moment', { createdAt: TWITCH_BEGIN + 30 * MINUTE, videoId: '777' })],
    videos: [{ id: '777', userId: '1000', streamId: 'talk', listedAt: TWITCH_BEGIN + HOUR }],
  });
  await runTo(7 * HOUR);
  expect(row('Moment')).toMatchObject({ sources: [rowIdOf('talk')] });
});

it('the most viewed clips of a week are kept, over short pages that repeat clips', async () => {
  const clips = Array.from({ length: 50 }, (_, n) => clip(`c${n}`, { views: 50 - n }));
  await begin([], {
    clips: [...clips, clip('old', { createdAt: TWITCH_BEGIN - 8 * DAY })],
    clipPage: 12,
  });
  await runTo(MINUTE);
  expect(kept()).toBe(30);
  expect([row('c0'), row('c29')].every(Boolean)).toBe(true);
  expect([row('c30'), row('old')]).toEqual([undefined, undefined]);
});

it('a clip that is deleted leaves after two answers without it, others after a month', async () => {
  await begin([], {
    clips: [clip('Gone', { deletedAt: TWITCH_BEGIN + HOUR }), clip('Stays')],
  });
  await runTo(7 * HOUR);
  expect(row('Gone')).toBeDefined();
  await runTo(13 * HOUR);
  expect([row('Gone'), row('Stays') !== undefined]).toEqual([undefined, true]);
  expect(asked()).toBeLessThan(50);
});

it('a failed answer, or one without its list, takes no clip away', async () => {
  await begin([], { clips: [clip('Stays')] });
  await runTo(MINUTE);
  life.standIn.fault = (path) => (path === '/helix/clips' ? twitchError(500, 'x') : undefined);
  await runTo(8 * HOUR);
  life.standIn.fault = (path) => (path === '/helix/clips' ? jsonReply({}) : undefined);
  await runTo(20 * HOUR);
  expect(row('Stays')).toBeDefined();
});

it('clips wait as long as Twitch asks, and streams are read meanwhile', async () => {
  const start = TWITCH_BEGIN + 10 * MINUTE;
  await begin([{ id: 'live', userId: '1001', title: 'Live', startedAt: start }], {
    clips: [clip('Later')],
  });
  const from = asked();
  life.standIn.fault = (path) =>
    path === '/helix/clips' && life.clock.now() < start
      ? twitchError(429, 'Too Many Requests', { 'retry-after': '120' })
      : undefined;
  await runTo(11 * MINUTE);
  expect(life.store.videos.get(rowIdOf('live'))).toMatchObject({ status: 'live' });
  await runTo(7 * HOUR);
  expect(row('Later')).toBeDefined();
  expect(asked()).toBeGreaterThan(from);
});

it('clips that are read again unchanged are not written again, also after a restart', async () => {
  await begin([], { clips: [clip('Same')] });
  await runTo(MINUTE);
  const calls = asked();
  const { changes } = life.store;
  await life.restart();
  await runTo(5 * HOUR);
  expect([asked(), life.store.changes]).toEqual([calls, changes]);
});
