/** Whatever PostgreSQL lies below, the bytes of an answer are the same. */
import { urlOf, type CallName } from '@oshimado/contract';
import {
  calls,
  channelSorts,
  liveIncludes,
  videoIncludes,
  videoSorts,
} from '@oshimado/contract/schemas';
import { expect, it, onTestFinished } from 'vitest';
import { channels, ids, videos } from '../fixtures/world';
import { testServers } from '../postgres/databases';
import { startServer } from './server';

const include = videoIncludes.join(',');
const liveInclude = liveIncludes.join(',');
const both = ['asc', 'desc'];
const questions: readonly (readonly [CallName, object])[] = [
  ['getOrgs', {}],
  ['getStats', {}],
  ...both.flatMap((order) => [
    ...channelSorts.map((sort) => ['getChannels', { sort, order }] as const),
    ...videoSorts.map((sort) => ['getVideos', { sort, order, include, paginated: 1 }] as const),
    ['getLive', { order, type: 'stream,clip,placeholder', include: liveInclude }] as const,
  ]),
  ...channels.map(({ id }) => ['getChannel', { id }] as const),
  ...channels.flatMap(({ id }) =>
    ['videos', 'clips', 'collabs'].map(
      (kind) => ['getChannelVideos', { id, kind, include }] as const,
    ),
  ),
  ...videos.map(({ id }) => ['getVideo', { id, lang: 'all', c: 1 }] as const),
  ['getUsersLive', { channels: Object.values(ids), includePlaceholder: true }],
];

it('the lowest and the highest version answer alike, byte by byte', async () => {
  const versions = testServers();
  expect(versions.map(({ version }) => version)).toEqual([15, 18]);
  const servers = await Promise.all(versions.map((server) => startServer(server)));
  onTestFinished(async () => {
    await Promise.all(servers.map((server) => server.stop()));
  });
  for (const [name, input] of questions) {
    const path = urlOf(calls[name], input);
    const [lowest, highest] = await Promise.all(servers.map(({ get }) => get(path)));
    expect({ path, status: lowest?.statusCode }).toEqual({ path, status: 200 });
    expect({ path, body: highest?.body }).toEqual({ path, body: lowest?.body });
  }
});
