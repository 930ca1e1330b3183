import type { PlayerReport, SyncVideo } from '@oshimado/domain';
import { describe, expect, it } from 'vitest';
import { startMachine } from '../testing/start-machine';
import { multiviewSyncMachine } from './multiview-sync.machine';
import {
  canCatchUp,
  isCatchingUp,
  selectElapsed,
  selectMoment,
  selectOffsets,
  selectRows,
  selectSharedQuery,
  selectSpeed,
  selectSpeeds,
  selectStatus,
  selectTotal,
} from './multiview-sync.selectors';
import type { MultiviewSyncInput } from './multiview-sync.types';

const NOW = Date.UTC(2026, 0, 10);
const START = Date.UTC(2026, 0, 3);
const RATES = [0.25, 0.5, 0.75, 1, 1.25, 1.5, 1.75, 2];
/** b begins 100 s into a; both are over after 1100 s. */
const A: SyncVideo = { id: 'a', start: START, duration: 1_000 };
const B: SyncVideo = { id: 'b', start: START + 100_000, duration: 1_000 };
const LIVE: SyncVideo = { id: 'live', start: START, duration: 0, isLive: true };

function startSync(
  input: MultiviewSyncInput = { videos: [A, B] },
  rates: readonly number[] = RATES,
) {
  const run = startMachine(multiviewSyncMachine, { input });
  for (const { id } of input.videos ?? [])
    run.actor.send({ type: 'player.loaded', id, rates, now: NOW });
  const report = (id: string, at: number, more: Partial<PlayerReport>) =>
    run.actor.send({
      type: 'player.reported',
      id,
      time: 0,
      isPlaying: false,
      isBuffering: false,
      at: NOW + at,
      ...more,
    });
  return {
    ...run,
    report,
    tick: (at: number) => run.actor.send({ type: 'clock.ticked', now: NOW + at }),
    /** Returns and clears the events emitted since the last call. */
    takeEmitted: () => run.emitted.splice(0),
    moment: (at: number) => selectMoment(run.snapshot(), NOW + at) - START,
    status: () => selectStatus(run.snapshot()),
  };
}

/** Plays at 200 s of a, both players in step. */
function playing(input?: MultiviewSyncInput, rates?: readonly number[]) {
  const sync = startSync(input, rates);
  sync.report('a', 0, { time: 200 });
  sync.report('b', 0, { time: 100 });
  sync.actor.send({ type: 'sync.play', now: NOW });
  const played = 0.72 * (input?.speed ?? 1);
  sync.report('a', 800, { time: 200 + played, isPlaying: true });
  sync.report('b', 800, { time: 100 + played, isPlaying: true });
  return sync;
}

describe('which videos', () => {
  it('asks for two overlapping archives when there are none', () => {
    expect(startSync({}).status()).toBe('empty');
    expect(startSync({ videos: [A] }).status()).toBe('empty');
    const empty = startSync({ videos: [A, LIVE] });
    empty.actor.send({ type: 'sync.play', now: NOW });
    empty.tick(500);
    expect(empty.takeEmitted()).toEqual([]);
    expect(selectTotal(empty.snapshot())).toBe(0);
    expect(selectSharedQuery(empty.snapshot(), NOW)).toEqual({});
  });

  it('begins as soon as the layout holds two', () => {
    const sync = startSync({});
    sync.actor.send({ type: 'videos.changed', videos: [B, A], layout: [B, A], now: NOW });
    expect(sync.status()).toBe('ready');
    expect(selectRows(sync.snapshot()).map(({ id }) => id)).toEqual(['a', 'b']);
  });

  it('ends when one of two is removed, and its neighbour plays on at the common speed', () => {
    const sync = playing();
    sync.report('a', 1_000, { time: 201.5, isPlaying: true });
    for (const at of [1_500, 2_000, 2_500, 3_000, 3_500, 4_000])
      sync.report('a', at, { time: 201 + at / 1_000, isPlaying: true });
    sync.tick(4_000);
    expect(sync.takeEmitted()).toContainEqual({ type: 'player.rate', id: 'a', rate: 0.75 });
    sync.actor.send({ type: 'videos.changed', videos: [A], layout: [A], now: NOW + 4_100 });
    expect(sync.status()).toBe('empty');
    expect(sync.takeEmitted()).toEqual([{ type: 'player.rate', id: 'a', rate: 1 }]);
  });
});

describe('the start time', () => {
  it('the start time is that of the address', () => {
    const sync = startSync({ videos: [A, B], query: { moment: START + 300_000, offsets: null } });
    sync.report('a', 0, { time: 200 });
    sync.report('b', 0, { time: 100 });
    expect(sync.moment(0)).toBe(300_000);
  });

  it('the start time is the average of the players if they agree', () => {
    const sync = startSync();
    sync.report('a', 0, { time: 200 });
    sync.report('b', 0, { time: 101 });
    expect(sync.moment(0)).toBe(200_500);
  });

  it('the start time is otherwise the first moment where two videos overlap', () => {
    const sync = startSync();
    expect(sync.moment(0)).toBe(100_000);
    sync.report('a', 0, { time: 200 });
    sync.report('b', 0, { time: 200 });
    expect(sync.moment(0)).toBe(100_000);
  });
});

describe('the common clock', () => {
  it('the common clock runs by wall time times speed', () => {
    const sync = playing({ videos: [A, B], speed: 1.5 });
    expect(sync.moment(10_000)).toBe(215_000);
    sync.tick(10_000);
    sync.actor.send({ type: 'speed.change', speed: 2, now: NOW + 10_000 });
    expect(sync.moment(11_000)).toBe(217_000);
    sync.actor.send({ type: 'sync.pause', now: NOW + 12_000 });
    sync.tick(20_000);
    expect(sync.moment(20_000)).toBe(219_000);
    expect(sync.status()).toBe('paused');
  });

  it('pauses while the device sleeps', () => {
    const sync = playing();
    sync.tick(8 * 3_600_000);
    expect(sync.moment(8 * 3_600_000)).toBe(200_000);
  });

  it('the common clock goes back 10 s and forward 10 s, within the range', () => {
    const sync = playing();
    sync.actor.send({ type: 'clock.step', by: 10, now: NOW + 1_000 });
    expect(sync.moment(1_000)).toBe(211_000);
    sync.actor.send({ type: 'clock.step', by: -10_000, now: NOW + 1_000 });
    expect(sync.moment(1_000)).toBe(0);
  });

  it('the common clock ends with the last video, pauses all, and starts from the beginning when played again', () => {
    const sync = playing();
    sync.actor.send({ type: 'clock.seek', to: START + 1_099_900, now: NOW + 500 });
    sync.report('b', 1_000, { time: 999, isPlaying: true });
    sync.takeEmitted();
    sync.tick(1_000);
    expect(sync.status()).toBe('ended');
    expect(sync.takeEmitted()).toContainEqual({ type: 'player.pause', id: 'b' });
    expect(selectElapsed(sync.snapshot(), NOW + 9_000)).toBe(selectTotal(sync.snapshot()));
    sync.actor.send({ type: 'sync.play', now: NOW + 9_000 });
    expect([sync.status(), sync.moment(9_000)]).toEqual(['playing', 0]);
  });
});

describe('commands for players', () => {
  it('the first seek starts play', () => {
    const sync = startSync();
    sync.report('a', 0, { time: 0 });
    sync.report('b', 0, { time: 0 });
    sync.actor.send({ type: 'clock.seek', to: START + 500_000, now: NOW });
    expect(sync.status()).toBe('playing');
    const kinds = sync
      .takeEmitted()
      .map((one) => ('id' in one ? `${one.type} ${one.id}` : one.type));
    expect(kinds).toEqual(['player.play a', 'player.seek a', 'player.play b', 'player.seek b']);
  });

  it('a later seek on a paused clock does not start play', () => {
    const sync = playing();
    sync.actor.send({ type: 'sync.pause', now: NOW + 500 });
    sync.takeEmitted();
    sync.actor.send({ type: 'clock.seek', to: START + 500_000, now: NOW + 1_000 });
    expect(sync.status()).toBe('paused');
    expect(sync.takeEmitted()).toEqual([
      { type: 'player.seek', id: 'a', to: 500 },
      { type: 'player.seek', id: 'b', to: 400 },
    ]);
  });

  it('a video off by more than 1.5 s times speed is sought, and not again for 2.5 s', () => {
    const sync = playing();
    sync.report('a', 3_000, { time: 210, isPlaying: true });
    sync.takeEmitted();
    sync.tick(3_000);
    expect(sync.takeEmitted().map(({ type }) => type)).toEqual(['player.seek']);
    sync.report('a', 5_000, { time: 215, isPlaying: true });
    sync.tick(5_000);
    expect(sync.takeEmitted().filter(({ type }) => type === 'player.seek')).toEqual([]);
    sync.report('a', 5_500, { time: 215.5, isPlaying: true });
    sync.tick(5_500);
    expect(sync.takeEmitted().map(({ type }) => type)).toEqual(['player.seek']);
  });

  it('a video off by less is not sought, but played a little slower or faster', () => {
    const sync = playing();
    sync.report('a', 3_000, { time: 204.4, isPlaying: true });
    sync.report('b', 3_000, { time: 101.6, isPlaying: true });
    sync.takeEmitted();
    sync.tick(3_000);
    expect(sync.takeEmitted()).toEqual([
      { type: 'player.rate', id: 'a', rate: 0.75 },
      { type: 'player.rate', id: 'b', rate: 1.25 },
    ]);
  });

  it('without rate control small errors are left', () => {
    const sync = playing({ videos: [A, B] }, []);
    sync.report('a', 3_000, { time: 204.4, isPlaying: true });
    sync.takeEmitted();
    sync.tick(3_000);
    expect(sync.takeEmitted()).toEqual([]);
  });

  it('outside its range it is paused, and played when the clock comes in', () => {
    const sync = startSync();
    sync.report('a', 0, { time: 0, isPlaying: true });
    sync.report('b', 0, { time: 0, isPlaying: true });
    sync.actor.send({ type: 'clock.seek', to: START + 99_800, now: NOW });
    expect(sync.takeEmitted()).toContainEqual({ type: 'player.pause', id: 'b' });
    sync.report('b', 500, { time: 0 });
    sync.tick(500);
    expect(sync.takeEmitted()).toEqual([{ type: 'player.play', id: 'b' }]);
  });

  it('an advertisement is waited for', () => {
    const sync = playing();
    sync.report('a', 3_000, { time: 3, isPlaying: true, isAd: true });
    sync.takeEmitted();
    sync.tick(3_000);
    expect(sync.takeEmitted()).toEqual([]);
  });

  it("no command is sent before the player's first report", () => {
    const sync = startSync();
    sync.actor.send({ type: 'sync.play', now: NOW });
    sync.tick(500);
    expect(sync.takeEmitted()).toEqual([]);
  });

  it('reports of unknown players change nothing', () => {
    const sync = playing();
    const before = sync.context();
    sync.report('other', 0, { time: 1 });
    expect(sync.context()).toEqual(before);
  });

  it('speed is not set again on every seek', () => {
    const sync = playing({ videos: [A, B], speed: 1.5 });
    sync.takeEmitted();
    sync.actor.send({ type: 'clock.seek', to: START + 500_000, now: NOW + 5_000 });
    expect(sync.takeEmitted().map(({ type }) => type)).toEqual(['player.seek', 'player.seek']);
  });

  it('a hidden page ends every nudge and sends no new one; the clock goes on', () => {
    const sync = playing();
    sync.report('a', 3_000, { time: 204.4, isPlaying: true });
    sync.tick(3_000);
    sync.takeEmitted();
    sync.actor.send({ type: 'page.hidden', now: NOW + 3_500 });
    expect(sync.takeEmitted()).toEqual([{ type: 'player.rate', id: 'a', rate: 1 }]);
    sync.report('a', 60_000, { time: 270, isPlaying: true });
    sync.tick(60_000);
    expect(sync.takeEmitted()).toEqual([]);
    sync.actor.send({ type: 'page.shown', now: NOW + 61_000 });
    sync.report('a', 62_000, { time: 272, isPlaying: true });
    sync.tick(62_000);
    expect(sync.moment(62_000)).toBe(262_000);
    expect(sync.takeEmitted().map(({ type }) => type)).toContain('player.seek');
  });
});

describe('what is done in the controls of one player', () => {
  /** In step at 203 s of a, with reports of both twice a second. */
  function inStep() {
    const sync = playing();
    for (const at of [1_000, 1_500, 2_000, 2_500, 3_000]) {
      sync.report('a', at, { time: 200 + at / 1_000, isPlaying: true });
      sync.report('b', at, { time: 100 + at / 1_000, isPlaying: true });
      sync.tick(at);
    }
    sync.takeEmitted();
    return sync;
  }
  const seeks = (sync: ReturnType<typeof inStep>) =>
    sync.takeEmitted().filter(({ type }) => type === 'player.seek');

  it('a seek moves all, and is not undone', () => {
    const sync = inStep();
    sync.report('b', 3_500, { time: 403.5, isPlaying: true });
    expect(sync.moment(3_500)).toBe(503_500);
    expect(seeks(sync)).toMatchObject([{ id: 'a' }]);
    sync.tick(3_500);
    expect(seeks(sync)).toEqual([]);
  });

  it('a seek back by five seconds does too', () => {
    const sync = inStep();
    sync.report('a', 3_500, { time: 198.5, isPlaying: true });
    expect(sync.moment(3_500)).toBe(198_500);
    expect(seeks(sync)).toMatchObject([{ id: 'b' }]);
  });

  it('a pause pauses all once a second report confirms it, and play plays all', () => {
    const sync = inStep();
    sync.report('a', 3_500, { time: 203.4 });
    sync.tick(3_500);
    expect([sync.status(), sync.takeEmitted()]).toEqual(['playing', []]);
    sync.report('a', 4_000, { time: 203.4 });
    expect(sync.status()).toBe('paused');
    expect(sync.takeEmitted()).toContainEqual({ type: 'player.pause', id: 'b' });
    for (const at of [4_500, 5_000]) {
      sync.report('a', at, { time: 203.4 });
      sync.report('b', at, { time: 104 });
      sync.tick(at);
    }
    sync.takeEmitted();
    sync.report('b', 5_500, { time: 104.1, isPlaying: true });
    expect(sync.status()).toBe('playing');
    expect(sync.takeEmitted()).toContainEqual({ type: 'player.play', id: 'a' });
  });

  it('a pause that scrubbing sends pauses nothing', () => {
    const sync = inStep();
    sync.report('a', 3_500, { time: 203.4 });
    sync.tick(3_500);
    sync.report('a', 4_000, { time: 203.9, isPlaying: true });
    sync.tick(4_000);
    expect(sync.status()).toBe('playing');
  });

  it('a seek on a paused clock moves the others and plays nothing', () => {
    const sync = inStep();
    sync.actor.send({ type: 'sync.pause', now: NOW + 3_100 });
    sync.report('a', 4_000, { time: 203 });
    sync.report('a', 4_500, { time: 300 });
    expect([sync.status(), sync.moment(4_500)]).toEqual(['paused', 300_000]);
  });

  it.each([
    ['before', 50_000],
    ['after', 1_050_000],
  ] as const)('a video that is played while the clock is %s it says so', (place, to) => {
    const sync = inStep();
    const id = place === 'before' ? 'b' : 'a';
    sync.actor.send({ type: 'clock.seek', to: START + to, now: NOW + 3_100 });
    const time = place === 'before' ? 0 : 999;
    for (const at of [4_500, 5_000]) sync.report(id, at, { time });
    sync.tick(5_000);
    for (const at of [6_000, 6_500]) sync.report(id, at, { time });
    sync.tick(6_500);
    sync.takeEmitted();
    sync.report(id, 7_400, { time: time + 0.1, isPlaying: true });
    expect(sync.takeEmitted()).toContainEqual({ type: 'player.outside', id, place });
  });

  describe('a player that buffers', () => {
    /** Sought to 214 s by the first of two steps forward, it buffers at the second and gets no seek to 224 s. */
    function steppedTwice() {
      const sync = inStep();
      sync.actor.send({ type: 'clock.step', by: 10, now: NOW + 3_100 });
      sync.report('a', 3_300, { time: 203.2, isPlaying: true, isBuffering: true });
      sync.takeEmitted();
      sync.actor.send({ type: 'clock.step', by: 10, now: NOW + 3_400 });
      expect(seeks(sync)).toMatchObject([{ id: 'b' }]);
      return sync;
    }

    it('a player that buffers and comes late to where the first of two steps sent it does not undo the second', () => {
      const sync = steppedTwice();
      sync.report('a', 4_000, { time: 203.2, isPlaying: true, isBuffering: true });
      sync.report('a', 4_500, { time: 214, isPlaying: true, isBuffering: true });
      expect(sync.moment(4_500)).toBe(224_500);
      sync.report('a', 5_000, { time: 214.2, isPlaying: true });
      sync.tick(5_000);
      expect(seeks(sync)).toEqual([{ type: 'player.seek', id: 'a', to: 225.9 }]);
    });

    it('a player that buffers for more than 2.5 s after a seek moves all when it leaps, even to there', () => {
      const sync = steppedTwice();
      for (const at of [4_000, 4_500, 5_000])
        sync.report('a', at, { time: 203.2, isPlaying: true, isBuffering: true });
      sync.report('a', 5_600, { time: 214, isPlaying: true });
      expect(sync.moment(5_600)).toBe(214_000);
    });
  });

  describe('a player that was loaded again', () => {
    /** Its old document reports once more after it was loaded. */
    function reloaded() {
      const sync = inStep();
      sync.actor.send({ type: 'player.loaded', id: 'a', rates: RATES, now: NOW + 3_200 });
      sync.report('a', 3_500, { time: 203.5, isPlaying: true });
      sync.tick(3_500);
      return sync;
    }

    it('a player that was loaded again and stands at its beginning is played and sought, and the clock stays', () => {
      const sync = reloaded();
      sync.report('a', 4_000, { time: 0 });
      sync.tick(4_000);
      expect([sync.status(), sync.moment(4_000)]).toEqual(['playing', 204_000]);
      expect(sync.takeEmitted()).toEqual([
        { type: 'player.play', id: 'a' },
        { type: 'player.seek', id: 'a', to: 204.9 },
      ]);
    });

    it('a player that was loaded again and does not play yet pauses nothing', () => {
      const sync = reloaded();
      for (const at of [4_000, 4_500]) {
        sync.report('a', at, { time: 203.5 });
        sync.tick(at);
      }
      expect(sync.status()).toBe('playing');
      expect(sync.takeEmitted()).toEqual([{ type: 'player.play', id: 'a' }]);
    });

    it('a player that was loaded again and plays by itself plays nothing on a paused clock, and is paused', () => {
      const sync = inStep();
      sync.actor.send({ type: 'sync.pause', now: NOW + 3_100 });
      sync.actor.send({ type: 'player.loaded', id: 'a', rates: RATES, now: NOW + 3_200 });
      sync.report('a', 3_500, { time: 203.1 });
      sync.tick(3_500);
      sync.takeEmitted();
      sync.report('a', 4_000, { time: 203.2, isPlaying: true });
      sync.tick(4_000);
      expect(sync.status()).toBe('paused');
      expect(sync.takeEmitted()).toEqual([{ type: 'player.pause', id: 'a' }]);
    });

    it('a player that was loaded 2 s ago moves all when the viewer seeks in it', () => {
      const sync = reloaded();
      for (const at of [4_000, 4_500, 5_000])
        sync.report('a', at, { time: 200 + at / 1_000, isPlaying: true });
      sync.report('a', 5_200, { time: 400, isPlaying: true });
      expect(sync.moment(5_200)).toBe(400_000);
    });
  });

  it('an advertisement, a stall, and a page that was long away move nothing', () => {
    const sync = inStep();
    sync.report('a', 3_500, { time: 12, isPlaying: true, isAd: true });
    sync.report('b', 3_500, { time: 103.2, isPlaying: true, isBuffering: true });
    sync.report('b', 9_000, { time: 300, isPlaying: true });
    expect(sync.moment(9_000)).toBe(209_000);
  });
});

describe('the speed menu', () => {
  it('the speed menu holds 0.25 to 2 in steps of 0.25', () => {
    const sync = playing();
    expect(selectSpeeds(sync.snapshot())).toEqual(RATES);
    sync.actor.send({ type: 'speed.change', speed: 1.1, now: NOW });
    expect(selectSpeed(sync.snapshot())).toBe(1);
    sync.actor.send({ type: 'speed.change', speed: 0.5, now: NOW });
    expect(selectSpeed(sync.snapshot())).toBe(0.5);
  });

  it('the speed menu offers only what every player can take', () => {
    const sync = playing({ videos: [A, B], speed: 2 });
    sync.actor.send({ type: 'player.loaded', id: 'b', rates: [], now: NOW });
    expect(selectSpeeds(sync.snapshot())).toEqual([1]);
    expect(selectSpeed(sync.snapshot())).toBe(1);
  });
});

describe('offsets', () => {
  const offsets = { a: 0.5, gone: 3 };

  it('offsets are stored per video, in steps of 0.5', () => {
    const sync = startSync({ videos: [A, B], offsets });
    sync.actor.send({ type: 'offset.change', id: 'b', to: -1.3, now: NOW });
    expect(sync.takeEmitted()).toEqual([{ type: 'offsets.changed', offsets: { a: 0.5, b: -1.5 } }]);
  });

  it('offsets of removed videos are dropped', () => {
    const sync = startSync({ offsets });
    expect(selectOffsets(sync.snapshot())).toEqual(offsets);
    sync.actor.send({ type: 'videos.changed', videos: [A, B], layout: [A, B], now: NOW });
    expect(selectOffsets(sync.snapshot())).toEqual({ a: 0.5 });
    expect(sync.takeEmitted()).toEqual([{ type: 'offsets.changed', offsets: { a: 0.5 } }]);
  });

  it('offsets of videos that are not played in step, or of which nothing is known yet, are kept', () => {
    const sync = startSync({ videos: [A, B], offsets: { a: 0.5, b: 2 } });
    const layout = [A, B, LIVE];
    sync.actor.send({ type: 'videos.changed', videos: [LIVE], layout, now: NOW });
    expect(sync.status()).toBe('empty');
    sync.actor.send({ type: 'videos.changed', videos: [A, B, LIVE], layout, now: NOW });
    expect(selectOffsets(sync.snapshot())).toEqual({ a: 0.5, b: 2 });
    expect(sync.takeEmitted()).toEqual([]);
  });

  it('offsets of the address are read in start order and override stored ones', () => {
    const sync = startSync({ videos: [B, A], offsets, query: { moment: null, offsets: [0, 2] } });
    expect(selectOffsets(sync.snapshot())).toEqual({ b: 2 });
  });

  it('offsets move the video and not the clock', () => {
    const sync = playing();
    sync.takeEmitted();
    sync.actor.send({ type: 'offset.change', id: 'b', to: 30, now: NOW + 5_000 });
    sync.takeEmitted();
    sync.tick(5_000);
    expect(sync.moment(5_000)).toBe(205_000);
    expect(sync.takeEmitted()).toEqual([{ type: 'player.seek', id: 'b', to: 75.9 }]);
  });
});

describe('share', () => {
  it('share copies the moment and the offsets in start order', () => {
    const sync = playing({ videos: [B, A], offsets: { b: -0.5 } });
    const moment = START / 1_000 + 200;
    expect(selectSharedQuery(sync.snapshot(), NOW + 250)).toEqual({
      t: String(moment),
      offsets: '0,-0.5',
    });
  });
});

describe('rows', () => {
  it('rows are placed and sized by real start and length, filled with their own progress', () => {
    const [a, b] = selectRows(playing().snapshot());
    expect(a).toEqual({ id: 'a', from: 0, width: 1_000 / 1_100, progress: 0.20072 });
    expect(b).toEqual({ id: 'b', from: 100 / 1_100, width: 1_000 / 1_100, progress: 0.10072 });
  });
});

describe('live streams', () => {
  it('live streams are set to double speed until they catch up', () => {
    const sync = startSync({ videos: [LIVE] });
    sync.report('live', 0, { isPlaying: false, behind: 30 });
    expect(canCatchUp(sync.snapshot())).toBe(true);
    sync.actor.send({ type: 'sync.live', now: NOW });
    expect(sync.takeEmitted()).toEqual([
      { type: 'player.play', id: 'live' },
      { type: 'player.rate', id: 'live', rate: 2 },
    ]);
    sync.report('live', 20_000, { isPlaying: true, behind: 10 });
    sync.tick(20_000);
    expect([isCatchingUp(sync.snapshot()), sync.takeEmitted()]).toEqual([true, []]);
    sync.report('live', 28_000, { isPlaying: true, behind: 1.5 });
    sync.tick(28_000);
    expect(sync.takeEmitted()).toEqual([{ type: 'player.rate', id: 'live', rate: 1 }]);
    expect([isCatchingUp(sync.snapshot()), canCatchUp(sync.snapshot())]).toEqual([false, false]);
  });

  it('streams that cannot report their distance to the edge return to normal speed after a minute', () => {
    const sync = startSync({ videos: [LIVE] });
    sync.report('live', 0, { isPlaying: true });
    sync.actor.send({ type: 'sync.live', now: NOW });
    sync.tick(59_999);
    expect(isCatchingUp(sync.snapshot())).toBe(true);
    sync.tick(60_000);
    expect(isCatchingUp(sync.snapshot())).toBe(false);
  });

  it('streams without rate control are left alone', () => {
    const sync = startSync({ videos: [LIVE] }, []);
    sync.actor.send({ type: 'sync.live', now: NOW });
    expect(sync.takeEmitted()).toEqual([]);
  });
});
