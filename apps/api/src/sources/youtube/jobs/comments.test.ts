import { expect, it } from 'vitest';
import type { VideoRecord } from '../../../store/records';
import { createMemoryStore } from '../../holodex/testing/memory-store';
import { SourceFailure } from '../../http/failure';
import { createBudget } from '../api/budget';
import { DAY, HOUR, MINUTE } from '../youtube-parts';
import { createCommentsJob, createForgetJob } from './comments';

const END = Date.UTC(2026, 10, 10, 8);
const CHANNEL = `UC${'1'.padStart(22, '0')}`;

/** A day of comments whose job is run each minute that it is due. */
async function begin({ ends = [END], need = 0 }: { ends?: readonly number[]; need?: number } = {}) {
  let now = END;
  const clock = { now: () => now, sleep: async () => undefined };
  const store = createMemoryStore(clock.now);
  const idOf = (n: number) => `stream${n}`.padEnd(11, '_');
  const streams = ends.map((end, n): VideoRecord => ({
    id: idOf(n),
    channel_id: CHANNEL,
    title: 'Talking',
    type: 'stream',
    status: 'past',
    end_actual: new Date(end),
  }));
  await store.writeChannels([{ id: CHANNEL, name: 'Sora', type: 'vtuber' }]);
  await store.writeVideos(streams);
  const budget = createBudget(clock.now, 10_000);
  const asked: string[] = [];
  const world = { texts: ['1:00 here'], isDown: false };
  const client = {
    heldUntil: () => 0,
    commentThreads: async (id: string) => {
      budget.spend('commentThreads');
      asked.push(id);
      if (world.isDown) throw new SourceFailure('unreachable', 'down');
      return world.texts.map((textDisplay, n) => ({
        id: `comment${n}`,
        snippet: { topLevelComment: { snippet: { textDisplay } } },
      }));
    },
  };
  const jobs = [
    createForgetJob({ store, clock }),
    createCommentsJob({ client, budget, store, clock }, { need: () => need }),
  ];
  const runTo = async (time: number, step = MINUTE) => {
    for (; now < time; now += step)
      for (const job of jobs) while (job.dueAt() <= now) await job.step().catch(() => undefined);
  };
  const kept = (n = 0) => store.videos.get(idOf(n))?.comments?.map(({ message }) => message);
  return { store, world, asked, runTo, kept, idOf };
}

it('comments of a stream are read three times in the day after its end, and what is gone goes', async () => {
  const { world, asked, runTo, kept } = await begin();
  await runTo(END + 55 * MINUTE);
  expect(asked).toEqual([]);
  await runTo(END + 2 * HOUR);
  expect([kept(), asked.length]).toEqual([['1:00 here'], 1]);
  world.texts = ['1:00 here', '2:00 there', 'nowhere'];
  await runTo(END + 7 * HOUR);
  expect([kept(), asked.length]).toEqual([['1:00 here', '2:00 there'], 2]);
  world.texts = ['2:00 there'];
  await runTo(END + 3 * DAY);
  expect([kept(), asked.length]).toEqual([['2:00 there'], 3]);
});

it('comments are read again after 25 days, and deleted after 30 if that is not possible', async () => {
  const { world, asked, runTo, kept } = await begin();
  await runTo(END + 2 * DAY);
  expect(asked).toHaveLength(3);
  await runTo(END + 25 * DAY, HOUR);
  expect(asked).toHaveLength(3);
  await runTo(END + 27 * DAY, HOUR);
  expect(asked).toHaveLength(4);
  world.isDown = true;
  await runTo(END + 55 * DAY, HOUR);
  expect(kept()).toEqual(['1:00 here']);
  await runTo(END + 58 * DAY, HOUR);
  expect(kept()).toEqual([]);
});

it('comments wait while live and announced streams need the units', async () => {
  const { asked, runTo, store } = await begin({
    ends: Array.from({ length: 60 }, () => END),
    need: 99,
  });
  await runTo(END + 3 * HOUR);
  // What a quiet time before has left.
  expect(asked).toHaveLength(20);
  store.requested.add('opened_____');
  await runTo(END + 4 * HOUR);
  expect(asked).toHaveLength(20);
});

it('comments of opened videos come first, then those of streams that were never read, the last ended first', async () => {
  const { asked, runTo, store, idOf } = await begin({
    ends: [END - 5.5 * HOUR, END - 2 * HOUR, END - HOUR],
  });
  await store.writeComments(idOf(0), []);
  store.commentsReadAt.set(idOf(0), new Date(END - 4 * HOUR));
  store.requested.add(idOf(1));
  await runTo(END + 2 * MINUTE);
  expect(asked).toEqual([idOf(1), idOf(2)]);
  await runTo(END + HOUR);
  expect(asked).toEqual([idOf(1), idOf(2), idOf(0)]);
});

it('comments of the others are read while twenty videos that viewers opened cannot be read', async () => {
  const { asked, runTo, store, idOf, world } = await begin({ ends: [END - 2 * HOUR] });
  for (let n = 0; n < 20; n += 1) store.requested.add(`broken${n}`.padEnd(11, '_'));
  store.requested.add(idOf(0));
  world.isDown = true;
  await runTo(END + 30 * MINUTE);
  expect(asked).toContain(idOf(0));
});
