import { describe, expect, it, test } from 'vitest';
import { countedTo, figuresOf } from './figures';
import { bookmarklet } from './Bookmarklet';
import { extensionState } from '../extension/Extension';

describe('statistics', () => {
  it('statistics are vtubers and subbers with the growth of a month, videos with that of a day, and songs', () => {
    const statistics = {
      channelCount: { vtuber: 250, subber: 50 },
      monthlyChannels: { vtuber: 27, subber: 6 },
      totalVideos: { count: 7389 },
      dailyVideos: { count: 569 },
      totalSongs: { count: 7322 },
    };
    expect(figuresOf({ statistics })).toEqual({
      vtubers: { total: 250, growth: 27, period: 'month' },
      subbers: { total: 50, growth: 6, period: 'month' },
      videos: { total: 7389, growth: 569, period: 'day' },
      songs: { total: 7322 },
    });
  });

  it('count up from nothing to their value and never beyond', () => {
    expect([-1, 0, 0.5, 1, 2].map((share) => countedTo(800, share))).toEqual([0, 0, 700, 800, 800]);
  });
});

describe('the bookmark', () => {
  const visit = (address: string): string => {
    const code = decodeURIComponent(
      bookmarklet('https://oshimado.test').slice('javascript:'.length),
    );
    const location = { href: address };
    const page = { querySelector: () => null };
    // oxlint-disable-next-line typescript/no-implied-eval -- it is what a browser does with a bookmark
    new Function('location', 'document', code)(location, page);
    return location.href;
  };
  test.each([
    ['https://www.youtube.com/watch?v=aaaaaaaaaaa&t=3', '/watch/aaaaaaaaaaa'],
    ['https://youtu.be/aaaaaaaaaaa', '/watch/aaaaaaaaaaa'],
    ['https://www.youtube.com/live/aaaaaaaaaaa?si=x', '/watch/aaaaaaaaaaa'],
    [
      'https://www.youtube.com/channel/UCaaaaaaaaaaaaaaaaaaaaaa/videos',
      '/channel/UCaaaaaaaaaaaaaaaaaaaaaa',
    ],
    ['https://www.youtube.com/', '/'],
  ])('the bookmark leads from %s to %s', (address, path) => {
    expect(visit(address)).toBe(`https://oshimado.test${path}`);
  });
});

test('the extension is known by what it left on the window', () => {
  expect(extensionState({})).toBe('absent');
  expect(extensionState({ HOLODEX_PLUS_INSTALLED: true })).toBe('installed');
  expect(extensionState({ HOLODEX_PLUS_INSTALLED: true, HOLODEX_PLUS_INSTALLED_V3: true })).toBe(
    'installedV3',
  );
});
