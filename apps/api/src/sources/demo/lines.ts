/**
 * Lines of the demo's translators, generated when they are read or sent: as many as the cards count, at times that depend on the
 * stream alone. They are not stored, so that the first fill stays fast.
 */
import { chanceOf } from './chance';
import { translatedLines } from './content/translated-lines';
import { isOpenAt, type Entry } from './entry';
import type { StreamEntry } from './stream-entry';
import type { StreamPlan } from './stream-plan';
import { dayAt, floorTo, MINUTE } from './time';
import { translationsOf, type Translation } from './translators';
import type { World } from './world';

export interface DemoLine {
  readonly name: string;
  readonly message: string;
  /** Epoch milliseconds. */
  readonly timestamp: number;
}

/** A line of a stream that is live. */
export interface LiveLine extends DemoLine {
  readonly video: string;
  readonly lang: string;
  /** When the stream began, epoch milliseconds. */
  readonly start: number;
}

export interface DemoLines {
  /** Lines of a video in a language until now, oldest first. `startsAt`: about when the video starts. */
  readonly of: (
    room: { readonly room: string; readonly lang: string; readonly startsAt: number },
    now: number,
  ) => readonly DemoLine[];
  /** Lines of all live streams after the first moment and until the second. */
  readonly between: (after: number, until: number) => readonly LiveLine[];
}

const TRANSLATORS = ['Mado TL', 'Windowsill', 'Curtain Call', 'Night Latch', 'Pane & Frame'];
/** Strides through the list of lines; each is less than its length. */
const STRIDES = [3, 4, 5, 6, 7] as const;
/** By which part of the pause between two lines the second one can be early. */
const EARLY = 0.8;

function lineAt(
  { id, topic }: StreamPlan,
  { lang, from, pace }: Translation,
  place: number,
): DemoLine {
  const { pick, int } = chanceOf(id, 'lines', lang);
  const list = translatedLines(lang);
  const name = pick(TRANSLATORS);
  const text = list[(int(0, list.length) + place * pick(STRIDES)) % list.length] ?? '';
  const early = EARLY * chanceOf(id, 'lines', lang, place).next();
  return {
    name,
    message: text.replace('{topic}', lang === 'ja' ? topic.ja : topic.en),
    timestamp: Math.floor(from + ((place - early) * MINUTE) / pace),
  };
}

/** The lines after the first moment and until the second. */
function linesOf(
  plan: StreamPlan,
  translation: Translation,
  after: number,
  until: number,
): DemoLine[] {
  const { from, to, pace } = translation;
  const placeAt = (time: number) => Math.floor(((time - from) / MINUTE) * pace);
  const lines: DemoLine[] = [];
  // Lines are counted by the minute, so the last seconds of a stream have none.
  const counted = floorTo(plan.end ?? to, MINUTE);
  const last = Math.min(placeAt(Math.min(to, counted)), placeAt(until) + 1);
  for (let place = Math.max(1, placeAt(after)); place <= last; place += 1) {
    const line = lineAt(plan, translation, place);
    if (line.timestamp > after && line.timestamp <= until) lines.push(line);
  }
  return lines;
}

const translationsIn = ({ id, start, end }: StreamPlan): readonly Translation[] =>
  start === undefined || end === undefined ? [] : translationsOf(start, end, id);

const LISTED_MS = MINUTE;
const isStream = (entry: Entry): entry is StreamEntry => 'plan' in entry;

export function createDemoLines(world: World): DemoLines {
  let listed: { readonly at: number; readonly plans: readonly StreamPlan[] } | undefined;

  const find = (id: string, startsAt: number): StreamPlan | undefined => {
    const day = dayAt(startsAt);
    // Nearly always found in its own day; generating a day takes some time.
    for (const near of [day, day - 1, day + 1]) {
      const found = world.dayOf(near).streams.find(({ plan }) => plan.id === id);
      if (found) return found.plan;
    }
    return undefined;
  };

  /** Streams that may be live, updated once a minute. */
  const livePlans = (now: number) => {
    const at = floorTo(now, LISTED_MS);
    if (listed?.at !== at) {
      const streams = world
        .entriesAround(at, at + LISTED_MS)
        .filter((entry) => isOpenAt(entry, at) || isOpenAt(entry, at + LISTED_MS))
        .flatMap((entry) => (isStream(entry) ? entry.plan : []));
      listed = { at, plans: streams };
    }
    return listed.plans;
  };

  return {
    of: ({ room, lang, startsAt }, now) => {
      const plan = find(room, startsAt);
      const translation = plan && translationsIn(plan).find((one) => one.lang === lang);
      return translation ? linesOf(plan, translation, -Infinity, now) : [];
    },
    between: (after, until) =>
      livePlans(until).flatMap((plan) =>
        translationsIn(plan).flatMap((translation) =>
          linesOf(plan, translation, after, until).map((line) => ({
            ...line,
            video: plan.id,
            lang: translation.lang,
            start: plan.start ?? 0,
          })),
        ),
      ),
  };
}
