import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  beyondHistory,
  historyDays,
  historyList,
  historyVideo,
  isCleared,
  isWatchedToEnd,
  mergeWatch,
  noteWatch,
  readDeviceEntry,
  resumeSecondsOf,
  searchHistory,
  watchedId,
  watchedShare,
  type HistoryEntry,
  type WatchRecord,
} from './index';

const record = (over: Partial<WatchRecord> = {}): WatchRecord => ({
  id: 'aaaaaaaaaaa',
  seconds: 100,
  duration: 1_000,
  watchedAt: 5_000,
  changedAt: 5_000,
  isRemoved: false,
  ...over,
});

const arbitraryRecord: fc.Arbitrary<WatchRecord> = fc.record({
  id: fc.constant('a'),
  seconds: fc.option(fc.nat(3)),
  duration: fc.nat(3),
  watchedAt: fc.nat(5),
  changedAt: fc.nat(5),
  isRemoved: fc.boolean(),
});
describe('two records of one video', () => {
  it('become the one that was changed last', () => {
    const [older, newer] = [record(), record({ changedAt: 6_000, seconds: 5 })];
    expect(mergeWatch(older, newer)).toBe(newer);
    expect(mergeWatch(newer, older)).toBe(newer);
  });

  it('become a removal if it is not older than the other', () => {
    const removed = record({ isRemoved: true });
    expect(mergeWatch(record(), removed)).toBe(removed);
    expect(mergeWatch(removed, record({ changedAt: 5_001 })).isRemoved).toBe(false);
  });

  it('become the same in either order', () => {
    fc.assert(
      fc.property(arbitraryRecord, arbitraryRecord, (a, b) => {
        expect(mergeWatch(a, b)).toEqual(mergeWatch(b, a));
      }),
    );
  });

  it('become the same however three are grouped', () => {
    fc.assert(
      fc.property(arbitraryRecord, arbitraryRecord, arbitraryRecord, (a, b, c) => {
        expect(mergeWatch(mergeWatch(a, b), c)).toEqual(mergeWatch(a, mergeWatch(b, c)));
      }),
    );
  });

  it('two records of one video are not changed by being merged again', () => {
    fc.assert(
      fc.property(arbitraryRecord, arbitraryRecord, (a, b) => {
        const merged = mergeWatch(a, b);
        expect(mergeWatch(merged, b)).toBe(merged);
      }),
    );
  });
});

describe('a cleared history', () => {
  it('a cleared history has nothing that was changed before it was cleared, or then', () => {
    const changed = record({ changedAt: 5_000 });
    expect(isCleared(changed, null)).toBe(false);
    expect(isCleared(changed, 4_999)).toBe(false);
    expect(isCleared(changed, 5_000)).toBe(true);
  });
});

describe('noting a video', () => {
  const past = { id: 'aaaaaaaaaaa', status: 'past', duration: 600 };

  it('noting a video keeps whole seconds within its length', () => {
    const { seconds, duration } = noteWatch(past, { seconds: 12.9, duration: 610.4 }, 7);
    expect([seconds, duration]).toEqual([12, 610]);
    expect(noteWatch(past, { seconds: 9_999, duration: 600 }, 7).seconds).toBe(600);
  });

  it('noting a video has no position in a live stream, which counts as watched', () => {
    const noted = noteWatch({ ...past, status: 'live' }, { seconds: 50, duration: 0 }, 7);
    expect(noted.seconds).toBeNull();
    expect(isWatchedToEnd(noted)).toBe(true);
  });

  it.each(['upcoming', 'new'])(
    'noting a video has seen nothing of a stream that is %s, so that nothing is left out or played on',
    (status) => {
      const ahead = { ...past, status };
      const noted = noteWatch(ahead, { seconds: 590, duration: 600 }, 7);
      expect(noted.seconds).toBe(0);
      expect([isWatchedToEnd(noted), resumeSecondsOf(noted), watchedShare(noted)]).toEqual([
        false,
        undefined,
        undefined,
      ]);
      expect(noteWatch(ahead, undefined, 9, record({ seconds: 300 })).seconds).toBe(300);
    },
  );

  it('noting a video leaves the position of a video that is only opened', () => {
    const known = noteWatch(past, { seconds: 300, duration: 600 }, 7);
    expect(noteWatch(past, undefined, 9, known)).toMatchObject({ seconds: 300, watchedAt: 9 });
    expect(noteWatch(past, undefined, 9, { ...known, isRemoved: true }).seconds).toBe(0);
  });

  it('counts more than what is known, whatever the clock says', () => {
    const known = noteWatch(past, undefined, 90);
    const noted = noteWatch(past, undefined, 7, known);
    expect(mergeWatch(known, noted)).toBe(noted);
  });

  it('noting a video takes any numbers a player reports', () => {
    fc.assert(
      fc.property(fc.double(), fc.double(), (seconds, duration) => {
        const noted = noteWatch(past, { seconds, duration }, 7);
        expect(Number.isInteger(noted.seconds)).toBe(true);
        expect(noted.seconds).toBeLessThanOrEqual(noted.duration);
      }),
    );
  });
});

describe('playing continues', () => {
  it.each([
    ['at the beginning after less than 10 s', 9, 3_600, undefined],
    ['where it was', 10, 3_600, 10],
    ['where it was until 5 % before the end', 3_419, 3_600, 3_419],
    ['at the beginning in the last 5 %', 3_420, 3_600, undefined],
    ['at the beginning in the last 30 s of a short video', 90, 120, undefined],
    ['where it was in a short video before that', 89, 120, 89],
    ['where it was if the length is unknown', 500, 0, 500],
    ['at the beginning if there is no position', null, 3_600, undefined],
  ])('%s', (_, seconds, duration, expected) => {
    expect(resumeSecondsOf({ seconds, duration })).toBe(expected);
  });

  it('never within 10 s of the beginning, and never where the end has begun', () => {
    fc.assert(
      fc.property(fc.option(fc.nat(20_000)), fc.nat(20_000), (seconds, duration) => {
        const resumed = resumeSecondsOf({ seconds, duration });
        if (resumed === undefined) return;
        expect(resumed).toBeGreaterThanOrEqual(10);
        expect(isWatchedToEnd({ seconds: resumed, duration })).toBe(false);
      }),
    );
  });
});

describe('the bar of a card', () => {
  it.each([
    ['is not drawn for what was only opened', 0, 100, undefined],
    ['is not drawn without a position', null, 100, undefined],
    ['is not drawn without a length', 50, 0, undefined],
    ['is as long as the part that was watched', 1_800, 3_600, 0.5],
    ['is whole at the end', 3_590, 3_600, 1],
  ])('%s', (_, seconds, duration, expected) => {
    expect(watchedShare({ seconds, duration })).toBe(expected);
  });
});

describe('a stored record', () => {
  it('a stored record is a video that was watched, if an earlier version stored only its id', () => {
    expect(readDeviceEntry('aaaaaaaaaaa', 1)).toEqual(watchedId('aaaaaaaaaaa'));
    expect(isWatchedToEnd(watchedId('aaaaaaaaaaa'))).toBe(true);
  });

  it('a stored record is read as it was written', () => {
    const entry = { ...record(), isUnsent: true };
    expect(readDeviceEntry(entry.id, entry)).toEqual(entry);
  });

  it('a stored record may be anything', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        expect(readDeviceEntry('aaaaaaaaaaa', value).id).toBe('aaaaaaaaaaa');
      }),
    );
  });
});

describe('a stream that was live when it was watched', () => {
  it('a stream that was live when it was watched is drawn as live for half a day', () => {
    const entry = readDeviceEntry('aaaaaaaaaaa', {
      ...record({ watchedAt: 1_000 }),
      video: { id: 'aaaaaaaaaaa', status: 'live', channel: { id: 'UC1', name: 'Minato' } },
    });
    expect(historyVideo(entry, 2_000)?.status).toBe('live');
    expect(historyVideo(entry, 1_000 + 43_200_001)?.status).toBe('past');
    expect(historyVideo(watchedId('x'), 0)).toBeUndefined();
  });
});

describe('the list', () => {
  const named = (id: string, title: string, watchedAt: number): HistoryEntry => ({
    ...record({ id, watchedAt }),
    video: {
      id,
      title,
      type: 'stream',
      status: 'past',
      published_at: null,
      available_at: '2026-01-01T00:00:00.000Z',
      duration: 60,
      channel: {
        id: 'UC1',
        name: '星見みなと',
        english_name: 'Hoshimi Minato',
        type: 'vtuber',
        org: null,
        suborg: null,
        group: null,
        photo: '',
      },
    },
  });

  it('the list is newest first and leaves out what was removed', () => {
    const records = [
      record({ id: 'a', watchedAt: 1 }),
      record({ id: 'b', watchedAt: 3 }),
      record({ id: 'c', watchedAt: 2, isRemoved: true }),
    ];
    expect(historyList(records).map(({ id }) => id)).toEqual(['b', 'a']);
  });

  it('the list is limited to the videos watched last; ids without a time stay', () => {
    const records = [0, 1, 2, 3].map((watchedAt) => record({ id: `v${watchedAt}`, watchedAt }));
    expect(beyondHistory(records, 2)).toEqual(['v1']);
  });

  it('the list is searched by every word, in the title or the names of the channel', () => {
    const entries = [named('a', 'Karaoke ｶﾗｵｹ', 2), named('b', 'Evening chat', 1)];
    const found = (text: string) => searchHistory(entries, text).map(({ id }) => id);
    expect(found('からおけ')).toEqual(['a']);
    expect(found('minato CHAT')).toEqual(['b']);
    expect(found('minato nothing')).toEqual([]);
    expect(found('  ')).toEqual(['a', 'b']);
  });

  it('the list loses no entry and gains none when searched or put under days', () => {
    const entries = fc.array(
      fc
        .tuple(fc.string(), fc.nat(2_000_000_000_000))
        .map(([title, at]) => named(title, title, at)),
    );
    fc.assert(
      fc.property(entries, fc.string(), (list, text) => {
        expect(list).toEqual(expect.arrayContaining([...searchHistory(list, text)]));
        const days = historyDays(list, { now: 0, language: 'en', timeZone: 'UTC' });
        expect(days.flatMap((day) => day.entries)).toHaveLength(list.length);
      }),
    );
  });

  it.each([
    ['after a day of 23 hours', '2026-03-09T00:30-04:00', '2026-03-08T20:00-04:00'],
    ['at the end of a day of 25 hours', '2026-11-01T23:30-05:00', '2026-10-31T20:00-04:00'],
  ])('the list has the day before as yesterday also %s', (_when, now, watched) => {
    const options = { now: Date.parse(now), language: 'en', timeZone: 'America/New_York' };
    const [day] = historyDays([named('a', 'a', Date.parse(watched))], options);
    expect(day?.kind).toBe('yesterday');
  });

  it('the list has the days of the viewer’s own zone', () => {
    const now = Date.parse('2026-03-10T01:00:00Z');
    const times = ['2026-03-10T00:30:00Z', '2026-03-09T14:00:00Z', '2026-03-08T20:00:00Z'];
    const list = [...times.map((time) => named(time, time, Date.parse(time))), named('x', 'x', 0)];
    const kinds = (timeZone: string) =>
      historyDays(list, { now, language: 'en', timeZone }).map(({ kind }) => kind);
    expect(kinds('UTC')).toEqual(['today', 'yesterday', 'date', 'unknown']);
    expect(kinds('Asia/Tokyo')).toEqual(['today', 'yesterday', 'unknown']);
  });
});
