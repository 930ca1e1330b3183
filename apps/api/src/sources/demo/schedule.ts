/**
 * The start times of streams. A day's starts follow a distribution over the language's day and are assigned to talents near
 * their usual time: talents and times are random, but no hour is ever empty.
 */
import { chanceOf } from './chance';
import type { Language } from './cast/language';
import { languages } from './cast/language';
import type { Talent } from './cast/talents';
import { floorTo, HOUR, isWeekend, MINUTE, startOfDay } from './time';

export interface Slot {
  readonly talent: Talent;
  readonly day: number;
  /** 0 for the first stream of the day, 1 for a second one. */
  readonly round: 0 | 1;
  readonly start: number;
}

/** Starts in each hour of Tokyo's day, relative to the other hours. */
const CURVES: Readonly<Record<Language, readonly number[]>> = {
  ja: [
    5, 4, 3.6, 3.6, 3.6, 3.6, 4, 4, 4, 3.5, 3.5, 3.8, 5, 4.5, 4, 4, 4.5, 5.5, 7, 9, 13, 14, 12, 8,
  ],
  en: [3, 3.5, 4, 4.5, 5, 5, 4.5, 4.5, 5, 6.5, 8, 9, 9, 7.5, 6, 4.5, 3.5, 2.5, 2, 2, 2, 2, 2, 2.5],
  id: [3, 2.5, 2, 2, 2, 2, 2, 2, 2, 2, 2.5, 3, 4, 4, 4, 4.5, 5.5, 6.5, 8, 11, 13, 12, 9, 5],
  ko: [5, 4, 3, 2.5, 2, 2, 2, 2, 2, 2, 2.5, 3, 4, 4, 4, 4.5, 5.5, 6.5, 8, 10, 12, 12, 10, 7],
};
/** Share of active talents who stream on a day, first and second time. */
const SHARES = { weekday: [0.86, 0.42], weekend: [0.92, 0.5] } as const;
/** Maximum deviation from the usual time. */
const STRAY = 0.12;
const GRID = 30 * MINUTE;
const ODD_MINUTES = [5, 10, 15, 20, 45] as const;

/** The time of the day by which this share of its streams has started. */
function timeOfShare(curve: readonly number[], share: number): number {
  const all = curve.reduce((sum, weight) => sum + weight, 0);
  let left = share * all;
  for (const [hour, weight] of curve.entries()) {
    if (left < weight) return (hour + left / weight) * HOUR;
    left -= weight;
  }
  return 24 * HOUR - GRID;
}

function slotsIn(
  seed: string,
  talents: readonly Talent[],
  language: Language,
  day: number,
  round: 0 | 1,
): Slot[] {
  const active = talents.filter((one) => one.language === language && !one.inactive);
  const share = SHARES[isWeekend(day) ? 'weekend' : 'weekday'][round];
  const drawn = active
    .map((talent) => ({ talent, chance: chanceOf(seed, 'slot', talent.id, day, round) }))
    .map(({ talent, chance }) => ({
      talent,
      chance,
      order: chance.next(),
      habit: ((talent.habit + round / 2) % 1) + chance.between(-STRAY, STRAY),
    }))
    .sort((a, b) => a.order - b.order)
    .slice(0, Math.round(active.length * share))
    .sort((a, b) => a.habit - b.habit);
  return drawn.map(({ talent, chance }, place) => {
    const time = timeOfShare(CURVES[language], (place + chance.next()) / drawn.length);
    const odd = chance.happens(0.12) ? chance.pick(ODD_MINUTES) * MINUTE : 0;
    return { talent, day, round, start: startOfDay(day) + floorTo(time, GRID) + odd };
  });
}

/** Every start of the day. */
export const slotsOfDay = (seed: string, talents: readonly Talent[], day: number): Slot[] =>
  languages.flatMap((language) =>
    ([0, 1] as const).flatMap((round) => slotsIn(seed, talents, language, day, round)),
  );
