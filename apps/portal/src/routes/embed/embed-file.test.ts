import { QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { hindranceOf, loadEmbedFile, retryWhileBuilding } from './embed-file';

const answering = (status: number, headers: Record<string, string> = {}) =>
  vi.stubGlobal(
    'fetch',
    vi.fn<typeof fetch>(() =>
      Promise.resolve(
        new Response('{}', {
          status,
          headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
        }),
      ),
    ),
  );

const file = {
  queryKey: ['file'],
  queryFn: ({ signal }: { signal: AbortSignal }) => loadEmbedFile('/embed/integrity.json', signal),
  ...retryWhileBuilding,
};

function ask() {
  vi.useFakeTimers();
  const queries = new QueryClient();
  const answer = queries.fetchQuery(file).catch(() => undefined);
  const reason = () => queries.getQueryState(file.queryKey)?.fetchFailureReason ?? null;
  return { answer, reason };
}

it('a file about the embeds is asked for more and more rarely while the server builds them', async () => {
  answering(503, { 'retry-after': '5' });
  const { answer, reason } = ask();
  const asked: number[] = [];
  while (asked.length < 4) {
    // oxlint-disable-next-line no-await-in-loop -- one minute after the other
    await vi.advanceTimersByTimeAsync(60_000);
    asked.push(vi.mocked(fetch).mock.calls.length);
  }
  expect(asked).toEqual([4, 5, 6, 7]);
  expect(hindranceOf(reason())).toBe('building');
  answering(200);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await answer).toEqual({});
  expect(hindranceOf(reason())).toBeUndefined();
});

it('a file about embeds that could not be built is asked for once', async () => {
  answering(503);
  const { reason } = ask();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(fetch).toHaveBeenCalledTimes(1);
  expect(hindranceOf(reason())).toBe('failed');
});

it('a 503 of another server in between says nothing about the embeds', async () => {
  answering(503, { 'content-type': 'text/html' });
  const { reason } = ask();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(fetch).toHaveBeenCalledTimes(1);
  expect(hindranceOf(reason())).toBeUndefined();
});

it('a server that has no embeds at all is neither building nor has failed', async () => {
  answering(404);
  const { reason } = ask();
  await vi.advanceTimersByTimeAsync(1);
  expect(fetch).toHaveBeenCalledTimes(1);
  expect(hindranceOf(reason())).toBeUndefined();
});
