import { expect, it } from 'vitest';
import { createMemoryStore } from '../../holodex/testing/memory-store';
import { clipRowId } from '../rules/clip';
import { DAY } from '../twitch-parts';
import { createClipsJob } from './clips';

const BEGIN = Date.UTC(2026, 10, 10, 8);
const CHANNEL = `UC${'1'.padStart(22, '0')}`;

/** An account with one clip, whose job is run each quarter of a day. */
async function begin() {
  let now = BEGIN;
  const clock = { now: () => now, sleep: async () => undefined };
  const store = createMemoryStore(clock.now);
  await store.writeChannels([{ id: CHANNEL, name: 'Sora', type: 'vtuber' }]);
  const users = new Map([['1000', { channel: { id: CHANNEL, lang: 'ja' }, picture: undefined }]]);
  const row = {
    id: 'Moment',
    url: 'https://clips.twitch.tv/Moment',
    broadcaster_id: '1000',
    title: 'Moment',
    created_at: new Date(BEGIN).toISOString(),
    duration: 28,
    language: 'ja',
    thumbnail_url: 'https://pictures.example/Moment.jpg',
    video_id: '',
  };
  const asked: string[] = [];
  const client = {
    heldUntil: () => 0,
    clipsOf: async (userId: string, { from }: { from: number }) => {
      asked.push(userId);
      return { rows: from <= BEGIN ? [row] : [], next: undefined };
    },
    clipsById: async () => [row],
  };
  const list = { current: () => ({ orgs: [], channels: [] }) };
  const parts = { client, store, clock, list, users };
  const start = () => createClipsJob(parts, { rowOfVideo: () => undefined });
  let job = start();
  const runTo = async (time: number) => {
    for (; now < time; now += DAY / 4) await job.step();
  };
  const restart = () => void (job = start());
  return { users, asked, runTo, restart, isKept: () => store.videos.has(clipRowId('Moment')) };
}

it('clips of an account that is no longer followed are deleted after a month, also after a restart, without a call', async () => {
  const { users, asked, runTo, restart, isKept } = await begin();
  await runTo(BEGIN + DAY);
  users.clear();
  restart();
  const calls = asked.length;
  await runTo(BEGIN + 29 * DAY);
  expect(isKept()).toBe(true);
  await runTo(BEGIN + 32 * DAY);
  expect([isKept(), asked.length]).toEqual([false, calls]);
});
