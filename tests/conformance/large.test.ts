import { beforeAll, describe, expect, it } from 'vitest';
import { ids } from '../fixtures/world';
import { ownServer } from './server';

describe('66,000 videos', () => {
  const api = ownServer();
  beforeAll(async () => {
    const many = Array.from({ length: 66_000 }, (_, index) => ({
      id: `n${index}`.padEnd(11, '_'),
      channel_id: ids.indie,
      title: `One of many${index % 50 === 0 ? ', seldom' : ''}${index % 25 === 1 ? ', sometimes' : ''}`,
      type: 'stream' as const,
      status: 'missing' as const,
    }));
    await api.store.source.writeVideos(many);
  });

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

  it('66,000 videos are answered at any offset in time order; by title no further than 1,000', async () => {
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

  it('66,000 videos are counted exactly where that is kept, and up to 10,000 elsewhere', async () => {
    const total = async (query: string) =>
      ((await ask(`videos?paginated=1&limit=1&${query}`)).body as { total: number }).total;
    expect(await total('status=missing&type=stream')).toBe(66_001);
    expect(await total('org=Independents&status=missing')).toBe(66_000);
    expect(await total(`channel_id=${ids.indie}`)).toBe(10_000);
    expect(await total('from=2020-01-01&to=2020-01-02')).toBe(0);
    const { body } = await ask(`videos?paginated=1&limit=1&channel_id=${ids.indie}&offset=30000`);
    expect(body).toMatchObject({ total: 30_002, total_is_minimum: true });
  });

  const search = async (text: string, more: object = {}) => {
    const body = { conditions: [{ text }], status: ['missing'], paginated: true, ...more };
    const response = await api.send('POST', '/api/v2/search/videoSearch', body);
    const { items, ...total } = response.json<{ items: readonly object[] }>();
    return { ...total, rows: items.length };
  };

  it.each([
    ['frequent', 'one of many'],
    ['other', 'sometimes'],
  ])('%s words are counted up to 2,000, and further with each page', async (_, text) => {
    const counted = 2_000;
    const isMinimum = { total_is_minimum: true };
    expect(await search(text)).toEqual({ total: counted, ...isMinimum, rows: 30 });
    expect(await search(text, { offset: counted - 40 })).toEqual({
      total: counted,
      ...isMinimum,
      rows: 30,
    });
    expect(await search(text, { offset: 2_400 })).toEqual({
      total: 2_431,
      ...isMinimum,
      rows: 30,
    });
  });

  it('rare words are counted exactly, and frequent ones on their last page', async () => {
    expect(await search('seldom')).toEqual({ total: 1_320, rows: 30 });
    expect(await search('sometimes', { offset: 2_630 })).toEqual({ total: 2_640, rows: 10 });
    expect(await search('sometimes', { offset: 2_640 })).toEqual({
      total: 2_000,
      total_is_minimum: true,
      rows: 0,
    });
    expect(await search('one of many', { org: ['Hololive'] })).toEqual({ total: 0, rows: 0 });
    expect(await search('one of many', { type: [], target: ['clip'] })).toEqual({
      total: 0,
      rows: 0,
    });
  });
});
