import { describe, expect, it } from 'vitest';
import { ALL_ORGS } from '../limits';
import { groupChannels, groupFavoritesToToggle, type GroupableChannel } from './channel-groups';

const channel = (id: string, over: GroupableChannel = {}) => ({
  id,
  type: 'vtuber',
  org: 'Hololive',
  ...over,
});
const ids = (channels: readonly { readonly id: string }[]) => channels.map(({ id }) => id).join('');

describe('groups', () => {
  const list = [
    channel('a', { group: null, subscriber_count: 9 }),
    channel('b', { group: 'Gen 1', subscriber_count: 1 }),
    channel('c', { group: 'Gen 0' }),
    channel('d', { group: 'Gen 1', subscriber_count: 2 }),
    channel('e', { org: 'Nijisanji', group: 'Gen 1' }),
  ];

  it('follow the order of the list, larger channels first, channels without a group last', () => {
    const groups = groupChannels(list, 'group', 'Hololive');
    expect(groups.map(({ title, channels }) => [title, ids(channels)])).toEqual([
      ['Gen 1', 'db'],
      ['Gen 0', 'c'],
      ['Nijisanji / Gen 1', 'e'],
      [null, 'a'],
    ]);
  });

  it('groups are hidden on the home page by the organization and group that the feed uses', () => {
    const [first, , third, none] = groupChannels(list, 'group', 'Hololive');
    expect(first?.hidden).toEqual({ org: 'Hololive', group: 'Gen 1' });
    expect(third?.hidden).toEqual({ org: 'Nijisanji', group: 'Gen 1' });
    expect(none?.hidden).toEqual({ org: 'Hololive', group: 'Other' });
  });

  it('groups can be organizations, which the home page does not hide', () => {
    const groups = groupChannels(list, 'org', ALL_ORGS);
    expect(groups.map(({ title, hidden }) => [title, hidden])).toEqual([
      ['Hololive', null],
      ['Nijisanji', null],
    ]);
  });
});

it('"favorite all" adds the channels that are missing, or removes all when none is', () => {
  const [a, b] = [channel('a'), channel('b')];
  const clipper = { ...channel('c'), type: 'subber' };
  expect(ids(groupFavoritesToToggle([a, b, clipper], (id) => id === 'a'))).toBe('b');
  expect(ids(groupFavoritesToToggle([a, b, clipper], () => true))).toBe('ab');
});
