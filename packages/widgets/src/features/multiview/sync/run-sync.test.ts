import type { SyncVideo } from '@oshimado/domain';
import { multiviewSyncMachine } from '@oshimado/machines/multiview-sync';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { createFakeMedia, type FakeMedia } from '../../../testing/fake-media';
import { runSync } from './run-sync';

const START = Date.parse('2026-03-01T12:00:00.000Z');
const RATES = [0.25, 0.5, 0.75, 1, 1.25, 1.5, 1.75, 2];

beforeEach(() => {
  vi.useFakeTimers({ now: START });
});
afterEach(() => {
  vi.useRealTimers();
});

const VIDEOS: readonly SyncVideo[] = [
  { id: 'a', start: START - 7_200_000, duration: 3_600 },
  { id: 'b', start: START - 7_200_000 + 60_000, duration: 3_600 },
];

function begin(players: ReadonlyMap<string, FakeMedia>) {
  const actor = createActor(multiviewSyncMachine, { input: { videos: VIDEOS } }).start();
  return { actor, stop: runSync({ actor, players: () => players, now: Date.now }) };
}
/** Players whose time passes with that of the test. */
function advance(players: ReadonlyMap<string, FakeMedia>, seconds: number) {
  for (let step = 0; step < seconds * 4; step += 1) {
    vi.advanceTimersByTime(250);
    for (const media of players.values()) {
      const { paused, currentTime, playbackRate } = media.getState();
      if (!paused) media.set({ currentTime: currentTime + 0.25 * playbackRate });
    }
  }
}
const players = () =>
  new Map(['a', 'b'].map((id) => [id, createFakeMedia({ playbackRates: RATES })] as const));
const timeOf = (media: FakeMedia | undefined) => media?.getState().currentTime ?? Number.NaN;

describe('players of two recordings', () => {
  it('play at the same moment of the event', () => {
    const two = players();
    const { actor, stop } = begin(two);
    advance(two, 1);
    actor.send({ type: 'clock.seek', to: START - 7_200_000 + 600_000, now: Date.now() });
    advance(two, 30);
    expect(timeOf(two.get('a')) - timeOf(two.get('b'))).toBeCloseTo(60, 0);
    expect(timeOf(two.get('a'))).toBeGreaterThan(620);
    stop();
    actor.stop();
  });

  it('players of two recordings are paused together', () => {
    const two = players();
    const { actor, stop } = begin(two);
    advance(two, 1);
    actor.send({ type: 'clock.seek', to: START - 7_200_000 + 600_000, now: Date.now() });
    advance(two, 5);
    actor.send({ type: 'sync.pause', now: Date.now() });
    advance(two, 1);
    expect([...two.values()].map((media) => media.getState().paused)).toEqual([true, true]);
    stop();
    actor.stop();
  });

  it('play at the same moment again after sync was left and begun again', () => {
    const two = players();
    const { actor, stop } = begin(two);
    advance(two, 1);
    actor.send({ type: 'videos.changed', videos: [], layout: VIDEOS, now: Date.now() });
    advance(two, 1);
    actor.send({ type: 'videos.changed', videos: VIDEOS, layout: VIDEOS, now: Date.now() });
    advance(two, 1);
    actor.send({ type: 'clock.seek', to: START - 7_200_000 + 600_000, now: Date.now() });
    advance(two, 30);
    expect(timeOf(two.get('a'))).toBeGreaterThan(620);
    expect(timeOf(two.get('a')) - timeOf(two.get('b'))).toBeCloseTo(60, 0);
    stop();
    actor.stop();
  });

  it('players get no commands once the sync has ended', () => {
    const two = players();
    const { actor, stop } = begin(two);
    advance(two, 1);
    stop();
    actor.send({ type: 'clock.seek', to: START - 7_200_000 + 600_000, now: Date.now() });
    advance(two, 2);
    expect([...two.values()].map((media) => media.getState().currentTime)).toEqual([0, 0]);
    actor.stop();
  });
});

describe('a running stream', () => {
  it('plays fast until it is at the live edge', () => {
    const late = createFakeMedia({
      playbackRates: RATES,
      paused: false,
      currentTime: 100,
      liveEdge: 140,
    });
    const actor = createActor(multiviewSyncMachine, {
      input: { videos: [{ id: 'a', start: START, duration: 0, isLive: true }] },
    }).start();
    const stop = runSync({ actor, players: () => new Map([['a', late]]), now: Date.now });
    vi.advanceTimersByTime(1_000);
    actor.send({ type: 'sync.live', now: Date.now() });
    expect(late.getState().playbackRate).toBe(2);
    late.set({ currentTime: 139 });
    vi.advanceTimersByTime(1_000);
    expect(late.getState().playbackRate).toBe(1);
    stop();
    actor.stop();
  });
});
