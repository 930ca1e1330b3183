import { expect, it } from 'vitest';
import { ALL_ORGS } from '../limits';
import { channelsOrder, channelSortsOf, effectiveChannelSort, sortChannels } from './channel-sorts';

it('a tab offers groups for one organization, organizations for all, and neither for clippers', () => {
  expect(channelSortsOf('vtuber', 'Hololive')).toContain('group');
  expect(channelSortsOf('vtuber', ALL_ORGS)).toContain('org');
  expect(channelSortsOf('vtuber', ALL_ORGS)).not.toContain('group');
  expect(channelSortsOf('favorites', 'Hololive')).not.toContain('recent');
  expect(channelSortsOf('subber', 'Hololive')).toEqual(['subscribers', 'video_count', 'recent']);
});

it('the stored sort is used where it is offered; groups and organizations replace each other', () => {
  expect(effectiveChannelSort('group', channelSortsOf('vtuber', ALL_ORGS))).toBe('org');
  expect(effectiveChannelSort('org', channelSortsOf('favorites', 'Hololive'))).toBe('group');
  expect(effectiveChannelSort('group', channelSortsOf('subber', ALL_ORGS))).toBe('subscribers');
  expect(effectiveChannelSort('clip_count', channelSortsOf('vtuber', ALL_ORGS))).toBe('clip_count');
});

it('the server is asked for numbers downwards and names upwards, or the other way around', () => {
  expect(channelsOrder('subscribers', false)).toEqual({ sort: 'subscriber_count', order: 'desc' });
  expect(channelsOrder('group', false)).toEqual({ sort: 'suborg', order: 'asc' });
  expect(channelsOrder('recent', true)).toEqual({ sort: 'created_at', order: 'asc' });
});

it('a loaded list is sorted, equal channels by subscribers in either direction', () => {
  const list = [
    { name: 'a', video_count: 1, subscriber_count: 1 },
    { name: 'b', video_count: 2, subscriber_count: 1 },
    { name: 'c', video_count: 1, subscriber_count: 5 },
  ];
  const names = (isReversed: boolean) =>
    sortChannels(list, 'video_count', isReversed)
      .map(({ name }) => name)
      .join('');
  expect(names(false)).toBe('bca');
  expect(names(true)).toBe('cab');
});
