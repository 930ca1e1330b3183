import { createClient } from '@oshimado/contract';
import { expect, it } from 'vitest';
import { video } from '../../testing/videos';
import { wordSearchQuery } from './word-search-query';

it('words are searched in titles and descriptions of streams and clips, in any language', async () => {
  const bodies: unknown[] = [];
  const client = createClient({
    origin: 'https://api.example',
    fetch: async (address, init) => {
      bodies.push(await new Request(address, init).json());
      return Response.json({ total: 40, total_is_minimum: true, items: [video()] });
    },
  });
  const { queryFn } = wordSearchQuery(client, { text: 'mario kart', org: 'Hololive', max: 1 });
  const found = await queryFn({ signal: new AbortController().signal });
  expect(found).toEqual({ videos: [video()], total: 40, isTotalMinimum: true });
  expect(bodies).toEqual([
    {
      conditions: [{ text: 'mario kart' }],
      org: ['Hololive'],
      comment: [],
      vch: [],
      topic: [],
      sort: 'newest',
      target: ['stream', 'clip'],
      paginated: true,
      limit: 1,
      offset: 0,
    },
  ]);
});
