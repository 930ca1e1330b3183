import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createDemoClock } from './demo-clock';
import { readPlayerQuery } from './player-query';

const BEGINS = 1_000_000;

function start(length: number | null, from: number | null = null, now = BEGINS + 60_000) {
  const time = { now };
  const clock = createDemoClock({ begins: BEGINS, length, start: from, now: () => time.now });
  return { clock, pass: (ms: number) => (time.now += ms) };
}

describe('a video of the demo world', () => {
  it('plays at its speed, and stays where it is paused', () => {
    const { clock, pass } = start(600);
    clock.play();
    pass(10_000);
    clock.setRate(2);
    pass(10_000);
    clock.pause();
    pass(99_000);
    expect(clock.read()).toMatchObject({ currentTime: 30, paused: true, liveEdge: null });
  });

  it('ends, and begins again when it is played after its end', () => {
    const { clock, pass } = start(20, 15);
    clock.play();
    pass(6_000);
    expect(clock.read()).toMatchObject({ currentTime: 20, paused: true, ended: true });
    clock.play();
    expect(clock.read()).toMatchObject({ currentTime: 0, paused: false, ended: false });
  });

  it('a video of the demo world that is running starts at the present moment and is as long as it has lasted', () => {
    const { clock, pass } = start(null);
    clock.play();
    pass(5_000);
    expect(clock.read()).toMatchObject({
      currentTime: 65,
      duration: 65,
      liveEdge: 65,
      ended: false,
    });
    clock.seek(10);
    pass(1_000);
    expect(clock.read()).toMatchObject({ currentTime: 11, liveEdge: 66 });
  });

  it('never leaves its length, whatever is done to it', () => {
    const step = fc.oneof(
      fc.constantFrom('play', 'pause' as const).map((name) => ({ name, value: 0 })),
      fc.record({
        name: fc.constantFrom('seek', 'rate', 'pass'),
        value: fc.double({ noNaN: true }),
      }),
    );
    fc.assert(
      fc.property(fc.array(step), fc.option(fc.nat(1_000)), (steps, length) => {
        const { clock, pass } = start(length);
        for (const { name, value } of steps) {
          if (name === 'play') clock.play();
          if (name === 'pause') clock.pause();
          if (name === 'seek') clock.seek(value);
          if (name === 'rate') clock.setRate(value);
          if (name === 'pass') pass(Math.min(1e9, Math.abs(value)));
        }
        const { currentTime, duration } = clock.read();
        expect(currentTime).toBeGreaterThanOrEqual(0);
        expect(currentTime).toBeLessThanOrEqual(duration);
      }),
    );
  });
});

it('the address of the player page is read whatever it contains', () => {
  fc.assert(
    fc.property(fc.webQueryParameters(), (query) => {
      const { start: from, length, begins } = readPlayerQuery(`?${query}`, 5);
      for (const value of [from, length, begins])
        expect(value === null || (Number.isFinite(value) && value >= 0)).toBe(true);
    }),
  );
  expect(readPlayerQuery('?file=javascript:alert(1)', 5).file).toBeUndefined();
  expect(readPlayerQuery('?demo=a&begins=x&length=-1&start=90', 5)).toMatchObject({
    begins: 5,
    length: null,
    start: 90,
  });
});
