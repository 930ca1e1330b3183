/** Limits: too many requests of a kind, answered with headers and a message; bodies too large, too deep, too long. */
import type { LimitHit } from '@oshimado/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { portalPages } from '../../apps/api/src/pages/portal';
import { builtPortal } from '../support/built-portal';
import { newPerson } from './people';
import { ownServer, serverOfTest } from './server';
import { originOf } from '../realtime/event-stream';

const api = ownServer({
  publicOrigin: 'https://oshimado.example',
  rateLimit: 600,
  rateLimits: [
    { limit: 'search', kind: 'guest', rule: { size: 2, refillMs: 60_000 } },
    { limit: 'write', kind: 'user', rule: { size: 3, refillMs: 60_000 } },
  ],
});
let origin: string;
beforeAll(async () => {
  // Only callers with an address are counted.
  await api.app.listen({ host: '127.0.0.1', port: 0 });
  origin = originOf(api.app);
});

const post = (path: string, body: unknown, headers: Readonly<Record<string, string>> = {}) =>
  fetch(`${origin}/api/v2${path}`, {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...headers },
  });

describe('without rate limits', () => {
  it('answers without rate limits still carry the three rate headers, built and from the cache', async () => {
    const free = await serverOfTest({ rateLimit: false });
    await free.app.listen({ host: '127.0.0.1', port: 0 });
    const at = originOf(free.app);
    for (const path of ['/live', '/live', '/channels', '/nothing/here']) {
      const { headers } = await fetch(`${at}/api/v2${path}`);
      expect(headers.get('x-ratelimit-limit')).toBe('1000000');
      expect(headers.get('x-ratelimit-remaining')).toBe('1000000');
      expect(headers.get('x-ratelimit-reset')).toBe(String(Math.ceil(free.now() / 1_000)));
    }
  });
});

describe('too many pages', () => {
  it('too many pages are refused as a page, even with different made-up parameters', async () => {
    const built = await builtPortal();
    const site = await serverOfTest({
      rateLimit: 600,
      rateLimits: [{ limit: 'page', kind: 'guest', rule: { size: 3, refillMs: 60_000 } }],
      renderProblem: built.renderer.renderProblem,
    });
    await site.app.register(portalPages, { portal: built, now: site.now });
    await site.app.listen({ host: '127.0.0.1', port: 0 });
    const at = originOf(site.app);
    const open = (number: number) =>
      fetch(`${at}/?f=${number}`, { headers: { accept: 'text/html' } });
    const statuses = [];
    for (let page = 0; page < 4; page += 1) statuses.push((await open(page)).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
    const refused = await open(4);
    expect(refused.headers.get('retry-after')).toBe('20');
    expect(await refused.text()).toContain('Come back later: 429');
    expect((await fetch(`${at}/healthz`)).status).toBe(200);
  });
});

describe('too many requests of a kind', () => {
  it('too many requests of a kind are refused with what is left, until when, and how long to wait', async () => {
    const search = () => post('/search/channelSearch', { queryText: 'so' });
    const answers = [await search(), await search(), await search()];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 429]);
    const [first, , refused] = answers;
    expect(first?.headers.get('x-ratelimit-limit')).toBe('2');
    expect(first?.headers.get('x-ratelimit-remaining')).toBe('1');
    expect(refused?.headers.get('x-ratelimit-remaining')).toBe('0');
    expect(refused?.headers.get('retry-after')).toBe('30');
    expect(Number(refused?.headers.get('x-ratelimit-reset'))).toBe(api.now() / 1_000 + 60);
    expect(await refused?.json()).toEqual({
      error: 'rate_limited',
      message: 'Too many requests of this kind. Try again in 30 s.',
    });
  });

  it('too many requests of one kind do not limit the others, and are allowed again after a while', async () => {
    expect((await fetch(`${origin}/api/v2/live`)).status).toBe(200);
    api.pass(30_000);
    expect((await post('/search/channelSearch', { queryText: 'so' })).status).toBe(200);
  });

  it('too many requests of a kind are counted by account, not by address, after a login', async () => {
    const one = await newPerson(api);
    const two = await newPerson(api);
    const save = ({ headers }: typeof one) => post('/playlist/', { name: 'A list' }, headers);
    const statuses = [];
    for (let call = 0; call < 4; call += 1) statuses.push((await save(one)).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
    expect((await save(two)).status).toBe(200);
  });

  it('requests with a token that is no good are counted as a guest’s, and still refused in words', async () => {
    const answer = await post('/playlist/', { name: 'x' }, { authorization: 'Bearer a.b.c' });
    expect(answer.status).toBe(401);
    expect(answer.headers.get('x-ratelimit-limit')).toBe('60');
  });

  it('too many requests of a kind are counted where a login begins as well', async () => {
    const begin = () => fetch(`${origin}/auth/google/start`, { redirect: 'manual' });
    const statuses = new Set<number>();
    for (let call = 0; call < 25; call += 1) statuses.add((await begin()).status);
    expect(statuses).not.toContain(429);
    expect((await begin()).status).toBe(429);
  });

  it('too many requests never keep those out who watch the process', async () => {
    for (const path of ['/healthz', '/readyz']) {
      const { status, headers } = await fetch(origin + path);
      expect([status, headers.get('x-ratelimit-limit')]).toEqual([200, null]);
    }
  });
});

describe('a body', () => {
  const search = '/search/videoSearch';
  it.each([
    ['larger than 256 KB', `{"sort":"newest","conditions":"${'a'.repeat(262_144)}"}`, 413],
    ['nested deeper than 20 levels', `${'['.repeat(21)}${']'.repeat(21)}`, 400],
    ['nested ten thousand levels deep', `${'['.repeat(10_000)}${']'.repeat(10_000)}`, 400],
    ['with a list of more than 5,000 values', `[${'1,'.repeat(5_000)}1]`, 413],
    ['that reaches for a prototype', '{"__proto__":{"role":"admin"}}', 400],
    ['that reaches for a constructor', '{"constructor":{"prototype":{"x":1}}}', 400],
    ['that is no JSON', '{"sort":', 400],
  ])('%s is refused in words', async (_, body, status) => {
    api.pass(60_000);
    const answer = await post(search, body);
    expect(answer.status).toBe(status);
    expect(await answer.json()).toHaveProperty('message');
    expect(Object.prototype).not.toHaveProperty('role');
  });

  it.each([
    ['/search/channelSearch', '7', 'The request must be an object.'],
    ['/search/channelSearch', '', 'The request must be an object.'],
    ['/search/videoSearch', '[]', 'The request must be an object.'],
    ['/search/videoSearch', '{"limit":-1}', 'limit must be at least 0.'],
  ])(
    '%s with %j as a whole is refused in a sentence without a gap',
    async (path, body, message) => {
      api.pass(60_000);
      const answer = await post(path, body);
      expect([answer.status, await answer.json()]).toMatchObject([400, { message }]);
    },
  );

  it('a body that is too large is refused with what it may have', async () => {
    api.pass(60_000);
    const answer = await post(search, 'a'.repeat(262_145));
    const message = 'The body is larger than 262144 bytes.';
    expect([answer.status, await answer.json()]).toMatchObject([413, { message }]);
  });

  it('a body that is packed is refused as such, not as broken JSON', async () => {
    api.pass(60_000);
    const answer = await post(search, '{"sort":"newest"}', { 'content-encoding': 'gzip' });
    const message = 'The body must be sent without content-encoding.';
    expect([answer.status, await answer.json()]).toMatchObject([415, { message }]);
  });

  it('a body may be called anything: JSON is JSON', async () => {
    api.pass(60_000);
    const answer = await post(search, { sort: 'newest' }, { 'content-type': 'text/plain' });
    expect(answer.status).toBe(200);
  });
});

describe('admins', () => {
  it('admins see which limits were hit by whom, without addresses, for a week', async () => {
    const site = await serverOfTest({
      rateLimits: [
        { limit: 'search', kind: 'guest', rule: { size: 1, refillMs: 60_000 } },
        { limit: 'write', kind: 'user', rule: { size: 1, refillMs: 60_000 } },
      ],
    });
    const admin = await newPerson(site, 'admin');
    const busy = await newPerson(site, 'user', 'busy');
    const hits = async (who = admin) =>
      (await site.get('/api/v2/admin/limits', who.headers)).json<LimitHit[]>();
    await site.app.listen({ host: '127.0.0.1', port: 0 });
    const at = originOf(site.app);
    const send = (path: string, method: string, headers: Readonly<Record<string, string>> = {}) =>
      fetch(`${at}/api/v2${path}`, {
        method,
        body: '{"queryText":"so"}',
        headers: { 'content-type': 'application/json', ...headers },
      });
    const at429 = async (statuses: readonly Promise<Response>[]) =>
      (await Promise.all(statuses)).filter(({ status }) => status === 429).length;
    expect(await hits()).toEqual([]);
    const search = () => send('/search/channelSearch', 'POST');
    const write = () => send('/users/favorites', 'PATCH', busy.headers);
    expect(await at429([search(), search(), search()])).toBe(2);
    site.pass(1_000);
    expect(await at429([write(), write()])).toBe(1);
    expect(await hits()).toEqual([
      {
        limit: 'write',
        kind: 'user',
        network: null,
        user_id: busy.id,
        username: 'busy',
        call: 'PATCH /api/v2/users/favorites',
        count: 1,
        last_at: new Date(site.now()).toISOString(),
      },
      {
        limit: 'search',
        kind: 'guest',
        network: 'ipv4',
        user_id: null,
        username: null,
        call: 'POST /api/v2/search/channelSearch',
        count: 2,
        last_at: new Date(site.now() - 1_000).toISOString(),
      },
    ]);
    site.pass(7 * 86_400_000 + 1);
    expect(await hits(await newPerson(site, 'admin'))).toEqual([]);
  });
});
