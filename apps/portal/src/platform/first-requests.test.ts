import { afterEach, expect, it, vi } from 'vitest';
import { fetchBesideEffects } from './first-requests';

const { dataset } = document.documentElement;
const answered = new Response('{}');

afterEach(() => {
  vi.unstubAllGlobals();
  delete dataset['hydrated'];
});

function stubFetch() {
  const send = vi.fn(() => Promise.resolve(answered));
  vi.stubGlobal('fetch', send);
  return send;
}

it('a request of the first effects is sent in a task of its own', async () => {
  const send = stubFetch();
  const answer = fetchBesideEffects('/api/v2/live', { method: 'GET' });
  await Promise.resolve();
  expect(send).not.toHaveBeenCalled();
  expect(await answer).toBe(answered);
  expect(send).toHaveBeenCalledExactlyOnceWith('/api/v2/live', { method: 'GET' });
});

it('a request of a page that is hydrated is sent at once', () => {
  const send = stubFetch();
  dataset['hydrated'] = '';
  void fetchBesideEffects('/api/v2/live');
  expect(send).toHaveBeenCalledOnce();
});
