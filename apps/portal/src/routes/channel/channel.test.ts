import type { Video } from '@oshimado/contract';
import { describe, expect, it } from 'vitest';
import { bannerOf } from './banner-of';
import { partHref, partOf, partsOf } from './channel-parts';
import { liveFirst } from './live-first';
import { channelVideosQuery } from './use-channel-videos';

const NOW = Date.parse('2026-01-01T12:00:00.000Z');

const video = (id: string, over: Partial<Video> = {}): Video => ({
  id,
  title: id,
  type: 'stream',
  status: 'past',
  published_at: null,
  available_at: '2026-01-01T00:00:00.000Z',
  duration: 1,
  channel: {
    id: 'UCown',
    name: 'A',
    english_name: null,
    type: 'vtuber',
    org: null,
    suborg: null,
    photo: '',
  },
  ...over,
});

describe('the parts of the page', () => {
  it('are addresses; a name nobody knows is none', () => {
    expect(partHref('UCa', 'videos')).toBe('/channel/UCa');
    expect(partHref('UCa', 'about')).toBe('/channel/UCa/about');
    expect(['clips', undefined, 'videos', 'x'].map(partOf)).toEqual([
      'clips',
      'videos',
      undefined,
      undefined,
    ]);
  });

  it('are only videos and about for clippers', () => {
    expect(partsOf('subber')).toEqual(['videos', 'about']);
    expect(partsOf('vtuber')).toHaveLength(4);
  });
});

describe('the videos of a page', () => {
  it('have the live ones first and keep their order apart from that', () => {
    const list = [
      video('a', { status: 'upcoming', start_scheduled: '2026-01-02T00:00:00.000Z' }),
      video('b'),
      video('c', { status: 'live' }),
      video('d'),
      video('e', { status: 'live' }),
    ];
    expect(
      liveFirst(list, NOW)
        .map(({ id }) => id)
        .join(''),
    ).toBe('ceabd');
  });

  it('are asked for page by page, clips in the languages of the viewer', () => {
    const channel = { id: 'UCown', type: 'vtuber' } as const;
    const request = { channel, page: 3, langs: ['en'] };
    expect(channelVideosQuery({ ...request, part: 'videos' })).toEqual({
      id: 'UCown',
      kind: 'videos',
      include: ['clips', 'live_info'],
      type: ['stream', 'placeholder'],
      limit: 24,
      offset: 48,
      paginated: true,
    });
    expect(channelVideosQuery({ ...request, part: 'clips' })).toMatchObject({
      status: ['past'],
      lang: ['en'],
    });
    const clipper = { ...channel, type: 'subber' as const };
    expect(channelVideosQuery({ ...request, channel: clipper, part: 'videos' })).not.toHaveProperty(
      'type',
    );
  });
});

describe('the banner', () => {
  it('comes in widths from where there are some', () => {
    const banner = bannerOf('https://yt3.googleusercontent.com/abc=w1060-old');
    expect(banner?.src).toMatch(/^https:\/\/yt3\.googleusercontent\.com\/abc=w960-/);
    expect(banner?.srcSet?.split(', ').map((one) => one.split(' ')[1])).toEqual([
      '960w',
      '1707w',
      '2276w',
    ]);
  });

  it.each([
    ['/statics/demo/banner/a.svg', '/statics/demo/banner/a.svg'],
    ['https://a.example/b.png', 'https://a.example/b.png'],
    ['//a.example/b.png', undefined],
    ['javascript:alert(1)', undefined],
    ['', undefined],
    [null, undefined],
  ])('of %s is %s', (address, src) => {
    expect(bannerOf(address)?.src).toBe(src);
  });
});
