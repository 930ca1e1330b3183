import { describe, expect, it, vi } from 'vitest';
import { createTicker } from './ticker';

/** A clock, timers and a page that are moved by hand. */
function byHand(start = 1_250) {
  let now = start;
  let isHidden = false;
  let watcher: (() => void) | undefined;
  const timers = new Set<{ at: number; callback: () => void }>();
  const scheduled: number[] = [];
  const ticker = createTicker({
    now: () => now,
    schedule: (callback, ms) => {
      const timer = { at: now + ms, callback };
      scheduled.push(ms);
      timers.add(timer);
      return () => void timers.delete(timer);
    },
    isHidden: () => isHidden,
    onVisibility: (callback) => {
      watcher = callback;
      return () => (watcher = undefined);
    },
  });
  const due = (until: number) =>
    [...timers].filter(({ at }) => at <= until).sort((a, b) => a.at - b.at)[0];
  return {
    ticker,
    timers,
    scheduled,
    isWatched: () => watcher !== undefined,
    advance: (ms: number) => {
      const until = now + ms;
      for (let timer = due(until); timer; timer = due(until)) {
        timers.delete(timer);
        now = timer.at;
        timer.callback();
      }
      now = until;
    },
    sleep: (ms: number) => (now += ms),
    hide: (hidden: boolean) => {
      isHidden = hidden;
      watcher?.();
    },
  };
}

describe('the ticker', () => {
  it('ticks every second, on the second', () => {
    const hand = byHand(1_250);
    const at: number[] = [];
    hand.ticker.subscribe(() => at.push(hand.ticker.now()));
    hand.advance(3_000);
    expect(at).toEqual([2_000, 3_000, 4_000]);
    expect(hand.scheduled).toEqual([750, 1_000, 1_000, 1_000]);
  });

  it('the ticker waits a whole second when it begins on one', () => {
    const hand = byHand(2_000);
    hand.ticker.subscribe(() => undefined);
    expect(hand.scheduled).toEqual([1_000]);
  });

  it('the ticker has one timer for 300 listeners', () => {
    const hand = byHand();
    const listeners = Array.from({ length: 300 }, () => vi.fn());
    listeners.forEach((listener) => hand.ticker.subscribe(listener));
    expect(hand.timers.size).toBe(1);
    hand.advance(2_000);
    expect(hand.timers.size).toBe(1);
    expect(listeners.every((listener) => listener.mock.calls.length === 2)).toBe(true);
  });

  it('the ticker has no timer and watches no page without listeners', () => {
    const hand = byHand();
    expect([hand.timers.size, hand.isWatched()]).toEqual([0, false]);
    const stops = [hand.ticker.subscribe(vi.fn()), hand.ticker.subscribe(vi.fn())];
    expect([hand.timers.size, hand.isWatched()]).toEqual([1, true]);
    stops[0]?.();
    expect([hand.timers.size, hand.isWatched()]).toEqual([1, true]);
    stops[1]?.();
    expect([hand.timers.size, hand.isWatched()]).toEqual([0, false]);
  });

  it('the ticker is begun again by a later listener', () => {
    const hand = byHand();
    hand.ticker.subscribe(vi.fn())();
    const listener = vi.fn();
    hand.ticker.subscribe(listener);
    hand.advance(1_000);
    expect(listener).toHaveBeenCalledOnce();
  });

  it('rests while the page is hidden', () => {
    const hand = byHand();
    const listener = vi.fn();
    hand.ticker.subscribe(listener);
    hand.hide(true);
    expect(hand.timers.size).toBe(0);
    hand.advance(60_000);
    expect(listener).not.toHaveBeenCalled();
  });

  it('the ticker does not begin on a hidden page', () => {
    const hand = byHand();
    hand.hide(true);
    hand.ticker.subscribe(vi.fn());
    expect(hand.timers.size).toBe(0);
  });

  it('catches up at once when the page is shown', () => {
    const hand = byHand();
    const at: number[] = [];
    hand.ticker.subscribe(() => at.push(hand.ticker.now()));
    hand.hide(true);
    hand.sleep(60_100);
    hand.hide(false);
    expect(at).toEqual([61_350]);
    hand.advance(650);
    expect(at).toEqual([61_350, 62_000]);
    expect(hand.timers.size).toBe(1);
  });

  it('the ticker goes on although a listener throws', () => {
    const hand = byHand();
    hand.ticker.subscribe(() => {
      throw new Error('boom');
    });
    expect(() => hand.advance(750)).toThrow('boom');
    expect(hand.timers.size).toBe(1);
  });

  it('the ticker calls a listener that left during a tick no more', () => {
    const hand = byHand();
    const second = vi.fn();
    const stop = { second: () => {} };
    hand.ticker.subscribe(() => stop.second());
    stop.second = hand.ticker.subscribe(second);
    hand.advance(5_000);
    expect(second).not.toHaveBeenCalled();
  });
});
