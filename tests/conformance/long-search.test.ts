/** Searches for more rows than a page holds: all of them, each once, in the order of the pages, without being kept. */
import { calls } from '@oshimado/contract/schemas';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { at, ids } from '../fixtures/world';
import { originOf } from '../realtime/event-stream';
import { ownServer, serverOfTest } from './server';

const MINUTE = 60_000;
const MANY = 1_890;

const api = ownServer();
beforeAll(async () => {
  // Some hundreds at each moment and of each length, so that pages end among equals.
  await api.store.source.writeVideos(
    Array.from({ length: MANY }, (_, index) => ({
      id: `m${(index * 7_919) % 10_007}`.padEnd(11, '_'),
      channel_id: ids.indie,
      title: `Marathon ${index}`,
      type: 'stream' as const,
      status: 'past' as const,
      published_at: at(-(index % 5) * MINUTE),
      start_actual: at(-(index % 5) * MINUTE),
      duration: (index % 7) * 100,
      comments: [{ comment_key: `k${index}`, message: '0:10 marathon starts' }],
    })),
  );
});

const BODY = { conditions: [{ text: 'marathon' }], target: ['stream'] };
const search = (more: object, path = 'videoSearch') =>
  api.send('POST', `/api/v2/search/${path}`, { ...BODY, ...more });

async function pageByPage(sort: string): Promise<string[]> {
  const found: string[] = [];
  for (let offset = 0; offset <= MANY; offset += 100) {
    const rows = (await search({ sort, limit: 100, offset })).json<{ id: string }[]>();
    found.push(...rows.map(({ id }) => id));
  }
  return found;
}

describe('a search for 100,000 rows', () => {
  it.each(['newest', 'oldest', 'longest', 'shortest'])(
    'sorted by %s answers what all pages together answer',
    async (sort) => {
      const { statusCode, headers, body } = await search({ sort, limit: 100_000 });
      expect(statusCode).toBe(200);
      expect(headers['cache-control']).toBe('no-store');
      expect(headers['content-type']).toBe('application/json; charset=utf-8');
      const list = calls.postVideoSearch.response.parse(JSON.parse(body)) as { id: string }[];
      expect(list).toHaveLength(MANY);
      expect(list.map(({ id }) => id)).toEqual(await pageByPage(sort));
    },
  );

  it('contains the total, for any offset and limit', async () => {
    const page = async (more: object) => {
      const { items, total } = (await search({ paginated: true, ...more })).json<{
        items: unknown[];
        total: number;
      }>();
      return [items.length, total];
    };
    expect(await page({ limit: 100_000 })).toEqual([MANY, MANY]);
    expect(await page({ limit: 100_000, offset: 1_200 })).toEqual([MANY - 1_200, MANY]);
    expect(await page({ limit: 1_500 })).toEqual([1_500, MANY]);
    expect(await page({ limit: 1_000 })).toEqual([1_000, MANY]);
    expect(await page({ limit: 100_000, offset: 90_000 })).toEqual([0, MANY]);
    expect(await page({ limit: 200, conditions: [{ text: 'nothing like it' }] })).toEqual([0, 0]);
    expect((await search({ limit: 200, conditions: [{ text: 'no such' }] })).json()).toEqual([]);
  });

  it('carries the comments that hold the words', async () => {
    const { body } = await search(
      { conditions: [], comment: 'marathon', limit: 100_000 },
      'commentSearch',
    );
    const list = calls.postCommentSearch.response.parse(JSON.parse(body));
    expect(list).toHaveLength(MANY);
    expect(Array.isArray(list) && list.every(({ comments }) => comments.length === 1)).toBe(true);
  });

  it('a search for 100,000 rows is packed for clients that take it so', async () => {
    const answer = await api.app.inject({
      method: 'POST',
      url: '/api/v2/search/videoSearch',
      payload: { ...BODY, limit: 100_000 },
      headers: { 'accept-encoding': 'gzip' },
    });
    expect(answer.headers['content-encoding']).toBe('gzip');
    expect(answer.rawPayload.length).toBeLessThan(200_000);
  });

  it('a search is refused above 100,000 rows, and for favorites of guests', async () => {
    const tooMany = await search({ limit: 100_001 });
    expect(tooMany.statusCode).toBe(400);
    expect(tooMany.json()).toMatchObject({ parameter: 'limit' });
    expect((await search({ limit: 1_000, favorites: true })).statusCode).toBe(401);
  });

  it('a search for 100,000 rows is counted apart: six a minute from one address', async () => {
    await api.app.listen({ host: '127.0.0.1', port: 0 });
    const statuses: number[] = [];
    let refused: Response | undefined;
    for (let call = 0; call < 7; call += 1) {
      refused = await fetch(`${originOf(api.app)}/api/v2/search/videoSearch`, {
        method: 'POST',
        body: JSON.stringify({ ...BODY, limit: 101 }),
      });
      await refused.arrayBuffer();
      statuses.push(refused.status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429]);
    expect(refused?.headers.get('x-ratelimit-limit')).toBe('6');
    expect(refused?.headers.get('retry-after')).toBe('10');
    const short = await fetch(`${originOf(api.app)}/api/v2/search/videoSearch`, {
      method: 'POST',
      body: JSON.stringify({ ...BODY, limit: 100 }),
    });
    expect(short.status).toBe(200);
  });
});

it('a search whose first page comes after the time limit is 503 and is not counted as open', async () => {
  const slow = await serverOfTest({ callLimitMs: 100, rateLimit: false });
  const { reads } = slow.store;
  const pagesOfVideos = reads.pagesOfVideos.bind(reads);
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  reads.pagesOfVideos = async function* (query, pageRows) {
    await released;
    yield* pagesOfVideos(query, pageRows);
  };
  const ask = async () =>
    (await slow.send('POST', '/api/v2/search/videoSearch', { org: ['Hololive'], limit: 200 }))
      .statusCode;
  const late = await Promise.all(Array.from({ length: 16 }, ask));
  expect(new Set(late)).toEqual(new Set([503]));
  release();
  reads.pagesOfVideos = async function* () {
    yield* await Promise.resolve([]);
  };
  await vi.waitFor(async () => expect(await ask()).toBe(200));
});

it('the total of a comment search counts videos, also when many comments of a video match', async () => {
  // More comments than search collects.
  await api.store.source.writeVideos(
    Array.from({ length: 30 }, (_, index) => ({
      id: `said-${index}-`.padEnd(11, '_'),
      channel_id: ids.kuzu,
      title: 'Much talked about',
      type: 'stream' as const,
      status: 'past' as const,
      published_at: at(-MINUTE),
      comments: Array.from({ length: 70 }, (__, nth) => ({
        comment_key: `said-${index}-${nth}`,
        message: `0:${nth} everybody says so`,
      })),
    })),
  );
  for (const more of [{}, { vch: [ids.kuzu] }]) {
    const body = { conditions: [], comment: 'says so', paginated: true, limit: 10, ...more };
    const answer = await search(body, 'commentSearch');
    const { items, total } = answer.json<{ items: unknown[]; total: number }>();
    expect([items.length, total]).toEqual([10, 30]);
  }
});
