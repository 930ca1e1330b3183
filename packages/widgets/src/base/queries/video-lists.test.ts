import type { Client } from '@oshimado/contract';
import { QueryClient } from '@tanstack/query-core';
import { expect, it, vi } from 'vitest';
import { clientOf } from '../../testing';
import { memoryGroups, sampleGroup } from '../../testing/memory-groups';
import { video } from '../../testing/videos';
import { shownGroups } from '../groups/groups-store';
import { endlessVideosQuery, type FeedSource } from './video-lists';

it('the archive of a group of favorites is asked for by its id, that of all without one', async () => {
  const getUsersVideos = vi.fn<Client['getUsersVideos']>(() => Promise.resolve([]));
  const group = { id: 'g', changedAt: 1, channelIds: ['UC1'] };
  const queries = new QueryClient();
  const load = (source: FeedSource) =>
    queries.fetchInfiniteQuery(
      endlessVideosQuery(clientOf({ getUsersVideos }), { kind: 'archive', source, clipLangs: [] }),
    );
  await load({ favorites: 'me', group });
  await load({ favorites: 'me' });
  expect(getUsersVideos.mock.calls.map(([query]) => query?.group)).toEqual(['g', undefined]);
});

it('the archive of a changed group of favorites is asked for again once the account has the change', async () => {
  const store = memoryGroups({ groups: [sampleGroup()] }).openTab();
  await store.load();
  let answer = [video({ id: 'before00000' })];
  const client = clientOf({ getUsersVideos: () => Promise.resolve(answer) });
  const queries = new QueryClient();
  const load = async () => {
    const [group] = shownGroups(store.getState().content, '1');
    const source: FeedSource = { favorites: '1', group };
    const { pages } = await queries.fetchInfiniteQuery(
      endlessVideosQuery(client, { kind: 'archive', source, clipLangs: [] }),
    );
    return pages.flatMap(({ videos }) => videos.map(({ id }) => id));
  };
  await store.toggle('1', sampleGroup().id, 'UC2');
  expect(await load()).toEqual(['before00000']);
  const { ops, groups } = store.unsent('1', 1);
  answer = [video({ id: 'after000000' })];
  const taken = ops.flatMap((op) => (op.op === 'put' ? { ...op, changed_at: op.at } : []));
  await store.take('1', taken, groups);
  expect(await load()).toEqual(['after000000']);
});
