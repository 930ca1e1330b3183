import { expect, it, onTestFinished } from 'vitest';
import { ids } from '../fixtures/world';
import { startServer } from './server';

it('/live answers more rows than a statement takes parameters, with all their parts', async () => {
  const { get, store, stop } = await startServer();
  onTestFinished(stop);
  const many = Array.from({ length: 66_000 }, (_, index) => ({
    id: `n${index}`.padEnd(11, '_'),
    channel_id: ids.indie,
    title: 'One of many',
    type: 'stream' as const,
    status: 'missing' as const,
  }));
  expect(await store.source.writeVideos(many)).toBe(66_000);
  const include = 'mentions,clips,sources,refers,simulcasts,songs';
  const { statusCode, body } = await get(
    `/api/v2/live?status=missing&limit=100000&include=${include}`,
  );
  expect(statusCode).toBe(200);
  expect(JSON.parse(body)).toHaveLength(66_001);
});
