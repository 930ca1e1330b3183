import { expect, it } from 'vitest';
import { databaseOf } from '../testing/database';
import { videoReads } from './videos';

const NOW = new Date('2026-11-22T12:00:00Z');

it('the rule of events gets what it reads of streams from one query, without their uploaders and other parts', async () => {
  const queries: string[] = [];
  const db = databaseOf(async (query) => {
    queries.push(query);
    const times = { start_actual: null, start_scheduled: NOW, available_at: NOW };
    const stream = { id: 'a', type: 'stream', status: 'live', topic_id: null, duration: 0 };
    return [{ ...stream, ...times, channel_id: 'UCa', guests: ['UCb'] }];
  });
  const filter = { type: ['stream'], status: ['live', 'upcoming'] } as const;
  expect(await videoReads(db, () => NOW).eventStreams(filter)).toEqual([
    {
      id: 'a',
      type: 'stream',
      status: 'live',
      duration: 0,
      start_scheduled: NOW.toISOString(),
      available_at: NOW.toISOString(),
      channel: { id: 'UCa' },
      mentions: [{ id: 'UCb' }],
    },
  ]);
  expect(queries).toHaveLength(1);
  expect(queries[0]).not.toMatch(/subscriber_count|live_tl_count/);
});
