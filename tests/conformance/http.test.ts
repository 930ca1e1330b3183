/** What holds for every answer: names of bytes, packing, limits, headers, methods. */
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { pathOf, urlOf, type CallName } from '@oshimado/contract';
import { calls } from '@oshimado/contract/schemas';
import { describe, expect, it } from 'vitest';
import { handlers } from '../../apps/api/src/handlers';
import { ids, videoId } from '../fixtures/world';
import { ownServer } from './server';

const paths = [
  pathOf('getOrgs'),
  pathOf('getStats'),
  pathOf('getChannels'),
  pathOf('getChannel', { id: ids.sora }),
  pathOf('getChannelVideos', { id: ids.sora, kind: 'clips' }),
  pathOf('getVideos', { include: 'mentions' }),
  pathOf('getVideo', { id: videoId('past-sora') }),
  pathOf('getClips'),
  pathOf('getLive', { type: 'stream,placeholder' }),
  pathOf('getUsersLive', { channels: ids.sora }),
  pathOf('getOrgsWithIcons'),
  pathOf('getStaticTopics'),
  pathOf('getStaticChannel', { id: ids.sora }),
  pathOf('getRotation'),
  pathOf('getVideoComments', { id: videoId('past-sora') }),
  pathOf('getAutocomplete', { q: 'so' }),
  pathOf('getTopics'),
  pathOf('getVideoTopic', { id: videoId('past-sora') }),
  pathOf('getMentions', { id: videoId('past-sora') }),
  pathOf('getSong', { id: '0b5a3a2e-7d5c-4c1e-9f3a-000000000003' }),
  pathOf('getHotSongs', { org: 'Hololive' }),
  urlOf(calls.getScheduleDays, { from: '2026-03-01', to: '2026-03-02', zone: 'Europe/Berlin' }),
];
const BIG = pathOf('getVideos', { include: 'mentions,clips,description' });

const METRICS_TOKEN = 'a token of the tests';

const api = ownServer({ metricsToken: METRICS_TOKEN });

describe('every answer', () => {
  it('the paths here are those of every reading call that answers everybody alike', () => {
    const shared = (Object.keys(handlers) as CallName[]).filter(
      (name) => calls[name].method === 'GET',
    );
    expect(paths).toHaveLength(shared.length);
  });

  it.each(paths)(
    '%s may be kept for 15 seconds by anybody and read from any page',
    async (path) => {
      for (const times of [1, 2]) {
        const { statusCode, headers } = await api.get(path);
        expect({ times, statusCode }).toEqual({ times, statusCode: 200 });
        expect(headers).toMatchObject({
          'content-type': 'application/json; charset=utf-8',
          'cache-control': 'public, max-age=15, stale-while-revalidate=60, stale-if-error=3600',
          vary: 'accept-encoding',
          'access-control-allow-origin': '*',
          'cross-origin-resource-policy': 'cross-origin',
          'x-content-type-options': 'nosniff',
          'referrer-policy': 'strict-origin-when-cross-origin',
          age: '0',
        });
        expect(headers).not.toHaveProperty('access-control-allow-credentials');
        expect(headers['x-ratelimit-limit']).toBe('600');
        expect(headers['x-ratelimit-remaining']).toMatch(/^\d+$/);
        expect(headers['x-ratelimit-reset']).toMatch(/^\d{10}$/);
        expect(headers.etag).toMatch(/^"[\w-]+"$/);
      }
    },
  );

  it.each(paths)('%s is not sent again to who has it', async (path) => {
    const { headers } = await api.get(path);
    for (const tag of [headers.etag, `W/${headers.etag}`, `"x", ${headers.etag}`, '*']) {
      const again = await api.get(path, { 'if-none-match': String(tag) });
      expect(again.statusCode).toBe(304);
      expect(again.body).toBe('');
      expect(again.headers.etag).toBe(headers.etag);
    }
    expect((await api.get(path, { 'if-none-match': '"other"' })).statusCode).toBe(200);
  });

  it.each(paths)('%s answers HEAD without a body', async (path) => {
    const { body, headers } = await api.get(path);
    const head = await api.app.inject({ method: 'HEAD', url: path });
    expect(head.statusCode).toBe(200);
    expect(head.body).toBe('');
    expect(head.headers.etag).toBe(headers.etag);
    expect(head.headers['content-length']).toBe(String(Buffer.byteLength(body)));
  });

  // Mentions are written to at the address they are read at.
  const readOnly = paths.filter((path) => !path.endsWith('/mentions'));
  it.each(readOnly)('%s cannot be written to', async (path) => {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'] as const) {
      const { statusCode, headers, body } = await api.app.inject({
        method,
        url: path,
        payload: {},
      });
      expect(statusCode).toBe(405);
      expect(headers.allow).toBe('GET, HEAD, OPTIONS');
      expect(JSON.parse(body)).toMatchObject({ error: 'method_not_allowed' });
    }
  });

  it.each(paths)('%s lets browsers ask first, once in ten minutes', async (path) => {
    const { statusCode, headers, body } = await api.app.inject({
      method: 'OPTIONS',
      url: path,
      headers: { origin: 'https://fans.example', 'access-control-request-method': 'GET' },
    });
    expect(statusCode).toBe(204);
    expect(body).toBe('');
    expect(headers).toMatchObject({
      'access-control-allow-origin': '*',
      'access-control-allow-methods': 'GET, HEAD, POST, OPTIONS',
      'access-control-max-age': '600',
    });
    expect(headers['access-control-allow-headers']).toContain('if-none-match');
  });
});

describe('packing', () => {
  const packed = async (accept: string) => {
    const { headers, rawPayload } = await api.get(BIG, { 'accept-encoding': accept });
    return { form: headers['content-encoding'], rawPayload, headers };
  };

  it('packing gives the same text in each form, under a tag of its own', async () => {
    const plain = await api.get(BIG);
    const br = await packed('gzip, deflate, br, zstd');
    const gzip = await packed('gzip');
    expect(br.form).toBe('br');
    expect(gzip.form).toBe('gzip');
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.body);
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body);
    expect(new Set([plain.headers.etag, br.headers.etag, gzip.headers.etag]).size).toBe(3);
    expect(br.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2);
  });

  it.each([
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.1, gzip;q=0.9', 'gzip'],
    ['gzip;q=0, br;q=0', undefined],
    ['*;q=0', undefined],
    ['*', 'br'],
    ['identity', undefined],
    ['identity;q=1, br;q=0.5', undefined],
    ['BR', 'br'],
    ['x-gzip', 'gzip'],
    [';;,q=,,', undefined],
  ])('Accept-Encoding: %s', async (accept, form) => {
    const answer = await packed(accept);
    expect(answer.form).toBe(form);
  });

  it('packing knows its own tag in every form', async () => {
    const { headers } = await api.get(BIG, { 'accept-encoding': 'br' });
    const again = await api.get(BIG, {
      'accept-encoding': 'gzip',
      'if-none-match': String(headers.etag),
    });
    expect(again.statusCode).toBe(304);
  });

  it('packing leaves small answers plain', async () => {
    const { headers } = await api.get('/statics/stats.json', { 'accept-encoding': 'br, gzip' });
    expect(headers).not.toHaveProperty('content-encoding');
  });

  it('packing does as it goes what no snapshot holds', async () => {
    const { headers, rawPayload } = await api.get('/api/docs/json', { 'accept-encoding': 'br' });
    expect(headers['content-encoding']).toBe('br');
    expect(JSON.parse(brotliDecompressSync(rawPayload).toString())).toHaveProperty(
      'openapi',
      '3.1.0',
    );
  });
});

describe('requests', () => {
  it('requests take over a plain id from outside, and nothing else', async () => {
    const idOf = async (given: string) =>
      (await api.get('/statics/orgs.json', { 'x-request-id': given })).headers['x-request-id'];
    expect(await idOf('proxy-42_a')).toBe('proxy-42_a');
    for (const odd of ['a'.repeat(65), 'a b', 'a\tb', '<script>', '']) {
      expect(await idOf(odd)).toMatch(/^[\w-]{1,64}$/);
      expect(await idOf(odd)).not.toBe(odd);
    }
  });

  it('requests leave one line each in the log, with their id', async () => {
    await api.get('/api/v2/live?limit=3', { 'x-request-id': 'told-once' });
    const lines = api.logs
      .map((line): unknown => JSON.parse(line))
      .filter((line) => JSON.stringify(line).includes('told-once'));
    expect(lines).toEqual([
      expect.objectContaining({
        reqId: 'told-once',
        method: 'GET',
        url: '/api/v2/live?limit=3',
        status: 200,
        msg: 'answered',
      }),
    ]);
  });
});

describe('unknown addresses', () => {
  it.each([
    '/api',
    '/api/v2',
    '/api/v2/nothing',
    '/api/v3/live',
    '/statics/x.json',
    '/statics',
    '/x',
  ])('%s is answered in the form of every refusal', async (path) => {
    for (const method of ['GET', 'POST'] as const) {
      const { statusCode, body } = await api.app.inject({ method, url: path });
      expect(statusCode).toBe(404);
      expect(JSON.parse(body)).toEqual({
        message: 'There is nothing at this address.',
        error: 'not_found',
      });
    }
  });

  it.each(['/api/v2/videos/%FF', '/api/v2/channels/%', '/api/v2/channels/%E3%81/videos'])(
    '%s encodes no text: 400',
    async (path) => {
      const { statusCode, body, headers } = await api.get(path);
      expect(statusCode).toBe(400);
      expect(JSON.parse(body)).toMatchObject({ error: 'bad_request' });
      expect(headers['access-control-allow-origin']).toBe('*');
    },
  );

  it.each([
    ['//api/v2/live', '/api/v2/live'],
    ['/api/v2//live', '/api/v2/live'],
    ['/api//v2///channels?limit=1', '/api/v2/channels?limit=1'],
    ['/api/v2//search/autocomplete?q=so', '/api/v2/search/autocomplete?q=so'],
    ['//statics//orgs.json', '/statics/orgs.json'],
  ])('%s is %s', async (doubled, single) => {
    for (const times of [1, 2]) {
      const [one, other] = [await api.get(doubled), await api.get(single)];
      expect({ times, statusCode: one.statusCode }).toEqual({ times, statusCode: 200 });
      expect(one.body).toBe(other.body);
      expect(one.headers['x-ratelimit-limit']).toBe('600');
    }
  });

  it('slashes of a query stay as they are', async () => {
    const room = encodeURIComponent('https://a.example//b');
    for (const link of [room, 'https://a.example//b']) {
      const path = `/api/v2//videos/custom/chats?lang=en&custom_video_id=${link}`;
      expect((await api.get(path)).json()).toEqual([]);
    }
    expect((await api.get('/api/v2/live?org=a//b')).json()).toEqual([]);
  });

  it('a path with a leading // outside the API is not rewritten', async () => {
    expect((await api.get('//evil.example/api')).statusCode).toBe(404);
  });

  it('an address that is far too long is answered, not dropped', async () => {
    const { statusCode, body } = await api.get(`/api/v2/live?org=${'a'.repeat(20_000)}`);
    expect(statusCode).toBe(414);
    expect(JSON.parse(body)).toMatchObject({ error: 'too_large' });
  });

  it('unknown ids are 404', async () => {
    for (const path of [
      '/api/v2/videos/aaaaaaaaaaa',
      '/api/v2/channels/UCnobody',
      '/api/v2/channels/@x',
    ]) {
      const { statusCode, headers } = await api.get(path);
      expect(statusCode).toBe(404);
      expect(headers['cache-control']).toBe('no-store');
    }
  });
});

describe('who watches the process', () => {
  it.each([
    ['/healthz', { status: 'ok' }],
    ['/readyz', expect.objectContaining({ status: 'ok' })],
  ])('%s answers', async (path, expected) => {
    const { statusCode, headers, body } = await api.get(path);
    expect(statusCode).toBe(200);
    expect(JSON.parse(body)).toEqual(expected);
    expect(headers).not.toHaveProperty('x-ratelimit-limit');
  });

  it('/metrics counts requests by route and status, and snapshots by outcome', async () => {
    await api.get('/api/v2/clips?limit=7');
    await api.get('/api/v2/clips?limit=7');
    const { body, headers } = await api.get('/metrics', {
      authorization: `Bearer ${METRICS_TOKEN}`,
    });
    expect(headers['content-type']).toContain('text/plain');
    expect(body).toMatch(
      /http_request_duration_seconds_count\{method="GET",route="\/api\/v2\/clips",status="200"\} [1-9]/,
    );
    expect(body).toMatch(/snapshot_answers_total\{outcome="hit"\} [1-9]/);
    expect(body).toMatch(/snapshot_answers_total\{outcome="miss"\} [1-9]/);
    expect(body).toMatch(/process_cpu_seconds_total/);
    expect(body).toMatch(/^store_connections\{pool="requests",state="idle"\} [1-9]/m);
    expect(body).toMatch(/^store_waiting\{pool="sources"\} 0$/m);
    expect(body).toMatch(/^queue_waiting\{queue="pictures"\} 0$/m);
  });
});

interface Operation {
  readonly operationId: string;
  readonly responses: Readonly<Record<string, unknown>>;
}

describe('the API’s description', () => {
  it('the API’s description names every call, with its answer and its refusals as components', async () => {
    const { paths, components } = (await api.get('/api/docs/json')).json<{
      paths: Record<string, Record<string, Operation>>;
      components: { schemas: Record<string, unknown> };
    }>();
    const described = Object.values(paths)
      .flatMap((methods) => Object.values(methods))
      // A stream of events is no call: it has no one answer.
      .filter(({ operationId }) => operationId !== 'boardEvents');
    const names = described.map(({ operationId }) => operationId);
    expect(names.sort()).toEqual(Object.keys(calls).sort());
    for (const { operationId, responses } of described) {
      // Only what is the same for every caller has a version to ask for.
      const unchanged = operationId in handlers && operationId.startsWith('get') ? ['304'] : [];
      expect({ operationId, statuses: Object.keys(responses).sort() }).toEqual({
        operationId,
        statuses: ['200', ...unchanged, '4XX', '5XX'],
      });
    }
    expect(Object.keys(components.schemas)).toEqual(
      expect.arrayContaining(['Video', 'VideoFull', 'Channel', 'Org', 'Stats', 'Problem']),
    );
    expect(Object.keys(components.schemas).filter((name) => name.endsWith('Input'))).toEqual([]);
  });

  it('the API’s description has a page to read', async () => {
    const { statusCode, headers } = await api.get('/api/docs');
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toContain('text/html');
  });
});
