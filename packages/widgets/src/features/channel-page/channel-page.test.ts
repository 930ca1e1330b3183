import type { Video } from '@oshimado/contract';
import { describe, expect, it } from 'vitest';
import { bannerOf } from './banner-of';
import { liveFirst } from './ChannelVideos';

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

it('live videos come first, the others keep their order', () => {
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

describe('the banner', () => {
  it('the banner comes in widths from where there are some', () => {
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
