/**
 * Simulated players: orders obeyed 50 to 400 ms late, seeks 200 ms beside the mark with up to 1.5 s of buffering, clocks up to
 * 0.5 % wrong, reports up to 250 ms old that do not say so. "Off" is wall time: at double speed 300 ms are 600 ms of video.
 */
import { describe, expect, it } from 'vitest';
import { isLong } from '../testing/cases';
import { FINE_RATES, NO_RATES, QUARTER_RATES } from '../testing/simulated-player';
import { SHOW, SyncWorld, type WorldOptions } from '../testing/simulated-sync';

const MINUTE = 60_000;
const SETTLING = 15_000;
const BOUND = 300;

/** A fifth of them in short runs: the bounds were measured on these worlds, and each world is ten minutes of eight players. */
const seeds = (count: number) =>
  Array.from({ length: isLong ? count : Math.ceil(count / 5) }, (_, at) => at + 1);
const eight = (rates: readonly number[]) => Array.from({ length: 8 }, () => rates);
const fourAndFour = [...eight(QUARTER_RATES).slice(4), ...eight(FINE_RATES).slice(4)];

/** A simulation that plays and has had 15 s to settle. */
function settledWorld(options: WorldOptions): SyncWorld {
  const world = new SyncWorld(options);
  world.run(2_000);
  world.send({ type: 'sync.play', now: world.now });
  world.run(SETTLING);
  return world;
}

/** The worst error of many runs, and the most commands one player got. */
function worstOf(
  lives: readonly number[],
  live: (seed: number) => SyncWorld,
  ms: number,
  pardon = 0,
) {
  return lives
    .map((seed) => {
      const world = live(seed);
      const { off } = world.worst(ms, pardon);
      world.stop();
      return {
        off: Math.abs(off),
        seeks: world.most('player.seek'),
        rates: world.most('player.rate'),
      };
    })
    .reduce((a, b) => ({
      off: Math.max(a.off, b.off),
      seeks: Math.max(a.seeks, b.seeks),
      rates: Math.max(a.rates, b.rates),
    }));
}

describe('8 players, 4 with rates by 0.25 and 4 by 0.05', () => {
  it('stay within 300 ms of the common clock for 10 minutes, after 15 s, with 1 seek each without stalls', () => {
    const worst = worstOf(
      seeds(15),
      (seed) => settledWorld({ seed, players: fourAndFour }),
      10 * MINUTE,
    );
    expect(worst.off).toBeLessThan(BOUND);
    expect(worst.seeks).toBe(1);
    // A nudge is two orders: at most one nudge in 15 s, for a clock that is 0.5 % wrong.
    expect(worst.rates).toBeLessThanOrEqual(80);
  });

  it('stay within 350 ms for 5 minutes with a stall a minute, less than 3 seeks a minute; left out: a stall and 8 s after it', () => {
    const worst = worstOf(
      seeds(10),
      (seed) => settledWorld({ seed, players: fourAndFour, stalls: 1 }),
      5 * MINUTE,
      8_000,
    );
    expect(worst.off).toBeLessThan(350);
    expect(worst.seeks).toBeLessThan(15);
  });

  /** What is done, and by how much the common clock is then off from one that nothing was done to, in ms. */
  type Deed = (world: SyncWorld) => number;
  const stepThrice: Deed = (world) => {
    for (let times = 0; times < 3; times += 1) {
      world.send({ type: 'clock.step', by: 10, now: world.now });
      world.run(300);
    }
    return 30_000;
  };
  const deeds: Readonly<Record<string, Deed>> = {
    'a pause of 4 s': (world) => {
      world.send({ type: 'sync.pause', now: world.now });
      world.run(4_000);
      world.send({ type: 'sync.play', now: world.now });
      return -4_000;
    },
    'a pause of a tenth of a second': (world) => {
      world.send({ type: 'sync.pause', now: world.now });
      world.run(100);
      world.send({ type: 'sync.play', now: world.now });
      return -100;
    },
    'a seek on the slider': (world) => {
      const by = SHOW + 10 * MINUTE - world.moment;
      world.send({ type: 'clock.seek', to: SHOW + 10 * MINUTE, now: world.now });
      return by;
    },
    '10 s forward, three times in a second': stepThrice,
    '10 s back': (world) => {
      world.send({ type: 'clock.step', by: -10, now: world.now });
      return -10_000;
    },
    'an offset of 1 s': (world) => {
      world.send({ type: 'offset.change', id: 'video-0', to: 1, now: world.now });
      return 0;
    },
    'an offset of a minute': (world) => {
      world.send({ type: 'offset.change', id: 'video-0', to: -60, now: world.now });
      return 0;
    },
    'speed 1.5': (world) => {
      world.send({ type: 'speed.change', speed: 1.5, now: world.now });
      return 0;
    },
    'speed 0.75': (world) => {
      world.send({ type: 'speed.change', speed: 0.75, now: world.now });
      return 0;
    },
    'a page hidden for a minute': (world) => {
      world.send({ type: 'page.hidden', now: world.now });
      world.run(MINUTE);
      world.send({ type: 'page.shown', now: world.now });
      return 0;
    },
    'a video that was reloaded': (world) => {
      world.seats[0]?.player.reload();
      world.send({ type: 'player.loaded', id: 'video-0', rates: QUARTER_RATES, now: world.now });
      return 0;
    },
  };

  /**
   * A settled world in which this was done 15 s ago, and how far its clock is from where it should be: misses are measured against the
   * common clock, and do not show that it moved.
   */
  function worldAfter(deed: Deed, options: WorldOptions) {
    const world = settledWorld(options);
    const begun = { moment: world.moment, now: world.now };
    const by = deed(world);
    const due = begun.moment + (world.now - begun.now) + by + SETTLING * world.speed;
    world.run(SETTLING);
    return { world, clockOff: world.moment - due };
  }

  it.each(Object.entries(deeds))(
    'settle again within 15 s after %s, and the clock is where that took it',
    (_name, deed) => {
      const live = (seed: number) => {
        const { world, clockOff } = worldAfter(deed, { seed, players: fourAndFour });
        expect(clockOff).toBeCloseTo(0);
        return world;
      };
      expect(worstOf(seeds(6), live, MINUTE).off).toBeLessThan(BOUND);
    },
  );

  it.each([
    [35, 0],
    [25, 1],
    [43, 1],
    [56, 1],
  ])(
    'arrive at the second of three steps while they buffer, and the clock keeps the third: seed %i, %i stalls a minute',
    (seed, stalls) => {
      const { world, clockOff } = worldAfter(stepThrice, { seed, players: fourAndFour, stalls });
      world.stop();
      expect(clockOff).toBeCloseTo(0);
    },
  );

  it('stay within the seek tolerance, 1.7 s, at double speed: nothing is faster, so those behind are only sought', () => {
    const live = (seed: number) => {
      const world = settledWorld({ seed, players: fourAndFour });
      world.send({ type: 'speed.change', speed: 2, now: world.now });
      world.run(SETTLING);
      return world;
    };
    expect(worstOf(seeds(6), live, 5 * MINUTE).off).toBeLessThan(1_700);
  });
});

describe('8 players without rate control', () => {
  it('8 players without rate control stay within the seek tolerance, 1.7 s, for 10 minutes with at most 5 seeks each without stalls', () => {
    const worst = worstOf(
      seeds(15),
      (seed) => settledWorld({ seed, players: eight(NO_RATES) }),
      10 * MINUTE,
    );
    expect(worst.off).toBeLessThan(1_700);
    expect(worst.seeks).toBeLessThanOrEqual(5);
  });

  it('8 players without rate control do not loosen those with it: a mixed event holds both bounds', () => {
    const players = [...fourAndFour.slice(1), NO_RATES];
    for (const seed of seeds(10)) {
      const world = settledWorld({ seed, players });
      const off = { rated: 0, unrated: 0 };
      world.run(5 * MINUTE, () => {
        for (const miss of world.misses()) {
          const kind = miss.id === 'video-7' ? 'unrated' : 'rated';
          off[kind] = Math.max(off[kind], Math.abs(miss.off));
        }
      });
      world.stop();
      expect(off.rated).toBeLessThan(BOUND);
      expect(off.unrated).toBeLessThan(1_700);
    }
  });
});
