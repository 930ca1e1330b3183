import { ALL_ORGS } from '@oshimado/domain';
import type { ChannelProfile } from '@oshimado/widgets';
import { describe, expect, it } from 'vitest';
import { groupChannels } from './channel-groups';
import { channelLinks } from './channel-links';
import { effectiveSort, serverOrder, sortChannels, sortsOf } from './channel-sorts';
import { tabHref, tabOf } from './channel-tabs';
import { channelsToToggle } from './group-favorites';
import { keepRows } from './kept-rows';
import { channelsQuery } from './use-channel-pages';

const channel = (id: string, over: Partial<ChannelProfile> = {}): ChannelProfile => ({
  id,
  name: id,
  type: 'vtuber',
  org: 'Hololive',
  group: null,
  subscriber_count: 0,
  ...over,
});
const ids = (channels: readonly ChannelProfile[]) => channels.map(({ id }) => id).join('');

describe('the tabs of the channel list', () => {
  it('are addresses that keep the org', () => {
    const search = new URLSearchParams('org=Nijisanji&tab=blocked');
    expect(tabOf(search)).toBe('blocked');
    expect(tabHref('subber', search)).toBe('/channel?org=Nijisanji&tab=subber');
    expect(tabHref('vtuber', search)).toBe('/channel?org=Nijisanji');
    expect(tabOf(new URLSearchParams('tab=nonsense'))).toBe('vtuber');
  });
});

describe('the sorts', () => {
  it('offer groups for one org and orgs for all of them, and neither for clippers', () => {
    expect(sortsOf('vtuber', 'Hololive')).toContain('group');
    expect(sortsOf('vtuber', ALL_ORGS)).toContain('org');
    expect(sortsOf('vtuber', ALL_ORGS)).not.toContain('group');
    expect(sortsOf('favorites', 'Hololive')).not.toContain('recent');
    expect(sortsOf('subber', 'Hololive')).toEqual(['subscribers', 'video_count', 'recent']);
  });

  it('keep to what is kept where it is offered; groups and orgs stand in for each other', () => {
    expect(effectiveSort('group', sortsOf('vtuber', ALL_ORGS))).toBe('org');
    expect(effectiveSort('org', sortsOf('favorites', 'Hololive'))).toBe('group');
    expect(effectiveSort('group', sortsOf('subber', ALL_ORGS))).toBe('subscribers');
    expect(effectiveSort('clip_count', sortsOf('vtuber', ALL_ORGS))).toBe('clip_count');
  });

  it('ask the server for figures downwards and names upwards, or the other way around', () => {
    expect(serverOrder('subscribers', false)).toEqual({ sort: 'subscriber_count', order: 'desc' });
    expect(serverOrder('group', false)).toEqual({ sort: 'suborg', order: 'asc' });
    expect(serverOrder('recent', true)).toEqual({ sort: 'created_at', order: 'asc' });
  });

  it('sort a list at hand, equals by subscribers in either direction', () => {
    const list = [
      channel('a', { video_count: 1, subscriber_count: 1 }),
      channel('b', { video_count: 2, subscriber_count: 1 }),
      channel('c', { video_count: 1, subscriber_count: 5 }),
    ];
    expect(ids(sortChannels(list, 'video_count', false))).toBe('bca');
    expect(ids(sortChannels(list, 'video_count', true))).toBe('cab');
  });
});

describe('what the server is asked', () => {
  const request = {
    org: 'Hololive',
    langs: ['en', 'ja'],
    sort: 'subscribers',
    isReversed: false,
  } as const;

  it('has the org for VTubers only, 100 per load', () => {
    const query = channelsQuery({ ...request, type: 'vtuber' }, 100);
    expect(query).toMatchObject({ type: 'vtuber', org: 'Hololive', limit: 100, offset: 100 });
    expect(query).not.toHaveProperty('lang');
    expect(channelsQuery({ ...request, type: 'vtuber', org: ALL_ORGS }, 0)).not.toHaveProperty(
      'org',
    );
  });

  it('has the clip languages for clippers only, 25 per load', () => {
    const query = channelsQuery({ ...request, type: 'subber' }, 0);
    expect(query).toMatchObject({ type: 'subber', lang: ['en', 'ja'], limit: 25 });
    expect(query).not.toHaveProperty('org');
  });
});

describe('groups', () => {
  const list = [
    channel('a', { group: null, subscriber_count: 9 }),
    channel('b', { group: 'Gen 1', subscriber_count: 1 }),
    channel('c', { group: 'Gen 0' }),
    channel('d', { group: 'Gen 1', subscriber_count: 2 }),
    channel('e', { org: 'Nijisanji', group: 'Gen 1' }),
  ];

  it('stand in the order of the list, the larger channels first, those of none last', () => {
    const groups = groupChannels(list, 'group', 'Hololive');
    expect(groups.map(({ title, channels }) => [title, ids(channels)])).toEqual([
      ['Gen 1', 'db'],
      ['Gen 0', 'c'],
      ['Nijisanji / Gen 1', 'e'],
      [null, 'a'],
    ]);
  });

  it('are hidden on home by the org and the group the feed knows them by', () => {
    const [first, , third, none] = groupChannels(list, 'group', 'Hololive');
    expect(first?.hidden).toEqual({ org: 'Hololive', group: 'Gen 1' });
    expect(third?.hidden).toEqual({ org: 'Nijisanji', group: 'Gen 1' });
    expect(none?.hidden).toEqual({ org: 'Hololive', group: 'Other' });
  });

  it('can be orgs, which home does not hide', () => {
    const groups = groupChannels(list, 'org', ALL_ORGS);
    expect(groups.map(({ title, hidden }) => [title, hidden])).toEqual([
      ['Hololive', null],
      ['Nijisanji', null],
    ]);
  });

  it('are favorited as far as they are none yet, and all of them taken out when all are', () => {
    const [a, b] = [channel('a'), channel('b')];
    const clipper = channel('c', { type: 'subber' });
    expect(ids(channelsToToggle([a, b, clipper], (id) => id === 'a'))).toBe('b');
    expect(ids(channelsToToggle([a, b, clipper], () => true))).toBe('ab');
  });
});

describe('rows of a list that loses channels', () => {
  it('stay in their place, as they were; new ones come behind', () => {
    const [a, b, c] = [channel('a'), channel('b'), channel('c')];
    const renamed = { ...b, name: 'B' };
    expect(keepRows([a, b], [renamed, c])).toEqual([a, renamed, c]);
  });
});

describe('links of a channel', () => {
  it('search its topics by the form of the search page', () => {
    const href = new URL(channelLinks.topic?.('Block_Garden') ?? '', 'https://site.example');
    expect(href.searchParams.get('q')).toBe('type,value,text\r\ntopic,Block_Garden,Block_Garden');
  });
});
