import { expect, it } from 'vitest';
import { attempt } from './attempt';

/** A request whose fetch fails like this; its limit never runs out. */
const failWith = (failure: Error) =>
  attempt(
    { url: 'https://platform.example', headers: {}, timeoutMs: 1_000, maxBytes: 10 },
    {
      fetch: async () => {
        throw failure;
      },
      clock: { now: () => 0, sleep: () => new Promise(() => undefined) },
      signal: new AbortController().signal,
    },
  );

it.each([
  [
    'the cause of a failed fetch',
    new TypeError('fetch failed', { cause: new Error('getaddrinfo') }),
  ],
  [
    'the first of the causes, where every address of a host failed',
    new TypeError('fetch failed', {
      cause: new AggregateError([new Error('getaddrinfo'), new Error('another')]),
    }),
  ],
])('a request without an answer says %s', async (_, error) => {
  await expect(failWith(error)).rejects.toMatchObject({
    kind: 'unreachable',
    message: 'getaddrinfo',
  });
});
