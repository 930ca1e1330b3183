import { createTranslate } from '@oshimado/locales';
import { describe, expect, it } from 'vitest';
import { widgetMessages } from '../../testing/messages';
import { connectChannel } from './channel-card.connect';
import type { ChannelContext, ChannelProfile } from './channel-card.types';

const talent: ChannelProfile = {
  id: 'UCown',
  name: '星見みなと',
  english_name: 'Hoshimi Minato',
  type: 'vtuber',
  org: 'Hololive',
  suborg: 'a Gen 1',
  group: 'Gen 1',
  photo: '/photo.svg',
  twitter: '@minato',
  twitch: null,
  yt_handle: ['@minato'],
  subscriber_count: 2_408_000,
  video_count: 1,
  clip_count: 3_028,
  top_topics: ['Block_Garden', 'singing', 'talk', 'more'],
  inactive: false,
};

const environment: ChannelContext['environment'] = {
  t: createTranslate(widgetMessages, 'en'),
  language: 'en',
  nameProperty: 'english_name',
  origin: '',
  channelHref: (id) => `/channel/${id}`,
};

const links: ChannelContext['links'] = {
  org: (org) => `/channel?org=${org}`,
  topic: (topic) => `/search?q=${topic}`,
  clips: (id) => `/channel/${id}/clips`,
};

const connect = (changes: Partial<ChannelProfile> = {}, over: Partial<ChannelContext> = {}) =>
  connectChannel({ ...talent, ...changes }, { environment, links, ...over });

describe('a channel', () => {
  it('a channel has its picture from the server where no platform is asked for pictures', () => {
    const own = {
      environment: { ...environment, origin: 'https://e.example', pictures: 'server' as const },
    };
    expect(connect({ photo: 'https://yt3.ggpht.com/a=s800' }, own).photo).toBe(
      'https://e.example/statics/channelImg/UCown/100.png',
    );
  });

  it('a channel has its English name by setting, and says the language of a name in another script', () => {
    const native = { environment: { ...environment, nameProperty: 'name' as const } };
    expect(connect()).toMatchObject({ name: 'Hoshimi Minato', nameLang: undefined });
    expect(connect({}, native)).toMatchObject({ name: '星見みなと', nameLang: 'ja' });
    expect(connect({ english_name: null }).name).toBe('星見みなと');
  });

  it('counts in compact numbers, each in its own plural', () => {
    expect(connect().facts.map(({ text }) => text)).toEqual([
      '2.41M subscribers',
      '1 video',
      '3.03K clips',
    ]);
  });

  it('a channel leaves out what is not known: clips of a clipper, figures of a channel kept on the device', () => {
    expect(connect({ clip_count: null }).facts.map(({ kind }) => kind)).toEqual([
      'subscribers',
      'videos',
    ]);
    const stored = { id: 'UCown', name: 'A', type: 'vtuber' } as const;
    const { facts, topics, org, handle, photo } = connectChannel(stored, { environment, links });
    expect({ facts, topics, org, handle, photo }).toEqual({
      facts: [],
      topics: [],
      org: undefined,
      handle: undefined,
      photo: null,
    });
  });

  it('a channel says the language of an org or a group in another script', () => {
    expect(connect({ group: 'アクター' }).org?.lang).toBe('ja');
    expect(connect({ group: 'Gen 1' }).org?.lang).toBeUndefined();
  });

  it('a channel leads to its org, its clips, its handle and at most three topics', () => {
    const api = connect();
    expect(api.org).toEqual({ text: 'Hololive / Gen 1', href: '/channel?org=Hololive' });
    expect(api.facts.at(-1)?.href).toBe('/channel/UCown/clips');
    expect(api.handle).toEqual({ text: '@minato', href: 'https://www.youtube.com/@minato' });
    expect(api.topics).toEqual([
      { text: 'Block Garden', href: '/search?q=Block_Garden' },
      { text: 'Singing', href: '/search?q=singing' },
      { text: 'Talk', href: '/search?q=talk' },
    ]);
  });

  it('a channel leads nowhere where the page has no such places', () => {
    const api = connect({}, { links: undefined });
    expect([api.org, ...api.facts, ...api.topics].map((one) => one?.href)).toEqual(
      Array.from({ length: 7 }, () => undefined),
    );
  });

  it('a channel names its accounts elsewhere, those it has', () => {
    expect(connect().socials).toEqual([
      {
        platform: 'youtube',
        href: 'https://www.youtube.com/channel/UCown',
        label: 'Hoshimi Minato on YouTube',
      },
      { platform: 'twitter', href: 'https://x.com/minato', label: 'Hoshimi Minato on X (Twitter)' },
    ]);
    expect(connect({ twitch: 'a/../b' }).socials.at(-1)?.href).toBe(
      'https://www.twitch.tv/a%2F..%2Fb',
    );
  });
});
