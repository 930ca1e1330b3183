import type { Video } from '@oshimado/contract';
import { ALL_ORGS, defaultSettings, isShown } from '@oshimado/domain';
import { describe, expect, test } from 'vitest';
import { joinFeedFilter, type FeedFilterParts } from './feed-filter';

const home = ['Hololive'];
const join = (parts: Partial<FeedFilterParts> = {}, settings = {}) =>
  joinFeedFilter({
    orgs: home,
    favorites: new Set(['UCheart']),
    blocked: new Set(['UCblocked']),
    watched: new Set(['vvvvvvvvvvv']),
    ...parts,
    settings: { ...defaultSettings('en'), ...settings },
  });

test('everything a viewer does not want is in one filter', () => {
  const settings = {
    ignoredTopics: ['singing'],
    hiddenGroups: { Hololive: ['gen 1'] },
    hidePlaceholder: true,
    hideMissing: true,
  };
  expect(join({}, settings)).toEqual({
    org: 'Hololive',
    favorites: new Set(['UCheart']),
    blocked: new Set(['UCblocked']),
    watched: new Set(['vvvvvvvvvvv']),
    ignoredTopics: ['singing'],
    hiddenGroups: { Hololive: ['gen 1'] },
    everyClip: true,
    hideCollabs: false,
    hidePlaceholders: true,
    hideMissing: true,
  });
});

describe('the org asked for', () => {
  test('is every one of several', () => {
    expect(join({ orgs: ['Hololive', 'Nijisanji'] }).org).toEqual(['Hololive', 'Nijisanji']);
  });
  test('is none on the favorites’ page, so that only favorites and mentions count', () => {
    expect(join({ orgs: null }).org).toBeNull();
  });
  test('is any while the favorites are not known: the server has chosen', () => {
    expect(join({ orgs: null, favorites: null }).org).toBe(ALL_ORGS);
  });
});

describe('hide collabs', () => {
  const hides = (parts: Partial<FeedFilterParts>) =>
    join(parts, { hideCollabStreams: true }).hideCollabs;
  test('is applied on favorites always, and on home only when the org is not All Vtubers', () => {
    expect([hides({}), hides({ orgs: null }), hides({ orgs: [ALL_ORGS] })]).toEqual([
      true,
      true,
      false,
    ]);
  });
});

test('a clip is shown whoever made it, collabs hidden or not', () => {
  const clip: Video = {
    id: 'aaaaaaaaaaa',
    title: 'A clip',
    type: 'clip',
    status: 'past',
    published_at: null,
    available_at: '2026-01-10T12:00:00.000Z',
    duration: 60,
    channel: {
      id: 'UCcut',
      name: 'Clipper',
      english_name: null,
      type: 'subber',
      org: null,
      suborg: null,
      photo: '',
    },
  };
  const filters = [home, null].map((orgs) => join({ orgs }, { hideCollabStreams: true }));
  expect(filters.map((filter) => isShown(clip, filter))).toEqual([true, true]);
});
