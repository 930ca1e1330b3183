import type { Video } from '@oshimado/contract';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { channel, fromNow, mention, MINUTE, NOW, video } from '../testing/videos';
import { isLive } from './live-rule';
import {
  eventIds,
  foldEvents,
  isSameEvent,
  joinRefusal,
  platformOf,
  PREFERRED_PLATFORMS,
  type EventLink,
  type FoldedVideos,
} from './same-event';

const live = (id: string, over: Partial<Video> = {}, minutes = -20): Video =>
  video({
    id,
    status: 'live',
    available_at: fromNow(minutes * MINUTE),
    start_actual: fromNow(minutes * MINUTE),
    live_viewers: 100,
    ...over,
  });
const onTwitch = (id: string, over: Partial<Video> = {}, minutes = -20): Video =>
  live(id, { type: 'placeholder', link: 'https://www.twitch.tv/minato', ...over }, minutes);
const by = (id: string, ...guests: string[]) => ({
  channel: channel({ id }),
  mentions: guests.map((guest) => mention({ id: guest })),
});
const named = (videos: readonly Video[]): Video[] => {
  const ids = eventIds(videos);
  return videos.map((one) => {
    const event_id = ids.get(one.id);
    return event_id === undefined ? one : { ...one, event_id };
  });
};
const fold = (videos: readonly Video[]) => foldEvents(named(videos), NOW);
const cards = (videos: readonly Video[]) =>
  fold(videos).videos.map(({ id }) => (fold(videos).members.get(id) ?? [{ id }]).map((m) => m.id));

describe('Streams of one person', () => {
  it.each([
    [0, true],
    [15, true],
    [-15, true],
    [16, false],
  ])('that start %i minutes apart are one event: %s', (minutes, isSame) => {
    expect(isSameEvent(live('a'), onTwitch('b', {}, -20 + minutes))).toBe(isSame);
  });
  it('Streams of one person are two events when one follows the other', () => {
    const ends = onTwitch('a', { duration: 300 });
    expect(isSameEvent(ends, live('b', {}, -16))).toBe(true);
    expect(isSameEvent(ends, live('b', {}, -15))).toBe(false);
  });
  it('Streams of one person that are over or gone, and clips, are no views of an event', () => {
    for (const over of [{ status: 'past' }, { status: 'missing' }, { type: 'clip' }] as const) {
      expect(isSameEvent(live('a'), live('b', over))).toBe(false);
    }
  });
  it('Streams of one person with an unreadable time stay apart', () => {
    expect(isSameEvent(live('a', { start_actual: 'soon' }), live('b'))).toBe(false);
  });
  it('Streams of one person that a source lists twice, five minutes apart, are one card, and their viewers count once', () => {
    const twice = [live('a', { live_viewers: 90 }), live('b', {}, -15)];
    expect(cards(twice)).toEqual([['a', 'b']]);
    expect(fold(twice).videos[0]?.live_viewers).toBe(100);
  });
});

describe('Streams of two people', () => {
  it('Streams of two people are one event when each names the other', () => {
    expect(isSameEvent(live('a', by('UC1', 'UC2')), live('b', by('UC2', 'UC1')))).toBe(true);
  });
  it('Streams of two people are two when only one names the other', () => {
    expect(isSameEvent(live('a', by('UC1', 'UC2')), live('b', by('UC2')))).toBe(false);
  });
  it('Streams of two people are two when they differ in topic', () => {
    const one = live('a', { ...by('UC1', 'UC2'), topic_id: 'singing' });
    const other = live('b', by('UC2', 'UC1'));
    expect(isSameEvent(one, { ...other, topic_id: 'minecraft' })).toBe(false);
    expect(isSameEvent(one, other)).toBe(true);
  });
});

describe('The word of an editor', () => {
  const link = (isSame: boolean, ...ids: [string, string]): EventLink => ({ ids, isSame });
  const eventsOf = (videos: readonly Video[], ...links: EventLink[]) => [
    ...eventIds(videos, links),
  ];

  it('The word of an editor joins streams that the rule leaves apart', () => {
    const apart = [live('a', by('UC1')), live('b', by('UC2'), -90)];
    expect(eventsOf(apart)).toEqual([]);
    expect(eventsOf(apart, link(true, 'b', 'a'))).toEqual([
      ['a', 'a'],
      ['b', 'a'],
    ]);
  });
  it('parts streams that the rule joins', () => {
    expect(eventsOf([live('a'), onTwitch('b')], link(false, 'a', 'b'))).toEqual([]);
  });
  it('parts them also where a third stream connects them, which stays with the lower id', () => {
    const three = [live('a'), onTwitch('b'), live('c')];
    const parted: [string, string][] = [
      ['a', 'a'],
      ['c', 'a'],
    ];
    expect(eventsOf(three, link(false, 'a', 'b'))).toEqual(parted);
    expect(new Map(eventsOf(three.toReversed(), link(false, 'b', 'a')))).toEqual(new Map(parted));
  });
  it('The word of an editor does nothing where a stream is not there, or is over', () => {
    expect(eventsOf([live('a')], link(true, 'a', 'b'))).toEqual([]);
    const over = live('b', { status: 'past', ...by('UC2') });
    expect(eventsOf([live('a'), over], link(true, 'a', 'b'))).toEqual([]);
  });

  it.each([
    ['itself', live('a'), live('a')],
    ['clip', live('a'), live('b', { type: 'clip' })],
    ['over', live('a', { status: 'past' }), live('b')],
    ['tooFar', live('a'), live('b', {}, -381)],
    ['tooFar', live('a', { start_actual: 'soon' }), live('b')],
    [undefined, live('a'), live('b', {}, -380)],
  ])(
    'The word of an editor is refused as %s, whichever of both is named first',
    (refusal, one, other) => {
      expect(joinRefusal(one, other)).toBe(refusal);
      expect(joinRefusal(other, one)).toBe(refusal);
    },
  );
});

describe('A card of an event', () => {
  const pair = [onTwitch('a', { live_viewers: 50 }), live('b'), live('z', by('UC9'))];
  it('A card of an event shows YouTube first, at the place of the first member, with the viewers of that platform', () => {
    expect(fold(pair).videos.map(({ id, live_viewers }) => [id, live_viewers])).toEqual([
      ['b', 100],
      ['z', 100],
    ]);
    const views = [live('c', by('UC1', 'UC2')), live('d', by('UC2', 'UC1'))];
    expect(fold(views).videos.map(({ live_viewers }) => live_viewers)).toEqual([200]);
  });
  it.each([
    ['youtube', 'b', 100],
    ['twitch', 'a', 50],
    ['none', 'a', 50],
  ] as const)(
    'A card of an event shows the platform that its viewer prefers: %s',
    (preferred, id, live_viewers) => {
      const [card] = foldEvents(named(pair), NOW, preferred).videos;
      expect(card).toMatchObject({ id, live_viewers });
    },
  );
  it('A card of an event shows what is live before what is to come', () => {
    const late = live('b', {
      status: 'upcoming',
      start_actual: undefined,
      start_scheduled: fromNow(5),
    });
    for (const preferred of PREFERRED_PLATFORMS) {
      const { videos } = foldEvents(named([onTwitch('a', {}, -5), late]), NOW, preferred);
      expect(videos.map(({ id }) => id)).toEqual(['a']);
    }
  });
  it('A card of an event keeps each member as it was', () => {
    expect(fold(pair).members.get('b')).toEqual([named(pair)[1], named(pair)[0]]);
  });
  it('A card of an event is an ordinary one when the other member is hidden or blocked', () => {
    const shown = named(pair).filter(({ type }) => type !== 'placeholder');
    const folded = foldEvents(shown, NOW);
    expect(folded.videos).toEqual(shown);
    expect(folded.members.size).toBe(0);
  });
});

it.each([
  ['https://www.twitch.tv/minato', 'twitch'],
  ['https://m.twitch.tv/minato', 'twitch'],
  ['https://www.youtube.com/channel/UC1', 'youtube'],
  ['https://twitch.tv.example/minato', 'other'],
  [undefined, 'other'],
])('the platform of a placeholder that leads to %s is %s', (link, platform) => {
  expect(platformOf({ type: 'placeholder', link })).toBe(platform);
});

const channels = ['UC1', 'UC2', 'UC3'] as const;
const rows = fc.uniqueArray(fc.stringMatching(/^[a-f]{2}$/), { maxLength: 10 }).chain((ids) =>
  fc.tuple(
    ...ids.map((id) =>
      fc
        .record({
          own: fc.constantFrom(...channels),
          guests: fc.subarray([...channels]),
          minutes: fc.integer({ min: -40, max: 40 }),
          isTwitch: fc.boolean(),
          status: fc.constantFrom('live', 'upcoming', 'past'),
          duration: fc.constantFrom(0, 600, 3_600),
          topic_id: fc.constantFrom('singing', undefined),
        })
        .map(({ own, guests, minutes, isTwitch, ...rest }) =>
          (isTwitch ? onTwitch : live)(id, { ...by(own, ...guests), ...rest }, minutes),
        ),
    ),
  ),
);
const mixed = (videos: readonly Video[]) =>
  fc.shuffledSubarray([...videos], { minLength: videos.length, maxLength: videos.length });

describe('Whatever the board, folding', () => {
  it('is symmetric', () => {
    fc.assert(
      fc.property(rows, (videos) => {
        for (const a of videos) {
          for (const b of videos) expect(isSameEvent(a, b)).toBe(isSameEvent(b, a));
        }
      }),
    );
  });

  it('gives the same names in any order, and twice', () => {
    fc.assert(
      fc.property(
        rows.chain((videos) => fc.tuple(fc.constant(videos), mixed(videos))),
        ([videos, others]) => {
          const sorted = (list: readonly Video[]) => [...eventIds(list)].map(String).sort();
          expect(sorted(others)).toEqual(sorted(videos));
          expect(sorted(named(others))).toEqual(sorted(videos));
        },
      ),
    );
  });

  it('does not change because a stranger is there', () => {
    fc.assert(
      fc.property(rows, (videos) => {
        const stranger = live('zz', by('UC9', 'UC1'));
        expect([...eventIds([...videos, stranger])]).toEqual([...eventIds(videos)]);
      }),
    );
  });

  it('loses no row, shows none twice, and keeps the order of the shown', () => {
    fc.assert(
      fc.property(rows, (videos) => {
        const shown = cards(videos);
        expect(shown.flat().sort()).toEqual(videos.map(({ id }) => id).sort());
        const first = shown.map((card) =>
          Math.min(...card.map((id) => videos.findIndex((one) => one.id === id))),
        );
        expect(first).toEqual([...first].sort((a, b) => a - b));
      }),
    );
  });

  it('never joins what an editor parts, joins what one joins, and is the same in any order', () => {
    const linked = rows.chain((videos) => {
      const ids = videos.map(({ id }) => id);
      const link = fc.record({
        ids: fc
          .tuple(fc.constantFrom('zz', ...ids), fc.constantFrom('yy', ...ids))
          .filter(([a, b]) => a !== b),
        isSame: fc.boolean(),
      });
      const links = fc.uniqueArray(link, {
        maxLength: 6,
        selector: ({ ids: pair }) => [...pair].sort().join(),
      });
      return fc.tuple(fc.constant(videos), mixed(videos), links);
    });
    fc.assert(
      fc.property(linked, ([videos, others, links]) => {
        const events = eventIds(videos, links);
        const turned = links.map(({ ids: [a, b], isSame }) => ({ ids: [b, a] as const, isSame }));
        expect(new Map(eventIds(others, turned.toReversed()))).toEqual(new Map(events));
        const parted = links.filter(({ isSame }) => !isSame);
        const areOne = ([a, b]: readonly [string, string]) =>
          events.has(a) && events.get(a) === events.get(b);
        expect(parted.filter(({ ids }) => areOne(ids))).toEqual([]);
        const open = new Set(videos.filter(({ status }) => status !== 'past').map(({ id }) => id));
        const joined = links.filter(
          ({ isSame, ids: [a, b] }) => isSame && open.has(a) && open.has(b),
        );
        const areJoined = joined.every(({ ids }) => areOne(ids));
        expect(areJoined || parted.length > 0).toBe(true);
        for (const name of new Set(events.values())) {
          expect([...events.values()].filter((one) => one === name).length).toBeGreaterThan(1);
        }
      }),
    );
  });

  it('has the same cards in the same places, live or not, whatever platform is preferred', () => {
    fc.assert(
      fc.property(rows, fc.constantFrom(...PREFERRED_PLATFORMS), (videos, preferred) => {
        const places = ({ videos: shown, members }: FoldedVideos) =>
          shown.map((face) => ({
            ids: (members.get(face.id) ?? [face]).map(({ id }) => id).sort(),
            isLive: isLive(face, NOW),
          }));
        const chosen = foldEvents(named(videos), NOW, preferred);
        expect(places(chosen)).toEqual(places(fold(videos)));
      }),
    );
  });

  it('of fewer rows never folds what was apart', () => {
    fc.assert(
      fc.property(
        rows.chain((videos) => fc.tuple(fc.constant(videos), fc.subarray([...videos]))),
        ([videos, some]) => {
          const all = eventIds(videos);
          const eventOf = (id: string) => all.get(id) ?? id;
          for (const card of cards(some)) {
            expect(new Set(card.map(eventOf)).size).toBe(1);
          }
        },
      ),
    );
  });
});
