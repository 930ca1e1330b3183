import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arbitraryVideos, DAY, fromNow, HOUR, NOW, video } from '../testing/videos';
import { byTime, countBoard, favoritesLiveList, liveList, splitLive } from './live-list';
import { isOverdue } from './live-rule';

const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id);

describe('the order of a live list', () => {
  const early = video({ id: 'early', available_at: fromNow(-HOUR), live_viewers: 5 });
  const draft = video({ id: 'adraft', type: 'placeholder' });
  const first = video({ id: 'bfirst' });
  const second = video({ id: 'csecond', live_viewers: 90 });

  it('the order of a live list is by available time, real streams before placeholders, then by id', () => {
    expect(ids(liveList([second, draft, first, early], NOW))).toEqual([
      'early',
      'bfirst',
      'csecond',
      'adraft',
    ]);
  });

  it('the order of a live list puts the most watched first when asked, and the rest in time order', () => {
    expect(ids(liveList([draft, first, early, second], NOW, { sort: 'viewers' }))).toEqual([
      'csecond',
      'early',
      'bfirst',
      'adraft',
    ]);
  });
});

describe('what a live list leaves out', () => {
  it('entries with no actual start whose scheduled start is more than 2 hours in the past', () => {
    const late = video({ id: 'late', start_scheduled: fromNow(-2 * HOUR - 1) });
    const running = { ...late, id: 'running', start_actual: fromNow(-HOUR) };
    expect(ids(liveList([late, running], NOW))).toEqual(['running']);
  });

  it('on favorites also entries scheduled beyond 3 weeks', () => {
    const list = [20, 21, 22].map((days) =>
      video({ id: `day${days}`, start_scheduled: fromNow(days * DAY) }),
    );
    expect(ids(favoritesLiveList(list, NOW))).toEqual(['day20', 'day21']);
    expect(ids(liveList(list, NOW))).toEqual(['day20', 'day21', 'day22']);
  });

  it('but never one that has started', () => {
    const started = video({ start_scheduled: fromNow(30 * DAY), start_actual: fromNow(-HOUR) });
    expect(favoritesLiveList([started], NOW)).toHaveLength(1);
    expect(favoritesLiveList([video()], NOW)).toHaveLength(1);
  });
});

describe('splitting', () => {
  it('splitting puts live and waiting streams apart and keeps their order', () => {
    const live = video({ id: 'live', status: 'live' });
    const begun = video({ id: 'begun', start_scheduled: fromNow(-1) });
    const coming = video({ id: 'coming', start_scheduled: fromNow(HOUR) });
    const { live: first, upcoming } = splitLive([coming, begun, live], NOW);
    expect(ids(first)).toEqual(['begun', 'live']);
    expect(ids(upcoming)).toEqual(['coming']);
  });
});

describe('whatever the videos', () => {
  const shuffled = arbitraryVideos.chain((list) =>
    fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length })),
  );

  it('the list adds nothing, leaves its input alone and shows nothing overdue', () => {
    fc.assert(
      fc.property(arbitraryVideos, fc.constantFrom('latest', 'viewers'), (videos, sort) => {
        const before = [...videos];
        const list = liveList(videos, NOW, { sort });
        expect(videos).toEqual(before);
        expect(new Set(list)).toEqual(new Set(videos.filter((entry) => !isOverdue(entry, NOW))));
      }),
    );
  });

  it('the order is the same however they arrive', () => {
    fc.assert(
      fc.property(shuffled, ([videos, others]) => {
        const key = (list: typeof videos) =>
          liveList(list, NOW).map(
            ({ id, available_at, type }) => `${available_at} ${type === 'placeholder'} ${id}`,
          );
        expect(key(others)).toEqual(key(videos));
      }),
    );
  });

  it('byTime is an order: turning the pair turns the sign', () => {
    fc.assert(
      fc.property(arbitraryVideos, (videos) => {
        for (const a of videos) {
          for (const b of videos) expect(byTime(a, b) + byTime(b, a)).toBe(0);
        }
      }),
    );
  });

  it('a split loses nothing and doubles nothing', () => {
    fc.assert(
      fc.property(arbitraryVideos, (videos) => {
        const { live, upcoming } = splitLive(videos, NOW);
        expect([...live, ...upcoming]).toHaveLength(videos.length);
        expect(new Set([...live, ...upcoming])).toEqual(new Set(videos));
      }),
    );
  });

  it('the count of a board is of the two halves of its list', () => {
    fc.assert(
      fc.property(arbitraryVideos, (videos) => {
        const { live, upcoming } = splitLive(liveList(videos, NOW), NOW);
        expect(countBoard(videos, NOW)).toEqual({ live: live.length, upcoming: upcoming.length });
      }),
    );
  });
});
