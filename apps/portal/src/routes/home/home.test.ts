import { ALL_ORGS, defaultPreferences } from '@oshimado/domain';
import { describe, expect, test } from 'vitest';
import { displayModeOf, displayModes, nextDisplay } from './display-modes';
import { homeFilter } from './home-filter';
import { hashOfTab, homeTabs, tabOfHash } from './home-tabs';
import { uploadLimit } from './upload-limit';

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

describe('hide collabs', () => {
  const wished = { ...defaultPreferences, hideCollabs: true };
  test('applies on home when the org is not All Vtubers', () => {
    expect(homeFilter(wished, 'Hololive', 'live').hideCollabs).toBe(true);
    expect(homeFilter(wished, ALL_ORGS, 'live').hideCollabs).toBe(false);
  });
  test('is never applied to clips', () => {
    expect(homeFilter(wished, 'Hololive', 'clips').hideCollabs).toBe(false);
  });
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
