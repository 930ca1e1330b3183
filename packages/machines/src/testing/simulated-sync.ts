/** Archive sync with simulated players on a simulated day; not part of what this package exports. */
import { syncStart, type SyncVideo } from '@oshimado/domain';
import { createActor } from 'xstate';
import { multiviewSyncMachine, selectSpeed, type MultiviewSyncEvent } from '../multiview-sync';
import { selectMoment } from '../multiview-sync/multiview-sync.selectors';
import { seeded } from './seeded-random';
import { SimulatedPlayer, type SimulatedTraits } from './simulated-player';

const STEP_MS = 25;
const TICK_MS = 500;
/** An arbitrary day, epoch ms. */
const DAY = Date.UTC(2026, 0, 10, 12);
/** Event time at which the common clock begins. */
export const SHOW = Date.UTC(2026, 0, 3, 20);

export interface WorldOptions {
  readonly seed: number;
  readonly players: readonly (readonly number[])[];
  /** Stalls a minute of every player. */
  readonly stalls?: number;
}

interface Seat {
  readonly video: SyncVideo;
  readonly player: SimulatedPlayer;
  /** The step within a tick at which this player reports, so that players do not all report at once. */
  readonly phase: number;
}

/** `off` in ms of wall time: 300 ms at double speed are 600 ms of video. */
export interface Miss {
  readonly id: string;
  readonly off: number;
  readonly at: number;
}

export class SyncWorld {
  now = DAY;
  readonly actor;
  readonly seats: readonly Seat[];

  constructor({ seed, players, stalls = 0 }: WorldOptions) {
    const random = seeded(seed * 7_919 + 1);
    this.seats = players.map((rates, at) => {
      const duration = 7_200;
      const traits: SimulatedTraits = { rates, duration, stalls };
      const start = SHOW - Math.round(random() * 3_000) * 1_000;
      return {
        video: { id: `video-${at}`, start, duration },
        player: new SimulatedPlayer(traits, seed * 1_000 + at, this.now),
        phase: Math.floor(random() * (TICK_MS / STEP_MS)),
      };
    });
    const videos = this.seats.map(({ video }) => video);
    const query = { moment: SHOW, offsets: null };
    this.actor = createActor(multiviewSyncMachine, { input: { videos, query } });
    for (const { video, player } of this.seats)
      for (const type of ['player.seek', 'player.play', 'player.pause', 'player.rate'] as const)
        this.actor.on(type, (order) => {
          if (order.id === video.id) player.command(order);
        });
    this.actor.start();
    for (const { video, player } of this.seats)
      this.send({ type: 'player.loaded', id: video.id, rates: player.traits.rates, now: this.now });
  }

  send(event: MultiviewSyncEvent): void {
    this.actor.send(event);
  }

  /** Event time of the common clock. */
  get moment(): number {
    return selectMoment(this.actor.getSnapshot(), this.now);
  }

  get speed(): number {
    return selectSpeed(this.actor.getSnapshot());
  }

  /** Lets time pass; every 100 ms `look` may look around. */
  run(ms: number, look: () => void = () => undefined): void {
    const end = this.now + ms;
    while (this.now < end) {
      this.now += STEP_MS;
      const step = (this.now - DAY) / STEP_MS;
      for (const { video, player, phase } of this.seats) {
        player.advance(STEP_MS);
        if (step % (TICK_MS / STEP_MS) === phase)
          this.send({ type: 'player.reported', id: video.id, ...player.report() });
      }
      if ((this.now - DAY) % TICK_MS === 0) this.send({ type: 'clock.ticked', now: this.now });
      if ((this.now - DAY) % 100 === 0) look();
    }
  }

  /** How far each player is off; those that stall, or did within `pardon` ms, are left out. */
  misses(pardon = 0): readonly Miss[] {
    const { moment, speed } = this;
    const { offsets } = this.actor.getSnapshot().context;
    return this.seats
      .filter(({ player }) => this.now >= player.stalledUntil + pardon)
      .map(({ video, player }) => {
        const time = (moment - syncStart(video, offsets)) / 1_000;
        return {
          id: video.id,
          off: ((player.position - time) / speed) * 1_000,
          at: this.now - DAY,
        };
      });
  }

  /** The worst miss within the time that passes. */
  worst(ms: number, pardon = 0): Miss {
    let worst: Miss = { id: '', off: 0, at: 0 };
    this.run(ms, () => {
      for (const miss of this.misses(pardon))
        if (Math.abs(miss.off) > Math.abs(worst.off)) worst = miss;
    });
    return worst;
  }

  /** How often the player with the most commands of this kind got it. */
  most(order: keyof SimulatedPlayer['commandCounts']): number {
    return Math.max(...this.seats.map(({ player }) => player.commandCounts[order]));
  }

  stop(): void {
    this.actor.stop();
  }
}
