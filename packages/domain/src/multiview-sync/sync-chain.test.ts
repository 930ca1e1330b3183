import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  firstOverlap,
  keepSyncOffsets,
  setSyncOffset,
  startMoment,
  syncChain,
  syncEnd,
  syncRange,
  syncStart,
  toSyncOffset,
} from './sync-chain';
import type { SyncVideo } from './sync-types';

const HOUR = 3_600;
/** Times in hours, for reading. */
const video = (id: string, from: number, to: number): SyncVideo => ({
  id,
  start: from * HOUR * 1_000,
  duration: (to - from) * HOUR,
});
const ids = (videos: readonly SyncVideo[]) => videos.map(({ id }) => id);
const anyVideo = fc.record({
  id: fc.string({ maxLength: 3 }),
  start: fc.oneof(
    fc.integer({ min: 0, max: 40 }).map((at) => at * 1_800_000),
    fc.double(),
  ),
  duration: fc.oneof(fc.integer({ min: 0, max: 10_000 }), fc.double()),
  isLive: fc.boolean(),
});
const anyOffsets = fc.dictionary(fc.string({ maxLength: 3 }), fc.double());

describe('the chain', () => {
  it('the chain is by start, with gaps of less than 1 h', () => {
    expect(ids(syncChain([video('b', 2.9, 4), video('a', 1, 2)]))).toEqual(['a', 'b']);
    expect(syncChain([video('a', 1, 2), video('b', 3, 4)])).toEqual([]);
  });
  it('the chain counts the gap from the latest end, not from the last start', () => {
    const videos = [video('long', 0, 10), video('short', 1, 2), video('late', 9, 11)];
    expect(ids(syncChain(videos))).toEqual(['long', 'short', 'late']);
  });
  it('the chain is the first with two videos; lone ones before and others after are left out', () => {
    const videos = [video('lone', 0, 1), video('a', 5, 6), video('b', 5, 7), video('later', 9, 10)];
    expect(ids(syncChain(videos))).toEqual(['a', 'b']);
  });
  it('the chain knows no live streams, no twins and nothing without a start or length', () => {
    const live = { ...video('live', 0, 1), isLive: true };
    const odd = { ...video('odd', 0, 1), start: Number.NaN };
    expect(syncChain([video('a', 0, 1), video('a', 0, 1), live, odd, video('zero', 0, 0)])).toEqual(
      [],
    );
  });
  it('the chain has none or two and more, each near those before it, whatever the order they came in', () => {
    fc.assert(
      fc.property(fc.array(anyVideo), (videos) => {
        const chain = syncChain(videos);
        expect(chain.length).not.toBe(1);
        let end = chain[0]?.start ?? 0;
        for (const one of chain) {
          expect(one.start - end).toBeLessThan(HOUR * 1_000);
          end = Math.max(end, syncEnd(one, {}));
        }
        const unique = [...new Map(videos.map((one) => [one.id, one])).values()];
        expect(ids(syncChain(unique.toReversed()))).toEqual(ids(syncChain(unique)));
      }),
    );
  });
});

describe('the start time', () => {
  const chain = [video('a', 0, 4), video('b', 1, 3)];
  const times = { a: 1.5 * HOUR, b: 0.5 * HOUR + 1.9 };
  it('the start time is the address', () => {
    expect(startMoment(chain, {}, { asked: 1_000, times })).toBe(1_000);
    expect(startMoment(chain, {}, { asked: 1e15, times })).toBe(4 * HOUR * 1_000);
  });
  it('or the average of the players if they agree within two seconds', () => {
    expect(startMoment(chain, {}, { asked: null, times })).toBeCloseTo((1.5 * HOUR + 0.95) * 1_000);
    const apart = { ...times, b: 0.5 * HOUR + 2 };
    expect(startMoment(chain, {}, { asked: null, times: apart })).toBe(HOUR * 1_000);
  });
  it('or the first moment where two overlap', () => {
    expect(startMoment(chain, {}, { asked: null, times: { a: 5 } })).toBe(HOUR * 1_000);
    expect(firstOverlap([video('a', 0, 1), video('b', 1, 2), video('c', 1.5, 2)], {})).toBe(
      1.5 * HOUR * 1_000,
    );
  });
  it('the start time is the beginning where none overlap', () => {
    expect(firstOverlap([video('a', 1, 2), video('b', 2.5, 3)], {})).toBe(HOUR * 1_000);
  });
  it('the start time is always within the range', () => {
    const times = fc.dictionary(fc.string({ maxLength: 3 }), fc.integer({ min: -1_000, max: 1e6 }));
    const asked = fc.option(fc.integer());
    fc.assert(
      fc.property(
        fc.array(anyVideo),
        anyOffsets,
        asked,
        times,
        (videos, offsets, moment, positions) => {
          const chain = syncChain(videos);
          const kept = keepSyncOffsets(offsets, chain);
          const { start, end } = syncRange(chain, kept);
          const begin = startMoment(chain, kept, { asked: moment, times: positions });
          expect(begin).toBeGreaterThanOrEqual(start);
          expect(begin).toBeLessThanOrEqual(end);
        },
      ),
    );
  });
});

describe('offsets', () => {
  it('move a start later, or earlier when negative', () => {
    expect(syncStart(video('a', 1, 2), { a: -0.5 })).toBe(HOUR * 1_000 - 500);
  });
  it('offsets are steps of 0.5 within a day, whatever was given', () => {
    fc.assert(
      fc.property(fc.double(), (value) => {
        const offset = toSyncOffset(value);
        expect(Number.isInteger(offset * 2)).toBe(true);
        expect(Math.abs(offset)).toBeLessThanOrEqual(86_400);
        expect(toSyncOffset(offset)).toBe(offset);
        expect(Object.is(offset, -0)).toBe(false);
      }),
    );
  });
  it('offsets of removed videos are dropped', () => {
    expect(keepSyncOffsets({ a: 1.2, b: 3, c: 0 }, [video('a', 0, 1), video('c', 0, 1)])).toEqual({
      a: 1,
    });
  });
  it('offsets are set one by one; zeros are not kept', () => {
    expect(setSyncOffset({ a: 1 }, 'b', 0.6)).toEqual({ a: 1, b: 0.5 });
    expect(setSyncOffset({ a: 1 }, 'a', 0)).toEqual({});
  });
  it('named like parts of objects are names like others', () => {
    expect(keepSyncOffsets({}, [video('constructor', 0, 1)])).toEqual({});
  });
});
