import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ids } from '../fixtures/world';
import { startServer, type ConformanceServer } from './server';

describe('66,000 videos', () => {
  let api: ConformanceServer;
  beforeAll(async () => {
    api = await startServer();
    const many = Array.from({ length: 66_000 }, (_, index) => ({
      id: `n${index}`.padEnd(11, '_'),
      channel_id: ids.indie,
      title: 'One of many',
      type: 'stream' as const,
      status: 'missing' as const,
    }));
    await api.store.source.writeVideos(many);
  });
  afterAll(() => api.stop());

  const ask = async (query: string) => {
    const response = await api.get(`/api/v2/${query}`);
    return { status: response.statusCode, body: response.json<unknown>() };
  };

  it('/live answers more rows than a statement takes parameters, with all their parts', async () => {
    const include = 'mentions,clips,sources,refers,simulcasts,songs';
    const { status, body } = await ask(`live?status=missing&limit=100000&include=${include}`);
    expect(status).toBe(200);
    expect(body).toHaveLength(66_001);
  });

  it('are answered at any offset in time order; by title no further than 1,000', async () => {
    expect(await ask('videos?offset=66000&status=missing')).toMatchObject({ body: [{}] });
    expect(await ask('videos?offset=1000&sort=title')).toMatchObject({ status: 200 });
    expect(await ask('videos?offset=1001&sort=title')).toEqual({
      status: 400,
      body: {
        error: 'bad_request',
        message:
          'offset must be at most 1000 in a list of more than 10000 videos sorted by title; ask for fewer videos, or sort by available_at.',
        parameter: 'offset',
      },
    });
    const few = await ask('videos?offset=1001&sort=title&org=Hololive');
    expect(few).toEqual({ status: 200, body: [] });
  });

  it('are counted exactly where that is kept, and up to 10,000 elsewhere', async () => {
    const total = async (query: string) =>
      ((await ask(`videos?paginated=1&limit=1&${query}`)).body as { total: number }).total;
    expect(await total('status=missing&type=stream')).toBe(66_001);
    expect(await total('org=Independents&status=missing')).toBe(66_000);
    expect(await total(`channel_id=${ids.indie}`)).toBe(10_000);
    expect(await total('from=2020-01-01&to=2020-01-02')).toBe(0);
  });
});
