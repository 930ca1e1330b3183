import { describe, expect, it } from 'vitest';
import { fromNow, NOW, video, channel, HOUR, DAY, MINUTE } from '../testing/videos';
import { AWAY_MAX_MS, isNewSince, lookAt, missedStreams, readVisits, type Visits } from './visits';

const seen = (ago: number, more: Partial<Visits> = {}): Visits => ({
  seenAt: NOW - ago,
  newSince: null,
  awaySince: null,
  ...more,
});

describe('a visit', () => {
  it('a visit is the first one where nothing is stored: nothing is new', () => {
    expect(lookAt(null, NOW)).toEqual(seen(0));
  });
  it('a visit goes on while the site is looked at, and keeps what was missed', () => {
    const before = seen(29 * MINUTE, { newSince: 5, awaySince: 5 });
    expect(lookAt(before, NOW)).toEqual({ ...before, seenAt: NOW });
  });
  it('a visit ends after half an hour: what came since then is new', () => {
    const before = seen(30 * MINUTE, { newSince: 5, awaySince: 5 });
    expect(lookAt(before, NOW)).toEqual(seen(0, { newSince: before.seenAt }));
  });
  it('after a day says what was missed, after 30 days that of the last 30', () => {
    expect(lookAt(seen(DAY - 1), NOW).awaySince).toBeNull();
    expect(lookAt(seen(DAY), NOW).awaySince).toBe(NOW - DAY);
    expect(lookAt(seen(400 * DAY), NOW).awaySince).toBe(NOW - AWAY_MAX_MS);
  });
  it('a clock that was ahead begins no visit', () => {
    expect(lookAt(seen(-3 * DAY), NOW)).toEqual(seen(0));
  });
});

it('visits are read back, and anything else is none', () => {
  const visits = seen(HOUR, { newSince: 7, awaySince: 7 });
  expect(readVisits(JSON.parse(JSON.stringify(visits)))).toEqual(visits);
  expect(readVisits({ seenAt: 5, newSince: 'x', awaySince: -1 })).toEqual({
    seenAt: 5,
    newSince: null,
    awaySince: null,
  });
  for (const odd of [null, 7, [], {}, { seenAt: '5' }, { seenAt: 1.5 }, { seenAt: Infinity }])
    expect(readVisits(odd)).toBeNull();
});

it('new are streams of the archive that began after the visit before', () => {
  const past = video({ status: 'past', available_at: fromNow(-HOUR) });
  expect(isNewSince(past, NOW - 2 * HOUR)).toBe(true);
  expect(isNewSince(past, NOW - HOUR)).toBe(false);
  expect(isNewSince(past, null)).toBe(false);
  expect(isNewSince({ ...past, status: 'live' }, NOW - 2 * HOUR)).toBe(false);
  expect(isNewSince({ ...past, type: 'clip' }, NOW - 2 * HOUR)).toBe(false);
});

it('what was missed begins with the channels watched most, without what was watched', () => {
  const of = (id: string, by: string) => video({ id, channel: channel({ id: by }) });
  const videos = [of('a', 'UC1'), of('b', 'UC2'), of('c', 'UC3'), of('d', 'UC2'), of('e', 'UC3')];
  const watched = (id: string, by: string, isRemoved = false) => ({
    id,
    watchedAt: NOW,
    isRemoved,
    video: { channel: { id: by } },
  });
  const history = [
    watched('x', 'UC3'),
    watched('y', 'UC3'),
    watched('e', 'UC2'),
    watched('z', 'UC1', true),
    { id: 'old', watchedAt: 0, isRemoved: false },
  ];
  expect(missedStreams(videos, history).map(({ id }) => id)).toEqual(['c', 'b', 'd', 'a']);
});

it('what was missed has the streams that were opened before they began, and none of unknown time', () => {
  const streams = ['a', 'b', 'c'].map((id) => video({ id, available_at: fromNow(-HOUR) }));
  const history = [
    { id: 'a', watchedAt: NOW - 2 * HOUR, isRemoved: false },
    { id: 'b', watchedAt: NOW - HOUR, isRemoved: false },
    { id: 'c', watchedAt: 0, isRemoved: false },
  ];
  expect(missedStreams(streams, history).map(({ id }) => id)).toEqual(['a']);
});
