import { createClient, type Client } from '@oshimado/contract';
import { ALL_ORGS } from '@oshimado/domain';
import { describe, expect, it, vi } from 'vitest';
import {
  channelsQuery,
  channelVideosQuery,
  type ChannelListRequest,
  type ChannelVideosRequest,
} from './channels';

describe('the parameters of a channel list', () => {
  const request = {
    org: 'Hololive',
    langs: ['en', 'ja'],
    order: { sort: 'subscriber_count', order: 'desc' },
  } as const;

  /** The parameters of a load that begins at a row. */
  async function inputOf(list: ChannelListRequest, pageParam = 0) {
    const getChannels = vi.fn<Client['getChannels']>().mockResolvedValue([]);
    const { signal } = new AbortController();
    await channelsQuery({ ...createClient(), getChannels }, list).queryFn({ pageParam, signal });
    return getChannels.mock.lastCall?.[0];
  }

  it('include the organization for VTubers only, 100 channels per load', async () => {
    const query = await inputOf({ ...request, type: 'vtuber' }, 100);
    expect(query).toMatchObject({ type: 'vtuber', org: 'Hololive', limit: 100, offset: 100 });
    expect(query).not.toHaveProperty('lang');
    expect(await inputOf({ ...request, type: 'vtuber', org: ALL_ORGS })).not.toHaveProperty('org');
  });

  it('include the clip languages for clippers only, 25 channels per load', async () => {
    const query = await inputOf({ ...request, type: 'subber' });
    expect(query).toMatchObject({ type: 'subber', lang: ['en', 'ja'], limit: 25 });
    expect(query).not.toHaveProperty('org');
  });
});

it('the videos of a channel are numbered pages, clips in the languages of the viewer', () => {
  const channel = { id: 'UCown', type: 'vtuber' } as const;
  const request = { channel, page: 3, langs: ['en'] };
  const inputOf = (of: ChannelVideosRequest) =>
    channelVideosQuery(createClient(), of).queryKey.at(-1);
  expect(inputOf({ ...request, part: 'videos' })).toEqual({
    id: 'UCown',
    kind: 'videos',
    include: ['clips', 'live_info'],
    type: ['stream', 'placeholder'],
    limit: 24,
    offset: 48,
    paginated: true,
  });
  const choices = { collabs: 'only', isMissing: true } as const;
  expect(inputOf({ ...request, part: 'videos', choices })).toMatchObject({
    collabs: 'only',
    status: ['missing'],
  });
  expect(inputOf({ ...request, part: 'collabs', choices })).not.toHaveProperty('collabs');
  expect(inputOf({ ...request, part: 'clips' })).toMatchObject({
    status: ['past'],
    lang: ['en'],
  });
  const clipper = { ...channel, type: 'subber' as const };
  expect(inputOf({ ...request, channel: clipper, part: 'videos' })).not.toHaveProperty('type');
});
