/**
 * Course of a stream, drawn once from its place in the schedule: when it is announced, whether it starts late, runs
 * over, never starts or is taken down later.
 */
import { sceneCode } from '../../pictures';
import { chanceOf, type Chance } from './chance';
import type { Talent } from './cast/talents';
import { topics, type Topic } from './content/topics';
import { guestsOf } from './guests';
import { videoIdOf } from './ids';
import type { Slot } from './schedule';
import { dayAt, floorTo, HOUR, MINUTE, SECOND, startOfDay } from './time';

export interface StreamPlan {
  readonly id: string;
  readonly kind: 'live' | 'premiere' | 'upload';
  readonly talent: Talent;
  readonly topic: Topic;
  readonly guests: readonly Talent[];
  readonly announced: number;
  readonly scheduled: number;
  /** Undefined when it never starts. */
  readonly start: number | undefined;
  /** Undefined when it never starts. */
  readonly end: number | undefined;
  /** When it is taken down, or called off before its start; undefined for most. */
  readonly gone: number | undefined;
  /** The start that was announced first, and when it was moved to `scheduled`; undefined for most. */
  readonly moved?: { readonly from: number; readonly at: number } | undefined;
  /** When its guests are named. Default: with the announcement. */
  readonly joined?: number | undefined;
  /** Id of an earlier stream that it continues. */
  readonly refers?: string | undefined;
  /** Id of the placeholder of the same event on another platform. */
  readonly simulcast?: string | undefined;
}

const NO_SHOW = 0.018;
const TAKEN_DOWN = 0.025;
const GUERRILLA = 0.07;
const MOVED = 0.05;
const CALLED_OFF = 0.5;
const LATE_GUESTS = 0.25;
/** A stream that is announced later than this before its start is not moved. */
const MOVABLE = 3 * HOUR;
const SHORTEST = 12 * MINUTE;
/** Between two streams of one channel. */
const PAUSE = 8 * MINUTE;

/** Earlier outcomes of each list are more likely; a draw is compared with each share in turn. */
const LATENESS = [
  { until: 0.7, from: 5 * SECOND, to: 3 * MINUTE },
  { until: 0.93, from: 3 * MINUTE, to: 14 * MINUTE },
  { until: 0.985, from: 14 * MINUTE, to: 45 * MINUTE },
  { until: 1, from: 45 * MINUTE, to: 105 * MINUTE },
] as const;
const LENGTHS = [
  { until: 0.15, from: 0.65, to: 0.9 },
  { until: 0.72, from: 0.9, to: 1.12 },
  { until: 0.95, from: 1.12, to: 1.5 },
  { until: 1, from: 1.5, to: 2.1 },
] as const;

const spread = (
  outcomes: readonly { readonly until: number; readonly from: number; readonly to: number }[],
  chance: Chance,
): number => {
  const draw = chance.next();
  const { from, to } = outcomes.find(({ until }) => draw < until) ?? { from: 0, to: 0 };
  return chance.between(from, to);
};

const seconds = (time: number) => floorTo(time, SECOND);

const MORNING = { from: 5, to: 11 } as const;

/** Morning greetings are left out in the evening. */
const suits = (time: number) => {
  const hour = ((time - startOfDay(dayAt(time))) / HOUR) % 24;
  const isMorning = hour >= MORNING.from && hour < MORNING.to;
  return ({ scene }: Topic) => scene !== 'morning' || isMorning;
};

/** The topic of half of the streams is the talent's favorite. */
function topicOf({ favorites }: Talent, time: number, chance: Chance): Topic {
  const list = (chance.happens(0.5) ? favorites : topics).filter(suits(time));
  let left = chance.next() * list.reduce((sum, { weight }) => sum + weight, 0);
  const found = list.find(({ weight }) => (left -= weight) < 0);
  return found ?? chance.pick(topics);
}

const announcedBefore = (scheduled: number, chance: Chance) =>
  seconds(
    scheduled -
      (chance.happens(GUERRILLA)
        ? chance.between(0.2 * HOUR, 1.5 * HOUR)
        : chance.between(4 * HOUR, 47 * HOUR)),
  );

type Announcement = Pick<StreamPlan, 'announced' | 'scheduled'>;

/** The former start of a moved stream: most are postponed, some begin earlier. */
function movedOf({ announced, scheduled }: Announcement, chance: Chance): StreamPlan['moved'] {
  const isMoved = chance.happens(MOVED);
  const by = chance.int(1, 4) * 30 * MINUTE;
  const from = chance.happens(0.8) ? scheduled - by : scheduled + by;
  const room = Math.min(from, scheduled) - announced;
  if (!isMoved || room < MOVABLE) return undefined;
  return { from, at: seconds(announced + room * chance.between(0.2, 0.9)) };
}

/** When a stream that never starts is removed: cancelled before its start, or without notice after it. */
function goneOf({ announced, scheduled }: Announcement, wait: number, chance: Chance): number {
  const share = chance.between(0.3, 0.9);
  return chance.happens(CALLED_OFF)
    ? seconds(announced + (scheduled - announced) * share)
    : seconds(scheduled + wait);
}

/** `next` is the next start of the same channel. */
export function planStream(
  seed: string,
  talents: readonly Talent[],
  { talent, day, round, start: scheduled }: Slot,
  next: number,
): StreamPlan {
  const key = [seed, 'stream', talent.id, day, round] as const;
  const chance = chanceOf(...key);
  const topic = topicOf(talent, scheduled, chance);
  const scene = sceneCode(topic.scene, talent.language !== 'ja');
  const room = next - scheduled - PAUSE;
  const late = Math.min(spread(LATENESS, chance), room / 3);
  const length = chance.between(...topic.hours) * HOUR * spread(LENGTHS, chance);
  const start = seconds(scheduled + late);
  const end = seconds(Math.max(start + SHORTEST, Math.min(start + length, scheduled + room)));
  const comes = !chance.happens(NO_SHOW);
  const isTakenDown = chance.happens(TAKEN_DOWN);
  const wait = chance.between(2.5, 4) * HOUR;
  const stay = chance.between(2, 60) * HOUR;
  const guests = guestsOf(talent, topic, talents, chance);
  const announced = announcedBefore(scheduled, chance);
  const put = movedOf({ announced, scheduled }, chance);
  // A stream with a morning topic cannot have been announced for another time of day.
  const moved = put && suits(put.from)(topic) ? put : undefined;
  const areGuestsLate = chance.happens(LATE_GUESTS) && guests.length > 0;
  const named = announced + (scheduled - announced) * chance.between(0.2, 0.9);
  return {
    id: videoIdOf(
      {
        scene,
        ...talent.look,
      },
      ...key,
    ),
    kind: 'live',
    talent,
    topic,
    scheduled,
    guests,
    announced,
    ...(comes
      ? {
          start,
          end,
          gone: isTakenDown ? seconds(end + stay) : undefined,
          moved,
          joined: areGuestsLate ? seconds(named) : undefined,
        }
      : {
          start: undefined,
          end: undefined,
          gone: goneOf({ announced, scheduled }, wait, chance),
        }),
  };
}
