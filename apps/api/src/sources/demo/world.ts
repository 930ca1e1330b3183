/**
 * The whole demo: a world that is determined by its seed and the time. Days are generated when needed; the
 * cached days only save time, every process generates the same ones.
 */
import { LRUCache } from 'lru-cache';
import { createClippers, type Clipper } from './cast/clippers';
import { createTalents, type Talent } from './cast/talents';
import { chanceOf } from './chance';
import { CLIP_DELAY_MAX, clipsOf, type ClipEntry } from './clips';
import type { Entry } from './entry';
import { placeholdersOf, PLACEHOLDER_LEAD_MAX, withSimulcasts } from './placeholders';
import { slotsOfDay, type Slot } from './schedule';
import { planSongs } from './songs-plan';
import { streamEntry, type StreamEntry } from './stream-entry';
import { planStream, type StreamPlan } from './stream-plan';
import { DAY, dayAt, MINUTE } from './time';
import { withViews } from './views';

/** All entries planned for one day, with their clips. */
export interface DemoDay {
  readonly streams: readonly StreamEntry[];
  readonly clips: readonly ClipEntry[];
  readonly placeholders: readonly Entry[];
}

export interface World {
  readonly seed: string;
  readonly talents: readonly Talent[];
  readonly clippers: readonly Clipper[];
  readonly dayOf: (day: number) => DemoDay;
  /** All entries that may change within the span. */
  readonly entriesAround: (from: number, to: number) => Entry[];
}

/** From a day's beginning to the last change of its entries: streams, clips, removals. */
const TAIL_DAYS = 1 + Math.ceil(CLIP_DELAY_MAX / DAY) + 1;
const HEAD_DAYS = Math.ceil(PLACEHOLDER_LEAD_MAX / DAY) + 1;
const DAYS_KEPT = 24;
/** Streams of one channel with less distance than this are merged. */
const TOO_CLOSE = 75 * MINUTE;
/** Share of second streams of a day that continue the first. */
const CONTINUED = 0.3;
/** A time that is never reached. */
const LONG_PAUSE = 2 * DAY;

export function createWorld(seed: string): World {
  const talents = createTalents(seed);
  const clippers = createClippers(seed);
  const slots = new LRUCache<number, Slot[]>({ max: DAYS_KEPT });
  const days = new LRUCache<number, DemoDay>({ max: DAYS_KEPT });

  const slotsOf = (day: number): Slot[] => {
    const kept = slots.get(day) ?? slotsOfDay(seed, talents, day);
    slots.set(day, kept);
    return kept;
  };

  /** The channel's next start after a slot. */
  const nextStarts = (day: number): ((slot: Slot) => number) => {
    const byTalent = new Map<Talent, Slot[]>();
    for (const slot of [...slotsOf(day), ...slotsOf(day + 1)]) {
      byTalent.set(slot.talent, [...(byTalent.get(slot.talent) ?? []), slot]);
    }
    return ({ talent, start, round }) => {
      const later = (byTalent.get(talent) ?? []).filter(
        // Of two at the same moment, the second one is dropped.
        (one) => one.start > start || (one.start === start && one.round < round),
      );
      return Math.min(start + LONG_PAUSE, ...later.map((one) => one.start));
    };
  };

  /** Some second streams of a day continue the first one, and refer to it. */
  const withParts = (plans: readonly StreamPlan[]): StreamPlan[] => {
    const first = new Map<Talent, StreamPlan>();
    for (const plan of plans) {
      const known = first.get(plan.talent);
      if (!known || plan.scheduled < known.scheduled) first.set(plan.talent, plan);
    }
    return plans.map((plan) => {
      const earlier = first.get(plan.talent);
      const isSecond = earlier !== undefined && earlier !== plan && earlier.end !== undefined;
      return isSecond && chanceOf(seed, 'parts', plan.id).happens(CONTINUED)
        ? { ...plan, refers: earlier.id }
        : plan;
    });
  };

  const plansOf = (day: number): StreamPlan[] => {
    const today = slotsOf(day);
    const nextOf = nextStarts(day);
    const busy = new Set(today.map(({ talent }) => talent));
    const plans = today
      .map((slot) => ({ slot, next: nextOf(slot) }))
      .filter(({ slot, next }) => next - slot.start >= TOO_CLOSE)
      .map(({ slot, next }) => planStream(seed, talents, slot, next));
    const songs = planSongs(seed, talents, (talent) => busy.has(talent), day);
    const around = [
      ...slotsOf(day - 1),
      ...today,
      ...slotsOf(day + 1),
      ...songs.map(({ talent, scheduled }) => ({ talent, start: scheduled })),
    ];
    const startsOf = (talent: Talent) =>
      around.filter((own) => own.talent === talent).map(({ start }) => start);
    return [
      ...withViews(withSimulcasts(seed, talents, day, withParts(plans)), { seed, day, startsOf }),
      ...songs,
    ];
  };

  const build = (day: number): DemoDay => {
    const plans = plansOf(day);
    return {
      streams: plans.map(streamEntry),
      clips: plans.flatMap((plan) => clipsOf(seed, clippers, plan)),
      placeholders: placeholdersOf(seed, talents, day, plans),
    };
  };

  const dayOf = (day: number): DemoDay => {
    const kept = days.get(day) ?? build(day);
    days.set(day, kept);
    return kept;
  };

  return {
    seed,
    talents,
    clippers,
    dayOf,
    entriesAround: (from, to) => {
      const all: Entry[] = [];
      for (let day = dayAt(from) - TAIL_DAYS; day <= dayAt(to) + HEAD_DAYS; day += 1) {
        const { streams, clips, placeholders } = dayOf(day);
        all.push(...streams, ...clips, ...placeholders);
      }
      return all;
    },
  };
}
