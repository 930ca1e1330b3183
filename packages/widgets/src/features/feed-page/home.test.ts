import { describe, expect, test } from 'vitest';
import { defaultPreferences, displayModeOf, displayModes, nextDisplay } from '@oshimado/domain';
import {
  archiveIn,
  sortIn,
  tabAddress,
  uploadedBeforeIn,
} from '../../parts/feed-lists/feed-address';
import { uploadLimit } from '../../parts/feed-lists/upload-limit';
import { hashOfTab, homeTabs, neighbourTab, tabOfHash } from '../../parts/feed-lists/home-tabs';

describe('three tabs are chosen through the URL hash', () => {
  test.each(homeTabs)('%s has an address of its own', (tab) => {
    expect(tabOfHash(hashOfTab(tab))).toBe(tab);
  });
  test.each(['', '#list', '#no-such-tab'])('%j is the first tab', (hash) => {
    expect(tabOfHash(hash)).toBe('live');
  });
});

test('the display toggle cycles grid sizes, list and dense list', () => {
  let display: Parameters<typeof nextDisplay>[0] = defaultPreferences;
  const seen = displayModes.map(() => {
    const mode = displayModeOf(display);
    display = nextDisplay(display);
    return mode;
  });
  expect(seen).toEqual(['grid0', 'grid1', 'grid2', 'list', 'denseList']);
  expect(displayModeOf(display)).toBe('grid0');
});

describe('uploaded before', () => {
  test('the day picked counts whole', () => {
    const limit = uploadLimit('2026-02-28');
    expect(limit && new Date(limit).getTime()).toBe(new Date(2026, 2, 1).getTime());
  });
  test.each(['', 'tomorrow', '2026-2-1'])('%j is no day', (text) => {
    expect(uploadLimit(text)).toBeUndefined();
  });
});

describe('a swipe', () => {
  test('a swipe goes one tab on or back and stops at the ends', () => {
    expect(homeTabs.map((tab) => neighbourTab(tab, 'next'))).toEqual([
      'archive',
      'clips',
      undefined,
    ]);
    expect(homeTabs.map((tab) => neighbourTab(tab, 'previous'))).toEqual([
      undefined,
      'live',
      'archive',
    ]);
  });
});

describe('the address of a feed', () => {
  const search = (text: string) => new URLSearchParams(text);
  test('the address of another tab of a feed has its first page and the other choices', () => {
    const kept = search('org=Hololive&page=7&lang=ja');
    expect(tabAddress('/', kept, 'clips')).toBe('/?org=Hololive&lang=ja#clips');
    expect(tabAddress('/favorites', search('page=2'), 'live')).toBe('/favorites');
  });
  test('the address of a feed is sorted by what it says, else by time, and ends at a day there is', () => {
    expect(['', 'sort=viewers', 'sort=x'].map((text) => sortIn(search(text)))).toEqual([
      'latest',
      'viewers',
      'latest',
    ]);
    const days = ['before=2026-01-31', 'before=2026-13-01', 'before=today', ''];
    expect(days.map((text) => uploadedBeforeIn(search(text)))).toEqual(['2026-01-31', '', '', '']);
  });
});

describe('the archive contains what the address says', () => {
  test.each([
    ['', 'streams'],
    ['type=all', 'all'],
    ['type=missing', 'missing'],
    ['type=clip', 'streams'],
  ])('%j: %s', (text, expected) => {
    expect(archiveIn(new URLSearchParams(text))).toBe(expected);
  });
});
