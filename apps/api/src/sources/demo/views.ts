/** Views of a collab: guests who stream it too, at the same time and each naming the others. */
import { sceneCode } from '../../pictures';
import type { Talent } from './cast/talents';
import { chanceOf } from './chance';
import { videoIdOf } from './ids';
import type { StreamPlan } from './stream-plan';
import { HOUR, MINUTE, SECOND, startOfDay } from './time';

const VIEWS_MAX = 3;
/** A guest who streams alone within this time does not show the collab too. */
const APART = 12 * HOUR;
/** Share of collabs whose guests stream them too. */
const SHOWN_BY_GUESTS = 0.3;

export interface ViewOptions {
  readonly seed: string;
  readonly day: number;
  /** The starts of a talent's own streams, on this day and those around it. */
  readonly startsOf: (talent: Talent) => readonly number[];
}

const isFree = (starts: readonly number[], { scheduled, end = scheduled }: StreamPlan) =>
  starts.every((start) => start < scheduled - APART || start > end + HOUR);

/** The collab as a guest shows it. */
function viewOf(seed: string, plan: StreamPlan, talent: Talent, day: number): StreamPlan {
  const key = [seed, 'view', plan.id, talent.id, day] as const;
  const chance = chanceOf(...key);
  const scene = sceneCode(plan.topic.scene, talent.language !== 'ja');
  const { start, end } = plan;
  const late = (from: number) => from + chance.int(5, (4 * MINUTE) / SECOND) * SECOND;
  return {
    ...plan,
    id: videoIdOf({ scene, ...talent.look }, ...key),
    talent,
    guests: [plan.talent, ...plan.guests.filter((one) => one !== talent)],
    start: start === undefined ? undefined : late(start),
    end: end === undefined ? undefined : late(end),
    refers: undefined,
    simulcast: undefined,
  };
}

/** The plans, and after them the views of their guests. A guest shows one collab a day. */
export function withViews(
  plans: readonly StreamPlan[],
  { seed, day, startsOf }: ViewOptions,
): StreamPlan[] {
  const taken = new Set<Talent>();
  const views = plans.flatMap((plan) => {
    const { kind, start, end, gone } = plan;
    if (kind !== 'live' || start === undefined || end === undefined || gone !== undefined)
      return [];
    // The views of another day are not known here.
    if (plan.scheduled < startOfDay(day) + HOUR || end > startOfDay(day + 1)) return [];
    if (!chanceOf(seed, 'views', plan.id).happens(SHOWN_BY_GUESTS)) return [];
    const free = plan.guests.filter(
      (guest) => !guest.inactive && !taken.has(guest) && isFree(startsOf(guest), plan),
    );
    return free.slice(0, VIEWS_MAX).map((guest) => {
      taken.add(guest);
      return viewOf(seed, plan, guest, day);
    });
  });
  return [...plans, ...views];
}
