/** What only shows on a real connection: counted callers, and requests that are hardly HTTP. */
import { connect, type AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import type { AppOptions } from '../../apps/api/src/app';
import { serverOfTest } from './server';

async function listening(options: Partial<AppOptions>) {
  const api = await serverOfTest(options);
  await api.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = api.app.server.address() as AddressInfo;
  return { ...api, port, fetch: (path: string) => fetch(`http://127.0.0.1:${port}${path}`) };
}

describe('the limit of an address', () => {
  it('the limit of an address counts down, refuses politely, and gives way as time passes', async () => {
    const { fetch, pass } = await listening({ rateLimit: 3 });
    const remaining = [];
    for (let request = 0; request < 3; request += 1) {
      const { status, headers } = await fetch('/api/v2/live');
      expect(status).toBe(200);
      expect(headers.get('x-ratelimit-limit')).toBe('3');
      remaining.push(headers.get('x-ratelimit-remaining'));
    }
    expect(remaining).toEqual(['2', '1', '0']);

    const refused = await fetch('/statics/orgs.json');
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe('20');
    expect(refused.headers.get('access-control-allow-origin')).toBe('*');
    expect(refused.headers.get('x-ratelimit-remaining')).toBe('0');
    expect(await refused.json()).toMatchObject({ error: 'rate_limited' });

    pass(20_000);
    expect((await fetch('/api/v2/live')).status).toBe(200);
    expect((await fetch('/api/v2/live')).status).toBe(429);
  });

  it('the limit of an address never holds for health, nor for questions the server asks itself', async () => {
    const { fetch, get } = await listening({ rateLimit: 1 });
    await fetch('/api/v2/live');
    for (const path of ['/healthz', '/readyz']) {
      expect((await fetch(path)).status).toBe(200);
    }
    for (let question = 0; question < 5; question += 1) {
      const { statusCode, headers } = await get('/api/v2/live');
      expect(statusCode).toBe(200);
      expect(headers['x-ratelimit-remaining']).toBe('1');
    }
  });

  it.each([false, 0] as const)(
    'rateLimit: %s is none, and clients that want a figure read a high one',
    async (rateLimit) => {
      const { fetch } = await listening({ rateLimit });
      const { headers } = await fetch('/api/v2/live');
      expect(headers.get('x-ratelimit-limit')).toBe('1000000');
    },
  );

  it.each([
    ['on', true, '203.0.113.9'],
    ['a list', '127.0.0.0/8,10.0.0.0/8', '203.0.113.9, 10.1.2.3'],
  ])(
    'believes a proxy (%s) about who called it, and nobody about more than that',
    async (_, trustProxy, client) => {
      const { port } = await listening({ rateLimit: 1, trustProxy });
      const from = async (named: string, path = '/api/v2/live') =>
        (
          await fetch(`http://127.0.0.1:${port}${path}`, {
            headers: { 'x-forwarded-for': named },
          })
        ).status;
      expect(await from(client)).toBe(200);
      expect(await from(client)).toBe(429);
      // Earlier entries of the header come from the caller and are not trusted.
      for (const made of ['1.2.3.4', '127.0.0.1', '5.6.7.8, 9.9.9.9']) {
        expect(await from(`${made}, ${client}`)).toBe(429);
        expect(await from(`${made}, ${client}`, '/api/v2/orgs?x=1')).toBe(429);
      }
    },
  );

  it('the limit of an address uses the proxy header only if proxies are trusted', async () => {
    const { port } = await listening({ rateLimit: 1, trustProxy: true });
    const from = async (address: string) =>
      (
        await fetch(`http://127.0.0.1:${port}/api/v2/live`, {
          headers: { 'x-forwarded-for': address },
        })
      ).status;
    expect(await from('203.0.113.1')).toBe(200);
    expect(await from('203.0.113.1')).toBe(429);
    expect(await from('2001:db8::1')).toBe(200);
    expect(await from('2001:db8::2')).toBe(429);
    expect(await from('2001:db8:0:1::2')).toBe(200);
  });
});

describe('an answer at hand', () => {
  it('an answer at hand is the same as the first one, to a header', async () => {
    const metricsToken = 'a token of the tests';
    const { fetch, get } = await listening({ rateLimit: false, metricsToken });
    const headersOf = ({ headers }: Response) =>
      Object.fromEntries([...headers].filter(([name]) => !['x-request-id', 'date'].includes(name)));
    const first = await fetch('/api/v2/videos?limit=9');
    const again = await fetch('/api/v2/videos?limit=9');
    expect(again.status).toBe(200);
    expect(headersOf(again)).toEqual(headersOf(first));
    expect(again.headers.get('x-request-id')).not.toBe(first.headers.get('x-request-id'));
    expect(await again.text()).toBe(await first.text());
    const { body } = await get('/metrics', { authorization: `Bearer ${metricsToken}` });
    expect(body).toMatch(/snapshot_answers_total\{outcome="hit"\} 1\n/);
  });

  it('an answer at hand is not sent again to who has it, nor served after a change', async () => {
    const { port, store } = await listening({});
    const url = `http://127.0.0.1:${port}/api/v2/videos/live-sora00`;
    const tag = (await fetch(url)).headers.get('etag') ?? '';
    const known = () => fetch(url, { headers: { 'if-none-match': tag } });
    const again = await known();
    expect([again.status, again.headers.get('content-length')]).toEqual([304, null]);
    await store.source.markMissing(['live-sora00']);
    expect((await known()).status).toBe(200);
  });
});

describe('requests that are hardly HTTP', () => {
  const send = (port: number, text: string) =>
    new Promise<string>((resolve, reject) => {
      const socket = connect(port, '127.0.0.1', () => socket.write(text));
      let answer = '';
      socket.on('data', (data) => (answer += data.toString()));
      socket.on('error', reject);
      socket.on('close', () => resolve(answer));
    });

  it.each([
    [
      'an address longer than any header may be',
      `GET /api/v2/live?org=${'a'.repeat(40_000)} HTTP/1.1\r\n\r\n`,
      431,
      'too_large',
    ],
    ['no HTTP at all', 'HELLO\r\n\r\n', 400, 'bad_request'],
  ])('%s', async (_, text, status, code) => {
    const { port } = await listening({});
    const answer = await send(port, text);
    const [head = '', body = ''] = answer.split('\r\n\r\n');
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(JSON.parse(body)).toMatchObject({ error: code });
  });
});
