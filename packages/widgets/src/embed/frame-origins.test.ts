import { defaultFrameOrigins } from '@oshimado/domain';
import { afterEach, expect, it, vi } from 'vitest';
import { loadFrameOrigins } from './frame-origins';

afterEach(() => vi.unstubAllGlobals());

const answer = (response: Response) => {
  const fetched = vi.fn(() => Promise.resolve(response));
  vi.stubGlobal('fetch', fetched);
  return fetched;
};
const load = () => loadFrameOrigins('https://embeds.example', new AbortController().signal);

it('the frames of players are loaded from the server of the element', async () => {
  const frames = { ...defaultFrameOrigins, own: 'https://embeds.example', isDemo: true };
  const fetched = answer(Response.json(frames));
  expect(await load()).toEqual(frames);
  expect(fetched).toHaveBeenCalledWith('https://embeds.example/v1/frames.json', expect.anything());
});

it.each([
  ['has no such file', new Response('', { status: 404 })],
  ['answers something else', Response.json({ youtube: 1 })],
  ['answers a page', new Response('<!doctype html><title>Fan site</title>')],
])('a server that %s leaves the platforms their own frames', async (_, response) => {
  answer(response);
  expect(await load()).toEqual(defaultFrameOrigins);
});

it('the look-up of frame origins fails without a connection, so that the element can say so', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  await expect(load()).rejects.toThrow('offline');
});
