import { expect, it } from 'vitest';
import type { FollowedChannel } from '../../channel-list/channel-record';
import { createMemoryStore } from '../../holodex/testing/memory-store';
import { createBudget } from '../api/budget';
import { DAY, HOUR, MINUTE } from '../youtube-parts';
import { createLookJob } from './look';

const START = Date.UTC(2026, 10, 10, 8);
const CHANNEL = `UC${'1'.padStart(22, '0')}`;
const SORA: FollowedChannel = {
  id: CHANNEL,
  name: 'Sora',
  youtube: CHANNEL,
  type: 'vtuber',
  socials: {},
  inactive: false,
};

/** A list of uploads that names its videos every ten minutes, whatever YouTube shows of them. */
async function begin(...ids: string[]) {
  let now = START;
  const clock = { now: () => now, sleep: async () => undefined };
  const store = createMemoryStore(clock.now);
  await store.writeChannels([{ id: CHANNEL, name: 'Sora', type: 'vtuber' }]);
  const list = { name: 'channels.yaml', orgs: [], channels: [SORA], topics: [] };
  const shown = new Set<string>();
  const asked: string[] = [];
  const news: boolean[] = [];
  const client = {
    heldUntil: () => 0,
    videos: async (some: readonly string[]) => {
      asked.push(...some);
      const items = some.flatMap((id) => {
        const snippet = { channelId: CHANNEL, title: id, liveBroadcastContent: 'none' };
        return shown.has(id) ? ([[id, { id, snippet }]] as const) : [];
      });
      return new Map(items);
    },
  };
  const start = () =>
    createLookJob({
      client,
      budget: createBudget(clock.now, 10_000),
      store,
      list: { current: () => list },
      channels: new Map([[CHANNEL, SORA]]),
      handles: new Map(),
      detailed: new Set(),
      watched: new Map(),
      findsTopics: false,
      clock,
      signal: new AbortController().signal,
      log: { info: () => undefined, warn: () => undefined },
    });
  let look = start();
  return {
    shown,
    asked,
    news,
    statusOf: (id: string) => store.videos.get(id)?.status,
    restart: () => (look = start()),
    runTo: async (time: number) => {
      for (; now < time; now += MINUTE) {
        if (now % (10 * MINUTE) === 0) news.push(await look.follow(ids));
        if (look.dueAt() <= now) await look.step();
      }
    },
  };
}

it('a video that is shown again weeks after it went missing has its state again, also after a restart', async () => {
  const { shown, runTo, statusOf, restart, asked } = await begin('back', 'gone');
  for (const id of ['back', 'gone']) shown.add(id);
  await runTo(START + HOUR);
  shown.clear();
  await runTo(START + 2 * DAY);
  expect(statusOf('back')).toBe('missing');
  await runTo(START + 10 * DAY);
  asked.length = 0;
  await runTo(START + 12 * DAY);
  expect(asked.filter((id) => id === 'back').length).toBeLessThan(10);
  shown.add('back');
  await runTo(START + 13 * DAY);
  expect([statusOf('back'), statusOf('gone')]).toEqual(['past', 'missing']);
  restart();
  shown.clear();
  shown.add('gone');
  await runTo(START + 13 * DAY + HOUR);
  expect([statusOf('back'), statusOf('gone')]).toEqual(['past', 'past']);
});

it('a video that is private when it is first named is looked at twice, and found when it is public', async () => {
  const { shown, runTo, statusOf, asked, news } = await begin('secret');
  await runTo(START + 10 * HOUR);
  expect(asked).toHaveLength(2);
  await runTo(START + DAY);
  expect(asked.length).toBeLessThanOrEqual(5);
  // It is no sign of life of its channel.
  expect(news.filter(Boolean)).toHaveLength(1);
  shown.add('secret');
  await runTo(START + 2 * DAY);
  expect(statusOf('secret')).toBe('past');
});

it('videos that an empty answer leaves out are asked for again for half an hour', async () => {
  const ids = ['a', 'b', 'c', 'd', 'e'];
  const { shown, runTo, statusOf } = await begin(...ids);
  await runTo(START + 20 * MINUTE);
  for (const id of ids) shown.add(id);
  await runTo(START + 30 * MINUTE);
  expect(ids.map(statusOf)).toEqual(ids.map(() => 'past'));
});
