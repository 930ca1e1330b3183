import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  clipEventOf,
  PUSH_LATE_MS,
  pushEventName,
  pushEventsOf,
  type PushMark,
  type PushStream,
} from './push-events';

const MINUTE = 60_000;
const NOW = Date.parse('2026-03-28T12:00:00Z');
const round = { now: NOW, lastAt: NOW - 5_000 };
const upcoming: PushStream = {
  videoId: 'sora',
  isLive: false,
  startsAt: NOW + 180 * MINUTE,
  startedAt: null,
};
const live: PushStream = { ...upcoming, isLive: true, startsAt: NOW, startedAt: NOW - MINUTE };
const known: PushMark = { isLive: false, startsAt: upcoming.startsAt, reminded: null };
const kinds = (...given: Parameters<typeof pushEventsOf>) =>
  pushEventsOf(...given).events.map(({ kind, minutes }) => minutes ?? kind);

describe('a stream', () => {
  it('a stream is scheduled when it is seen for the first time, and live when it starts', () => {
    expect(kinds(upcoming, undefined, round)).toEqual(['scheduled']);
    expect(kinds(upcoming, known, round)).toEqual([]);
    expect(kinds(live, known, round)).toEqual(['live']);
    expect(kinds(live, undefined, round)).toEqual(['live']);
    expect(kinds(live, { ...known, isLive: true }, round)).toEqual([]);
  });

  it('a stream has moved when its start changes by a minute or more', () => {
    const at = (ms: number) => ({ ...upcoming, startsAt: NOW + 180 * MINUTE + ms });
    expect(kinds(at(MINUTE), known, round)).toEqual(['moved']);
    expect(kinds(at(-MINUTE), known, round)).toEqual(['moved']);
    expect(kinds(at(59_000), known, round)).toEqual([]);
  });

  it('a stream that started more than 10 minutes ago is not live news', () => {
    const since = (ms: number) => ({ ...live, startedAt: NOW - ms });
    expect(kinds(since(PUSH_LATE_MS), known, round)).toEqual(['live']);
    expect(kinds(since(PUSH_LATE_MS + 1), known, round)).toEqual([]);
  });

  it('a stream is not announced by a first round, nor by one after an outage', () => {
    const moved = { ...upcoming, startsAt: NOW + 300 * MINUTE };
    for (const lastAt of [undefined, NOW - PUSH_LATE_MS - 1]) {
      expect(kinds(upcoming, undefined, { now: NOW, lastAt })).toEqual([]);
      expect(kinds(moved, known, { now: NOW, lastAt })).toEqual([]);
      expect(kinds({ ...live, startedAt: null }, known, { now: NOW, lastAt })).toEqual([]);
      expect(kinds(live, known, { now: NOW, lastAt })).toEqual(['live']);
    }
  });
});

it('each reminder of a start comes once, within 10 minutes of its time, whatever the rounds are', () => {
  const gaps = fc.array(fc.integer({ min: 1_000, max: 9 * MINUTE }), {
    minLength: 20,
    maxLength: 90,
  });
  fc.assert(
    fc.property(gaps, (steps) => {
      const stream = { ...upcoming, startsAt: NOW + 62 * MINUTE };
      let mark: PushMark | undefined;
      let now = NOW;
      const names: string[] = [];
      for (const step of steps) {
        const done = pushEventsOf(stream, mark, { now, lastAt: now - step });
        mark = done.mark;
        for (const event of done.events) {
          names.push(pushEventName(event));
          if (event.minutes === null) continue;
          const late = now - (stream.startsAt - event.minutes * MINUTE);
          expect(late).toBeGreaterThanOrEqual(0);
          expect(late).toBeLessThanOrEqual(PUSH_LATE_MS);
        }
        now += step;
      }
      expect(new Set(names).size).toBe(names.length);
      expect(names.length).toBe(now > stream.startsAt ? 4 : names.length);
    }),
  );
});

it('reminders come again for another start', () => {
  const startsAt = NOW + 14 * MINUTE;
  const reminded = { isLive: false, startsAt, reminded: 15 };
  expect(kinds({ ...upcoming, startsAt }, reminded, round)).toEqual([]);
  const later = { ...upcoming, startsAt: NOW + 29 * MINUTE };
  expect(kinds(later, reminded, round)).toEqual(['moved', 30]);
});

it('events of one stream have names of their own; going live has one for ever', () => {
  const { events } = pushEventsOf({ ...upcoming, startsAt: NOW + 15 * MINUTE }, undefined, round);
  expect(events.map(pushEventName)).toEqual([
    'sora:scheduled',
    `sora:before:15:${NOW + 15 * MINUTE}`,
  ]);
  const [event] = pushEventsOf(live, known, round).events;
  expect(event && pushEventName(event)).toBe('sora:live');
});

it.each([
  ['new', false, 5_000, 60, true],
  ['known', true, 5_000, 1, false],
  ['found by a first round', false, undefined, 60, false],
  ['published just before a first round', false, undefined, 5, true],
] as const)('a clip that is %s is news or is not', (_, isKnown, sinceLast, minutesOld, isNews) => {
  const now = Date.parse('2026-03-28T12:00:00Z');
  const event = clipEventOf(
    { videoId: 'c', publishedAt: now - minutesOld * 60_000, isKnown },
    { now, lastAt: sinceLast && now - sinceLast },
  );
  expect(event && pushEventName(event)).toBe(isNews ? 'c:clip' : undefined);
});
