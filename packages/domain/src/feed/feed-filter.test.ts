import type { Video } from '@oshimado/contract';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ALL_ORGS } from '../limits';
import { arbitraryVideos, channel, mention, video } from '../testing/videos';
import { COLLAB_CHOICES } from './collabs';
import { filterFeed, isShown, type FeedFilter } from './feed-filter';

const home: FeedFilter = { org: 'Hololive' };
const own = video();
const outside = video({ channel: channel({ id: 'UCout', org: 'Nijisanji' }) });
const visiting = (over: Parameters<typeof mention>[0] = {}): Video =>
  video({
    channel: channel({ id: 'UCout', org: 'Nijisanji' }),
    mentions: [mention({ org: 'Hololive', ...over })],
  });

describe('Blocked channels are hidden unless ignoreBlock is set', () => {
  const blocked = new Set(['UCown']);
  it('hides them', () => {
    expect(isShown(own, home)).toBe(true);
    expect(isShown(own, { ...home, blocked })).toBe(false);
  });
  it('hides them even when they are favorites', () => {
    expect(isShown(own, { ...home, blocked, favorites: blocked })).toBe(false);
  });
  it('blocked channels are shown to callers that ignore blocks', () => {
    expect(isShown(own, { ...home, blocked, ignoreBlock: true })).toBe(true);
  });
});

it('videos that are chosen already are hidden, whatever else holds', () => {
  const chosen = new Set([own.id]);
  expect(isShown(own, { ...home, chosen })).toBe(false);
  expect(isShown(own, { ...home, chosen: new Set() })).toBe(true);
});

describe('A clip belongs to its clipper', () => {
  const clip = video({ type: 'clip', channel: channel({ id: 'UCcut', org: null }) });
  it('a clip is shown where every clip of a list is wanted, whatever is done with collabs', () => {
    expect(isShown(clip, home)).toBe(false);
    for (const collabs of COLLAB_CHOICES) {
      expect(isShown(clip, { ...home, everyClip: true, collabs })).toBe(true);
      expect(isShown(clip, { org: null, everyClip: true, collabs })).toBe(true);
      expect(isShown(outside, { ...home, everyClip: true, collabs })).toBe(false);
    }
  });
  it('a clip is hidden with a clipper that is blocked', () => {
    expect(isShown(clip, { ...home, everyClip: true, blocked: new Set(['UCcut']) })).toBe(false);
  });
});

describe('Channels outside the current org and not favorited are hidden unless they are mentioned', () => {
  it('channels of the org are shown', () => {
    expect(isShown(own, home)).toBe(true);
  });
  it('hides channels of other orgs and of none', () => {
    expect(isShown(outside, home)).toBe(false);
    expect(isShown(video({ channel: channel({ org: null }) }), home)).toBe(false);
  });
  it('favorites of every org are shown', () => {
    expect(isShown(outside, { ...home, favorites: new Set(['UCout']) })).toBe(true);
  });
  it('streams that mention a channel of the org are shown', () => {
    expect(isShown(visiting(), home)).toBe(true);
    expect(isShown(visiting({ org: 'Independents' }), home)).toBe(false);
  });
  it('streams that mention a favorite are shown', () => {
    const filter = { ...home, favorites: new Set(['UCguest']) };
    expect(isShown(visiting({ org: 'Independents' }), filter)).toBe(true);
  });
  it('a mentioned channel that is blocked does not count', () => {
    expect(isShown(visiting(), { ...home, blocked: new Set(['UCguest']) })).toBe(false);
  });
  it('a mentioned channel whose group is hidden does not count', () => {
    const filter = { ...home, hiddenGroups: { Hololive: ['wave 2'] } };
    expect(isShown(visiting({ group: 'Gen 1' }), filter)).toBe(true);
    expect(isShown(visiting({ group: 'wave 2' }), filter)).toBe(false);
  });
  it('compares the group of a mentioned channel in lower case, as it does for the uploader', () => {
    const filter = { ...home, hiddenGroups: { Hololive: ['wave 2'] } };
    expect(isShown(visiting({ group: 'Wave 2' }), filter)).toBe(false);
    expect(isShown(visiting({ group: null, suborg: 'b WAVE 2' }), filter)).toBe(false);
  });
  it('one mention that counts is enough among those that do not', () => {
    const mentions = [mention({ id: 'UCblocked', org: 'Hololive' }), mention({ org: 'Hololive' })];
    const filter = { ...home, blocked: new Set(['UCblocked']) };
    expect(isShown({ ...outside, mentions }, filter)).toBe(true);
  });
  it('the channels of each org are shown where several are asked for', () => {
    const both = ['Hololive', 'Nijisanji'];
    expect([own, outside].map((one) => isShown(one, { org: both }))).toEqual([true, true]);
    expect(isShown(own, { org: ['Nijisanji', 'Independents'] })).toBe(false);
    expect(isShown(own, { org: [] })).toBe(false);
  });
  it('All Vtubers shows everything that is not filtered otherwise', () => {
    expect(isShown(outside, { org: ALL_ORGS })).toBe(true);
    expect(isShown(video({ channel: channel({ org: null }) }), { org: ALL_ORGS })).toBe(true);
  });
  it('without an org, as on the favorites page, only favorites and mentions of them count', () => {
    const favorites = new Set(['UCown', 'UCguest']);
    expect(isShown(own, { org: null })).toBe(false);
    expect(isShown(own, { org: null, favorites })).toBe(true);
    expect(isShown(visiting(), { org: null, favorites })).toBe(true);
    expect(isShown(outside, { org: null, favorites })).toBe(false);
    expect(isShown(video({ channel: channel({ org: null }) }), { org: null, favorites })).toBe(
      true,
    );
  });
});

describe('Ignored topics are excluded', () => {
  const singing = video({ topic_id: 'singing' });
  it.each(['singing', 'Singing', 'SINGING'])('compares without regard to case: %s', (topic) => {
    expect(isShown(singing, { ...home, ignoredTopics: [topic] })).toBe(false);
  });
  it('compares whole topics and keeps videos without one', () => {
    expect(isShown(singing, { ...home, ignoredTopics: ['sing', ''] })).toBe(true);
    expect(isShown(own, { ...home, ignoredTopics: ['singing', ''] })).toBe(true);
  });
});

describe('Placeholders are excluded when hidden', () => {
  const placeholder = video({ type: 'placeholder' });
  it.each([
    [false, true],
    [true, false],
  ])('hidePlaceholders %s: shown %s', (hidePlaceholders, shown) => {
    expect(isShown(placeholder, { ...home, hidePlaceholders })).toBe(shown);
    expect(isShown(own, { ...home, hidePlaceholders })).toBe(true);
  });
});

describe('Status missing is excluded when hidden', () => {
  const missing = video({ status: 'missing' });
  it.each([
    [false, true],
    [true, false],
  ])('hideMissing %s: shown %s', (hideMissing, shown) => {
    expect(isShown(missing, { ...home, hideMissing })).toBe(shown);
    expect(isShown(own, { ...home, hideMissing })).toBe(true);
  });
});

describe('Watched videos are excluded when hidden', () => {
  const watched = new Set([own.id]);
  it.each([
    ['past', false],
    ['live', true],
    ['upcoming', true],
  ] as const)('%s: shown %s', (status, shown) => {
    expect(isShown(video({ status }), { ...home, watched })).toBe(shown);
    expect(isShown(video({ status }), home)).toBe(true);
  });
});

describe('Collabs are hidden when that setting is on', () => {
  const filter = { ...home, collabs: 'hide' } as const;
  it('hides streams of others that only mention the org', () => {
    expect(isShown(visiting(), filter)).toBe(false);
  });
  it('the org’s own streams stay, regardless of guests', () => {
    expect(isShown(video({ mentions: [mention()] }), filter)).toBe(true);
  });
  it('favorites stay where collabs are hidden', () => {
    expect(isShown(visiting(), { ...filter, favorites: new Set(['UCout']) })).toBe(true);
  });
  it('All Vtubers has no collabs to hide', () => {
    expect(isShown(visiting(), { ...filter, org: ALL_ORGS })).toBe(true);
  });
  it('hides streams that only mention a favorite on the favorites page', () => {
    expect(isShown(visiting(), { ...filter, org: null, favorites: new Set(['UCguest']) })).toBe(
      false,
    );
  });
});

describe('Only collabs are shown when that is chosen', () => {
  const filter = { ...home, collabs: 'only' } as const;
  const alone = video({ channel: channel({ id: 'UCown' }), mentions: [] });
  it('collabs are streams of the org with guests, and those of others that mention it', () => {
    expect(isShown(video({ mentions: [mention()] }), filter)).toBe(true);
    expect(isShown(visiting(), filter)).toBe(true);
  });
  it('a stream without other participants is no collab', () => {
    const itself = { ...own, mentions: [mention({ id: own.channel.id })] };
    expect([own, alone, itself].map((one) => isShown(one, filter))).toEqual([false, false, false]);
    expect(isShown(own, { ...filter, org: ALL_ORGS })).toBe(false);
    expect(isShown(own, { ...filter, favorites: new Set(['UCown']) })).toBe(false);
  });
  it('a stream whose guests, or whose members, are all blocked is no collab', () => {
    const collab = video({ mentions: [mention({ id: 'UC1' }), mention({ id: 'UC2' })] });
    const shownWithout = (...ids: string[]) =>
      isShown(collab, { ...filter, blocked: new Set(ids) });
    expect(shownWithout('UC1')).toBe(true);
    expect(shownWithout('UC1', 'UC2')).toBe(false);
    expect(shownWithout('UCown')).toBe(false);
  });
});

it('collabs whose members are all blocked are hidden, whatever is done with collabs', () => {
  const collab = visiting();
  const blocked = new Set([collab.channel.id, 'UCguest']);
  for (const collabs of COLLAB_CHOICES) {
    for (const org of ['Hololive', ALL_ORGS, null]) {
      const favorites = new Set(blocked);
      expect(isShown(collab, { org, favorites, collabs, blocked })).toBe(false);
    }
  }
});

describe('Hidden groups are excluded', () => {
  it('a hidden group is one of the channel’s org, in lower case', () => {
    expect(isShown(own, { ...home, hiddenGroups: { Hololive: ['gen 1'] } })).toBe(false);
    expect(isShown(own, { ...home, hiddenGroups: { Hololive: ['gen 2'] } })).toBe(true);
    expect(isShown(own, { ...home, hiddenGroups: { Nijisanji: ['gen 1'] } })).toBe(true);
  });
  it('calls a channel without group "other"', () => {
    const alone = video({ channel: channel({ suborg: null }) });
    expect(isShown(alone, { ...home, hiddenGroups: { Hololive: ['other'] } })).toBe(false);
  });
  it('also on All Vtubers', () => {
    expect(isShown(own, { org: ALL_ORGS, hiddenGroups: { Hololive: ['gen 1'] } })).toBe(false);
  });
  it('an org named like something every object inherits hides nothing', () => {
    const odd = video({ channel: channel({ org: 'constructor' }) });
    expect(isShown(odd, { org: 'constructor', hiddenGroups: {} })).toBe(true);
  });
});

const ids = fc
  .uniqueArray(fc.constantFrom('UC1', 'UC2', 'UC3', 'UC4'))
  .map((list) => new Set(list));
const filters: fc.Arbitrary<FeedFilter> = fc.record(
  {
    org: fc.constantFrom('Hololive', 'Nijisanji', 'constructor', ALL_ORGS, null),
    favorites: ids,
    blocked: ids,
    ignoreBlock: fc.boolean(),
    ignoredTopics: fc.subarray(['SINGING', 'mario_kart', 'gta']),
    hiddenGroups: fc.dictionary(
      fc.constantFrom('Hololive', 'Nijisanji', 'Independents'),
      fc.subarray(['gen 1', 'wave 2', 'other']),
    ),
    collabs: fc.constantFrom(...COLLAB_CHOICES),
    hidePlaceholders: fc.boolean(),
    hideMissing: fc.boolean(),
  },
  { requiredKeys: ['org'] },
);
/** The same videos with the groups of their guests in capitals. */
const upper = (list: Video[]) =>
  list.map((entry) => ({
    ...entry,
    mentions: entry.mentions?.map((guest) => ({
      ...guest,
      group: guest.group?.toUpperCase() ?? null,
      suborg: guest.suborg?.toUpperCase() ?? null,
    })),
  }));

const always = (sentence: (videos: Video[], filter: FeedFilter) => void) =>
  fc.assert(fc.property(arbitraryVideos, filters, sentence));

describe('whatever the videos and the settings, the filter', () => {
  it('adds nothing, changes nothing and keeps the order', () => {
    always((videos, filter) => {
      const before = structuredClone(videos);
      const shown = filterFeed(videos, filter);
      expect(shown).toEqual(videos.filter((entry) => shown.includes(entry)));
      expect(videos).toEqual(before);
    });
  });

  it('does nothing the second time', () => {
    always((videos, filter) => {
      const once = filterFeed(videos, filter);
      expect(filterFeed(once, filter)).toEqual(once);
    });
  });

  it('never shows a blocked channel unless blocks are ignored', () => {
    always((videos, filter) => {
      const shown = filterFeed(videos, { ...filter, ignoreBlock: false });
      expect(shown.filter((entry) => filter.blocked?.has(entry.channel.id))).toEqual([]);
    });
  });

  it('never reveals anything because one more channel is blocked', () => {
    fc.assert(
      fc.property(arbitraryVideos, filters, fc.constantFrom('UC1', 'UC4'), (videos, filter, id) => {
        const more = { ...filter, blocked: new Set([...(filter.blocked ?? []), id]) };
        const before = filterFeed(videos, filter);
        expect(filterFeed(videos, more).filter((entry) => !before.includes(entry))).toEqual([]);
      }),
    );
  });

  it('never reveals anything because one more thing is hidden', () => {
    const stricter = fc.constantFrom<Partial<FeedFilter>>(
      { collabs: 'hide' },
      { collabs: 'only' },
      { hidePlaceholders: true },
      { hideMissing: true },
      { ignoredTopics: ['singing', 'mario_kart', 'gta'] },
    );
    fc.assert(
      fc.property(arbitraryVideos, filters, stricter, (videos, given, more) => {
        // Another choice about collabs is not a stricter one.
        const filter = more.collabs ? { ...given, collabs: 'show' as const } : given;
        const before = filterFeed(videos, filter);
        const after = filterFeed(videos, { ...filter, ...more });
        expect(after.filter((entry) => !before.includes(entry))).toEqual([]);
      }),
    );
  });

  it('shows everything on All Vtubers when nothing is blocked, ignored or hidden', () => {
    always((videos, { favorites = new Set<string>() }) => {
      expect(filterFeed(videos, { org: ALL_ORGS, favorites })).toEqual(videos);
    });
  });

  it('does not care how a group is spelt in upper and lower case', () => {
    always((videos, filter) => {
      const shown = videos.map((entry) => isShown(entry, filter));
      expect(upper(videos).map((entry) => isShown(entry, filter))).toEqual(shown);
    });
  });
});
