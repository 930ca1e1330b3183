import type { Client } from '@oshimado/contract';
import { QueryClient } from '@tanstack/query-core';
import { expect, it, vi } from 'vitest';
import { clientOf } from '../../testing';
import { endlessVideosQuery } from './video-lists';

it('the archive of a group of favorites is asked for by its id, that of all without one', async () => {
  const getUsersVideos = vi.fn<Client['getUsersVideos']>(() => Promise.resolve([]));
  const group = { id: 'g', changedAt: 1, channelIds: ['UC1'] };
  const queries = new QueryClient();
  const load = (source: { favorites: string; group?: typeof group }) =>
    queries.fetchInfiniteQuery(
      endlessVideosQuery(clientOf({ getUsersVideos }), { kind: 'archive', source, clipLangs: [] }),
    );
  await load({ favorites: 'me', group });
  await load({ favorites: 'me' });
  expect(getUsersVideos.mock.calls.map(([query]) => query?.group)).toEqual(['g', undefined]);
});
