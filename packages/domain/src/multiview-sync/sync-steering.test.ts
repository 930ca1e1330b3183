import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runSyncClock, syncMomentAt } from './sync-clock';
import { withReport, moveSyncAim, newSyncPlayer, syncAim } from './sync-player';
import { chooseNudge, commonSpeeds, nearestRate } from './sync-rates';
import { releasePlayer, steerPlayer } from './sync-steering';
import type { SyncAim, SyncPlayer } from './sync-types';

const QUARTERS = [0.25, 0.5, 0.75, 1, 1.25, 1.5, 1.75, 2];
const FINE = Array.from({ length: 36 }, (_, at) => (25 + at * 5) / 100);
const aim: SyncAim = { time: 100, place: 'inside', speed: 1, isPlaying: true };
const report = { time: 100, isPlaying: true, isBuffering: false, at: 0 };
const types = (steered: { orders: readonly { type: string }[] }) =>
  steered.orders.map(({ type }) => type);

/** A player that plays on command and sent so many reports. */
function playerOff(error: number, times = 8, more: Partial<SyncPlayer> = {}): SyncPlayer {
  let player: SyncPlayer = { ...newSyncPlayer(QUARTERS), commandedPlay: true, ...more };
  for (let time = 0; time < times; time += 1)
    player = withReport(player, { ...report, time: 99.92 + error }, aim);
  return player;
}

describe('rates', () => {
  it('mend by 5 % where that is enough, by 25 % where the error is larger', () => {
    expect(chooseNudge(-0.2, 1, FINE)).toEqual({ rate: 1.05, ms: expect.closeTo(4_000) });
    expect(chooseNudge(0.2, 1, FINE)).toEqual({ rate: 0.95, ms: expect.closeTo(4_000) });
    expect(chooseNudge(-1.2, 1, FINE)).toEqual({ rate: 1.25, ms: expect.closeTo(4_800) });
  });
  it('by quarters: 1.25 or 0.75 for error / 0.25 s', () => {
    expect(chooseNudge(-0.2, 1, QUARTERS)).toEqual({ rate: 1.25, ms: expect.closeTo(800) });
    expect(chooseNudge(0.2, 1, QUARTERS)).toEqual({ rate: 0.75, ms: expect.closeTo(800) });
  });
  it('rates cannot help where there are none, or none faster', () => {
    expect(chooseNudge(-1, 1, [])).toBeUndefined();
    expect(chooseNudge(-1, 2, QUARTERS)).toBeUndefined();
    expect(chooseNudge(-1, 1, [1, 2])).toBeUndefined();
    expect(nearestRate(1, [])).toBeUndefined();
  });
  it('always pull towards the clock, within a quarter, and mend the whole error', () => {
    const error = fc.double({ min: -1.5, max: 1.5, noNaN: true });
    fc.assert(
      fc.property(error, fc.constantFrom(...QUARTERS), fc.subarray(FINE), (off, speed, rates) => {
        const { rate = speed, ms = 0 } = chooseNudge(off, speed, rates) ?? {};
        expect((rate - speed) * off).toBeLessThanOrEqual(0);
        expect(Math.abs(rate - speed)).toBeLessThanOrEqual(0.2501);
        const mended = ((speed - rate) * ms) / 1_000;
        expect(mended).toBeCloseTo(rate === speed ? 0 : off);
      }),
    );
  });
  it('common to all players are the speeds', () => {
    expect(commonSpeeds([])).toEqual(QUARTERS);
    expect(commonSpeeds([{ rates: FINE }, { rates: [0.5, 1, 1.5, 3] }])).toEqual([0.5, 1, 1.5]);
    expect(commonSpeeds([{ rates: QUARTERS }, { rates: [] }])).toEqual([1]);
  });
});

describe('the clock', () => {
  const range = { start: 0, end: 1_000_000 };
  it('never goes back by itself, never leaves its range, and pauses while the device sleeps', () => {
    const clock = { moment: 500_000, at: 0, rate: 2 };
    expect(runSyncClock(clock, 1_000, range).moment).toBe(502_000);
    expect(runSyncClock(clock, -1_000, range)).toEqual({ ...clock, at: -1_000 });
    expect(runSyncClock({ ...clock, moment: 999_999 }, 1_000, range).moment).toBe(1_000_000);
    expect(syncMomentAt(clock, 90_001)).toBe(500_000);
  });
  it('computes the target of each video', () => {
    const video = { id: 'a', start: 100_000, duration: 10 };
    const at = (moment: number) =>
      syncAim(video, { clock: { moment, at: 0, rate: 1 }, offsets: { a: 1 }, speed: 1 }, 0);
    expect(at(100_500)).toEqual({ time: 0, place: 'before', speed: 1, isPlaying: false });
    expect(at(103_000)).toEqual({ time: 2, place: 'inside', speed: 1, isPlaying: true });
    expect(at(111_000)).toEqual({ time: 10, place: 'after', speed: 1, isPlaying: false });
  });
});

describe('steering', () => {
  it('steering leaves a calm player alone', () => {
    expect(steerPlayer(playerOff(0.1), aim, 0).orders).toEqual([]);
  });
  it('measures a small error five times, a plain one once', () => {
    expect(steerPlayer(playerOff(0.3, 4), aim, 0).orders).toEqual([]);
    expect(steerPlayer(playerOff(0.3, 5), aim, 0).orders).toEqual([
      { type: 'player.rate', rate: 0.75 },
    ]);
    expect(steerPlayer(playerOff(0.9, 1), aim, 0).orders).toEqual([
      { type: 'player.rate', rate: 0.75 },
    ]);
  });
  it('steering ends a nudge after its time, and measures again before the next', () => {
    const { player } = steerPlayer(playerOff(-0.5), aim, 0);
    expect(steerPlayer(player, aim, 1_500).orders).toEqual([]);
    const ended = steerPlayer(player, aim, 2_000);
    expect(ended.orders).toEqual([{ type: 'player.rate', rate: 1 }]);
    const early = withReport(ended.player, { ...report, time: 95, at: 2_500 }, aim);
    expect(steerPlayer(early, aim, 2_500).orders).toEqual([]);
  });
  it('steering ends the rate change of a stalled player', () => {
    const { player } = steerPlayer(playerOff(-0.5), aim, 0);
    const standing = { ...player, report: { ...report, isBuffering: true } };
    expect(steerPlayer(standing, aim, 500).orders).toEqual([{ type: 'player.rate', rate: 1 }]);
  });
  it('steering ends a rate change early when released; a player without one gets no command', () => {
    const { player } = steerPlayer(playerOff(-0.5), aim, 0);
    expect(types(releasePlayer(player, 1, 500))).toEqual(['player.rate']);
    expect(releasePlayer(playerOff(0), 1, 500).orders).toEqual([]);
  });
  it('aims ahead, and learns from where it landed', () => {
    const sought = steerPlayer(playerOff(-5), aim, 0);
    expect(sought.orders).toEqual([{ type: 'player.seek', to: 100.9 }]);
    const landed = withReport(sought.player, { ...report, time: 98.92, at: 2_000 }, aim);
    const { player } = steerPlayer(landed, aim, 2_000);
    expect(player.lead).toBeCloseTo(1.4);
  });
  it('steering repeats an order to play that was not obeyed, after 2.5 s', () => {
    const silent = { ...playerOff(0), report: { ...report, isPlaying: false }, commandedAt: 0 };
    expect(steerPlayer(silent, aim, 2_499).orders).toEqual([]);
    expect(types(steerPlayer(silent, aim, 2_500))).toEqual(['player.play']);
  });
  it('sets the speed again after it was changed in the player', () => {
    const player = { ...playerOff(0), report: { ...report, rate: 1.5 } };
    expect(steerPlayer(player, aim, 0).orders).toEqual([{ type: 'player.rate', rate: 1 }]);
  });
  it('seeks a held player to the spot, but never one whose video is over', () => {
    const held = { ...aim, isPlaying: false };
    const player = {
      ...playerOff(5),
      report: { ...report, isPlaying: false },
      commandedPlay: false,
    };
    expect(steerPlayer(player, held, 0).orders).toEqual([{ type: 'player.seek', to: 100 }]);
    expect(steerPlayer(player, { ...held, place: 'after' }, 0).orders).toEqual([]);
  });
  it('steering knows where a player is when the clock is moved', () => {
    expect(moveSyncAim(playerOff(0.5), aim, { ...aim, time: 90 }).error).toBeCloseTo(10.5);
    expect(moveSyncAim(newSyncPlayer([]), aim, aim).error).toBeNull();
  });
  it('never seeks twice within 2.5 s, whatever the reports', () => {
    const anyReport = fc.record({
      time: fc.double({ min: 0, max: 200 }),
      isPlaying: fc.boolean(),
      isBuffering: fc.boolean(),
      isAd: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(anyReport, { maxLength: 60 }), (reports) => {
        let player = newSyncPlayer(QUARTERS);
        let last = Number.NEGATIVE_INFINITY;
        reports.forEach((one, at) => {
          const now = at * 500;
          const there = { ...aim, time: 100 + at / 2 };
          const steered = steerPlayer(withReport(player, { ...one, at: now }, there), there, now);
          player = steered.player;
          const seeks = types(steered).filter((type) => type === 'player.seek').length;
          expect(seeks).toBeLessThanOrEqual(now - last >= 2_500 ? 1 : 0);
          last = seeks > 0 ? now : last;
          expect(Number.isFinite(player.error ?? 0)).toBe(true);
        });
      }),
    );
  });
});
