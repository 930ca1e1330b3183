import { expect, it } from 'vitest';
import type { FollowedChannel } from '../../channel-list/channel-record';
import { createBudget } from '../api/budget';
import { HOUR, MINUTE } from '../youtube-parts';
import { createUploadsJob, type Sweep } from './uploads';

const START = Date.UTC(2026, 10, 10, 8);

/** Lists of uploads under a limit of units, of which some are used already. */
function begin({ limit, used = 0 }: { limit: number; used?: number }) {
  let now = START;
  const clock = { now: () => now, sleep: async () => undefined };
  const budget = createBudget(clock.now, limit);
  for (let n = 0; n < used; n += 1) budget.spend('videos');
  const channels = new Map<string, FollowedChannel>();
  const sweeps = new Map<string, Sweep>();
  const read: string[] = [];
  const client = {
    heldUntil: () => 0,
    uploads: async (playlist: string) => {
      budget.spend('playlistItems');
      read.push(playlist.slice(2));
      return [];
    },
  };
  const look = { need: () => 0, follow: async () => false };
  const job = createUploadsJob({ client, budget, channels, clock }, look, sweeps);
  const follow = (name: string) =>
    channels.set(`UC${name}`, {
      id: `UC${name}`,
      name,
      youtube: `UC${name}`,
      type: 'vtuber',
      socials: {},
      inactive: false,
    });
  return {
    read,
    follow,
    /** As if it had been read at the start. */
    followRead: (name: string) => {
      follow(name);
      sweeps.set(`UC${name}`, { at: START, newAt: START });
    },
    runTo: async (time: number) => {
      for (; now < time; now += MINUTE) while (job.dueAt() <= now) await job.step();
    },
  };
}

it.each([100, 1_000, 10_000])(
  'uploads of all channels are read at once with %i units a day',
  async (limit) => {
    const { follow, read, runTo } = begin({ limit });
    for (let n = 0; n < 20; n += 1) follow(`${n}`);
    await runTo(START + MINUTE);
    expect(new Set(read).size).toBe(20);
  },
);

it('uploads of a channel that is new take turns with the others when few units are left', async () => {
  const { follow, followRead, read, runTo } = begin({ limit: 10_000, used: 9_000 });
  followRead('old');
  for (let n = 0; n < 10; n += 1) follow(`new${n}`);
  await runTo(START + MINUTE);
  // What a quiet time before has left.
  expect(read).toHaveLength(5);
  await runTo(START + 2 * HOUR);
  expect(new Set(read).size).toBe(11);
  expect(read.filter((name) => name.startsWith('new')).length).toBeGreaterThanOrEqual(10);
});
