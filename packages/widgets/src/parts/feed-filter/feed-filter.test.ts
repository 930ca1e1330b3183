import type { Video } from '@oshimado/contract';
import {
  ALL_ORGS,
  COLLAB_CHOICES,
  defaultSettings,
  isShown,
  type CollabChoice,
} from '@oshimado/domain';
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
    collabs: 'only',
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
    collabs: 'only',
    hidePlaceholders: true,
    hideMissing: true,
  });
});

describe('the org asked for', () => {
  test('the org asked for is every one of several', () => {
    expect(join({ orgs: ['Hololive', 'Nijisanji'] }).org).toEqual(['Hololive', 'Nijisanji']);
  });
  test('the org asked for is none on the favorites’ page, so that only favorites and mentions count', () => {
    expect(join({ orgs: null }).org).toBeNull();
  });
  test('the org asked for is any while the favorites are not known: the server has chosen', () => {
    expect(join({ orgs: null, favorites: null }).org).toBe(ALL_ORGS);
  });
});

const by = (org: string | null, more: Partial<Video> = {}): Video => ({
  id: 'aaaaaaaaaaa',
  title: 'Singing',
  type: 'stream',
  status: 'past',
  published_at: null,
  available_at: '2026-01-10T12:00:00.000Z',
  duration: 60,
  channel: {
    id: 'UCother',
    name: 'Other',
    english_name: null,
    type: 'vtuber',
    org,
    suborg: null,
    photo: '',
  },
  ...more,
});

describe('collabs', () => {
  const guest = { ...by('Hololive').channel, id: 'UCheart', group: null };
  const collab = by('Nijisanji', { mentions: [guest] });
  const shown = (collabs: CollabChoice, orgs: readonly string[] | null) =>
    [collab, by('Hololive')].map((one) => isShown(one, join({ orgs }, { collabs })));

  test('collabs are hidden on favorites always, and on home only when the org is not All Vtubers', () => {
    expect(shown('hide', home)).toEqual([false, true]);
    expect(shown('hide', null)).toEqual([false, false]);
    expect(shown('hide', [ALL_ORGS])).toEqual([true, true]);
  });
  test('collabs are all that is shown where that is chosen', () => {
    expect(shown('only', home)).toEqual([true, false]);
    expect(shown('only', null)).toEqual([true, false]);
    expect(shown('only', [ALL_ORGS])).toEqual([true, false]);
  });
});

test('a clip is shown whoever made it, whatever is done with collabs', () => {
  const clip = by(null, { type: 'clip' });
  const shown = COLLAB_CHOICES.flatMap((collabs) =>
    [home, null].map((orgs) => isShown(clip, join({ orgs }, { collabs }))),
  );
  expect(shown).toEqual([true, true, true, true, true, true]);
});
