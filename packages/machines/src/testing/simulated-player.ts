/**
 * A player that behaves like embeds: it obeys late, seeks inaccurately, buffers, drifts, stalls, and reports its time late.
 * Its random behaviour comes from a seed, so that a failing case can be repeated. Not exported by this package.
 */
import type { PlayerOrder, PlayerReport } from '@oshimado/domain';
import { seeded } from './seeded-random';

export const QUARTER_RATES: readonly number[] = [0.25, 0.5, 0.75, 1, 1.25, 1.5, 1.75, 2];
export const FINE_RATES: readonly number[] = Array.from(
  { length: 36 },
  (_, at) => (25 + at * 5) / 100,
);
export const NO_RATES: readonly number[] = [];

export interface SimulatedTraits {
  /** Supported rates; others are ignored. */
  readonly rates: readonly number[];
  /** Seconds. */
  readonly duration: number;
  /** Stalls a minute, each of 0.3 to 4 s. Default none. */
  readonly stalls?: number;
}

interface Moment {
  readonly at: number;
  readonly position: number;
  readonly isPlaying: boolean;
  readonly isBuffering: boolean;
  readonly rate: number;
}

const LATENCY = { from: 50, to: 400 };
const SEEK_ERROR_S = 0.2;
const BUFFERING_MS = 1_500;
const DRIFT = 0.005;
const LAG_MS = 250;
const STALL = { from: 300, to: 4_000 };

export class SimulatedPlayer {
  position = 0;
  rate = 1;
  isPlaying = false;
  /** Wall time at which the last stall ended; buffering after a seek does not count. */
  stalledUntil = Number.NEGATIVE_INFINITY;
  /** Received commands, by kind. */
  readonly commandCounts = {
    'player.seek': 0,
    'player.play': 0,
    'player.pause': 0,
    'player.rate': 0,
  };
  readonly #random: () => number;
  /** Up to 0.5 % too fast or too slow, constant for one player. */
  readonly #drift: number;
  /** Part of the delay common to all its reports. */
  readonly #lag: number;
  #bufferingUntil = Number.NEGATIVE_INFINITY;
  #pending: { readonly at: number; readonly order: PlayerOrder }[] = [];
  #past: Moment[] = [];

  constructor(
    readonly traits: SimulatedTraits,
    seed: number,
    public now: number,
  ) {
    this.#random = seeded(seed);
    this.#drift = 1 + (this.#random() * 2 - 1) * DRIFT;
    this.#lag = this.#random() * 100;
  }

  #between(from: number, to: number): number {
    return from + this.#random() * (to - from);
  }

  /** Commands are obeyed in order, each 50 to 400 ms late. */
  command(order: PlayerOrder): void {
    this.commandCounts[order.type] += 1;
    const at = this.now + this.#between(LATENCY.from, LATENCY.to);
    this.#pending.push({ at: Math.max(at, this.#pending.at(-1)?.at ?? 0), order });
  }

  get isBuffering(): boolean {
    return this.now < Math.max(this.#bufferingUntil, this.stalledUntil);
  }

  /** Like a reloaded frame: at its beginning, paused, at rate 1. */
  reload(): void {
    this.#pending = [];
    Object.assign(this, { position: 0, rate: 1, isPlaying: false });
  }

  advance(ms: number): void {
    if (this.isPlaying && !this.isBuffering) {
      const ahead = (ms / 1_000) * this.rate * this.#drift;
      this.position = Math.min(this.position + ahead, this.traits.duration);
    }
    this.now += ms;
    while ((this.#pending[0]?.at ?? Number.POSITIVE_INFINITY) <= this.now) {
      const next = this.#pending.shift();
      if (next) this.#obey(next.order);
    }
    this.#stall(ms);
    const { now, position, isPlaying, isBuffering, rate } = this;
    this.#past.push({ at: now, position, isPlaying, isBuffering, rate });
    if (this.#past.length > 2 * Math.ceil(LAG_MS / ms)) this.#past.shift();
  }

  #obey(order: PlayerOrder): void {
    if (order.type === 'player.play') this.isPlaying = true;
    else if (order.type === 'player.pause') this.isPlaying = false;
    else if (order.type === 'player.rate') {
      if (this.traits.rates.includes(order.rate)) this.rate = order.rate;
    } else {
      const landed = order.to + this.#between(-SEEK_ERROR_S, SEEK_ERROR_S);
      this.position = Math.min(Math.max(landed, 0), this.traits.duration);
      this.#bufferingUntil = this.now + this.#between(0, BUFFERING_MS);
    }
  }

  #stall(ms: number): void {
    const { stalls = 0 } = this.traits;
    if (stalls === 0 || !this.isPlaying || this.isBuffering) return;
    if (this.#random() < (stalls * ms) / 60_000)
      this.stalledUntil = this.now + this.#between(STALL.from, STALL.to);
  }

  /** A report is up to 250 ms old, without saying so. */
  report(): PlayerReport {
    const lag = this.#lag + this.#random() * (LAG_MS - this.#lag);
    const moment =
      this.#past.findLast(({ at }) => at <= this.now - lag) ?? this.#past[0] ?? this.#present();
    const hasRates = this.traits.rates.length > 0;
    return {
      time: moment.position,
      isPlaying: moment.isPlaying,
      isBuffering: moment.isBuffering,
      ...(hasRates && { rate: moment.rate }),
      at: this.now,
    };
  }

  #present(): Moment {
    const { now, position, isPlaying, isBuffering, rate } = this;
    return { at: now, position, isPlaying, isBuffering, rate };
  }
}
