import { expect, test } from 'vitest';
import type { Clock } from '../source';
import { createPoliteClient, RefusedKeyError } from './polite-client';

const json = (body: unknown, init: ResponseInit = {}) => new Response(JSON.stringify(body), init);

/** A service that answers one after the other, and a clock that jumps. */
function setUp(...answers: (() => Response | Promise<Response>)[]) {
  let time = 1_000_000;
  const pauses: number[] = [];
  const requests: { url: string; headers: Headers }[] = [];
  const clock: Clock = {
    now: () => time,
    sleep: (ms) => {
      pauses.push(ms);
      time += ms;
      return Promise.resolve();
    },
  };
  const client = createPoliteClient({
    origin: 'https://service.example',
    key: 'secret',
    clock,
    signal: new AbortController().signal,
    fetch: async (input, init) => {
      requests.push({ url: new Request(input).url, headers: new Headers(init?.headers) });
      const answer = answers[requests.length - 1];
      if (!answer) throw new Error('asked too often');
      return answer();
    },
  });
  return { client, pauses, requests, now: () => time };
}

test('names itself, sends its key and writes lists with commas', async () => {
  const { client, requests } = setUp(() => json([]));
  await client.get('/api/v2/live', { type: ['stream', 'placeholder'], to: undefined });
  expect(requests[0]?.url).toBe('https://service.example/api/v2/live?type=stream%2Cplaceholder');
  expect(requests[0]?.headers.get('x-apikey')).toBe('secret');
  expect(requests[0]?.headers.get('user-agent')).toContain('Oshimado');
});

test('pauses between two questions', async () => {
  const { client, pauses } = setUp(
    () => json([]),
    () => json([]),
  );
  await client.get('/a');
  await client.get('/b');
  expect(pauses).toEqual([250]);
});

test('waits as long as the service asks, or ten seconds', async () => {
  const { client, pauses } = setUp(
    () => json({}, { status: 429, headers: { 'retry-after': '7' } }),
    () => json({}, { status: 429 }),
    () => json([1]),
  );
  expect(await client.get('/a')).toEqual({ kind: 'json', body: [1] });
  expect(pauses).toEqual([7_000, 10_000]);
});

test('rests before it has used up what it is allowed', async () => {
  const reset = 1_000_000 / 1_000 + 30;
  const { client, pauses } = setUp(
    () =>
      json([], { headers: { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': String(reset) } }),
    () => json([]),
  );
  await client.get('/a');
  await client.get('/b');
  expect(pauses).toEqual([30_000]);
});

test('tries a passing failure again after 1, 2, 4 and 8 seconds, then gives up', async () => {
  const broken = () => json({}, { status: 503 });
  const { client, pauses, requests } = setUp(broken, broken, broken, broken, broken);
  await expect(client.get('/a')).rejects.toThrow('answered 503');
  expect(pauses).toEqual([1_000, 2_000, 4_000, 8_000]);
  expect(requests).toHaveLength(5);
});

test('a lost connection and half an answer are passing failures', async () => {
  const { client } = setUp(
    () => Promise.reject(new TypeError('fetch failed')),
    () => new Response('[{"id":'),
    () => json([1]),
  );
  expect(await client.get('/a')).toEqual({ kind: 'json', body: [1] });
});

test('a refused key is told at once, with what to do', async () => {
  const { client, requests } = setUp(() => json({}, { status: 403 }));
  const failure = client.get('/a');
  await expect(failure).rejects.toThrow(RefusedKeyError);
  await expect(failure).rejects.toThrow('SOURCE_KEY');
  expect(requests).toHaveLength(1);
});

test('an unchanged board is not fetched again', async () => {
  const { client, requests } = setUp(
    () => json([1], { headers: { etag: '"v1"' } }),
    () => new Response(null, { status: 304 }),
  );
  await client.get('/live', {}, { isRepeated: true });
  expect(await client.get('/live', {}, { isRepeated: true })).toEqual({ kind: 'unchanged' });
  expect(requests[1]?.headers.get('if-none-match')).toBe('"v1"');
});

test('what the service does not have is no failure', async () => {
  const { client } = setUp(() => json({}, { status: 404 }));
  expect(await client.get('/a')).toEqual({ kind: 'unknown' });
});
