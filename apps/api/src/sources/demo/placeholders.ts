/**
 * Placeholders: streams on other platforms, events, and streams that a talent mentioned. The last kind is replaced by
 * the real stream as soon as it is announced.
 */
import type { Credits, PlaceholderType } from '@oshimado/contract';
import { placeholderStatus } from '@oshimado/domain';
import { sceneCode, videoPath } from '../../pictures';
import type { VideoRecord } from '../../store/records';
import { twitchName } from './cast/channel-records';
import type { Talent } from './cast/talents';
import { type Chance, chanceOf } from './chance';
import type { Entry } from './entry';
import { videoIdOf } from './ids';
import type { StreamPlan } from './stream-plan';
import { DAY, HOUR, MINUTE, SECOND, floorTo, startOfDay } from './time';

const CREDITS: readonly (Credits | null)[] = [
  { editor: { name: 'Window Cleaner', user: '4600' } },
  { datasource: { name: 'Oshimado Demo', link: 'https://example.com/oshimado-demo' } },
  { bot: { name: 'Schedule Owl', link: 'https://example.com/owl', user: 'owl' } },
  { discord: { name: '460046004600460046', link: 'oshimado', user: 'windowsill' } },
  null,
];

/** Credits of a placeholder: of one of the four kinds, or absent. */
const creditsOf = (chance: Chance): Credits | null => chance.pick(CREDITS);

interface PlaceholderPlan {
  readonly id: string;
  readonly placeholderType: PlaceholderType;
  readonly talent: Talent;
  readonly title: string;
  readonly jp_name: string;
  readonly link: string;
  readonly certain: number;
  readonly known: number;
  readonly start: number;
  readonly length: number;
  /** When it is removed. */
  readonly leaves: number;
  readonly mentions: readonly string[];
  /** The same event on another platform. */
  readonly simulcasts?: readonly string[] | undefined;
}

/** Maximum time of an announcement in advance. */
export const PLACEHOLDER_LEAD_MAX = 6 * DAY;

const EXTERNALS = 8;
const EVENTS = 2;
const TEASERS = 0.05;
const TWINS = 0.35;

function recordOf(plan: PlaceholderPlan, now: number): VideoRecord | undefined {
  const { id, placeholderType, talent, title, jp_name, link, start, length, mentions } = plan;
  const { simulcasts } = plan;
  if (now < plan.known || now >= plan.leaves) return undefined;
  const chance = chanceOf(id, 'record');
  const at = new Date(start);
  const duration = length / SECOND;
  const status = placeholderStatus(
    { placeholderType, start_scheduled: at.toISOString(), duration },
    now,
  );
  return {
    id,
    placeholderType,
    title,
    jp_name,
    link,
    duration,
    status,
    channel_id: talent.id,
    type: 'placeholder',
    topic_id: null,
    published_at: chance.happens(0.3) ? null : new Date(plan.known),
    available_at: at,
    start_scheduled: at,
    start_actual: status === 'live' ? at : null,
    certainty: chance.happens(plan.certain) ? 'certain' : 'likely',
    credits: creditsOf(chance),
    thumbnail: videoPath(id),
    mentions,
    ...(simulcasts && { simulcasts }),
  };
}

const entryOf = (plan: PlaceholderPlan): Entry => ({
  id: plan.id,
  moments: [plan.known, ...(plan.start < plan.leaves ? [plan.start] : []), plan.leaves],
  closes: plan.leaves,
  recordAt: (now) => recordOf(plan, now),
  pulseAt: () => undefined,
});

const leadOf = (chance: Chance, days: readonly [number, number]) =>
  floorTo(chance.between(...days) * DAY, SECOND);

const externalKey = (seed: string, talent: Talent, day: number) =>
  [seed, 'external', talent.id, day] as const;

const externalId = (seed: string, talent: Talent, day: number): string =>
  videoIdOf(
    { scene: sceneCode('talk', talent.language !== 'ja'), ...talent.look },
    ...externalKey(seed, talent, day),
  );

const HALF_HOUR = 30 * MINUTE;
const roundUp = (time: number) => Math.ceil(time / HALF_HOUR) * HALF_HOUR;

/** `twin` is the same event on the talent's own channel. */
function external(seed: string, talent: Talent, day: number, twin: StreamPlan | undefined): Entry {
  const chance = chanceOf(...externalKey(seed, talent, day));
  const ownStart = startOfDay(day) + floorTo(chance.between(9, 25) * HOUR, 30 * MINUTE);
  const ownLength = chance.int(2, 6) * 30 * MINUTE;
  const start = twin?.scheduled ?? ownStart;
  const length = twin?.end === undefined ? ownLength : roundUp(twin.end - start);
  return entryOf({
    id: externalId(seed, talent, day),
    placeholderType: 'external-stream',
    talent,
    start,
    length,
    leaves: start + length,
    mentions: [],
    simulcasts: twin && [twin.id],
    certain: 0.8,
    title: `${talent.person.latin} on the purple site ${talent.mark}`,
    jp_name: `${talent.person.native} 出張配信${talent.mark}`,
    link: `https://www.twitch.tv/${twitchName(talent.handle)}`,
    known: start - leadOf(chance, [0.3, 5]),
  });
}

function event(seed: string, talents: readonly Talent[], talent: Talent, day: number): Entry {
  const key = [seed, 'event', talent.id, day] as const;
  const chance = chanceOf(...key);
  const { org, group } = talent;
  const start = startOfDay(day) + floorTo(chance.between(12, 21) * HOUR, 30 * MINUTE);
  const length = chance.int(4, 8) * 30 * MINUTE;
  const mates = talents.filter((one) => one !== talent && one.org === org && one.group === group);
  const scene = sceneCode('event', talent.language !== 'ja');
  const home = group ?? talent.person.latin;
  return entryOf({
    id: videoIdOf(
      {
        scene,
        ...talent.look,
      },
      ...key,
    ),
    placeholderType: 'event',
    talent,
    start,
    length,
    leaves: start + length,
    certain: 0.9,
    mentions: mates.map(({ id }) => id),
    title: `${org.short ?? org.name} ${home} Live: Open Window ${chance.int(2, 9)}`,
    jp_name: `${org.name_jp ?? org.name} ${home} ライブ「窓をあけて」`,
    link: `https://events.example/${codeOf(chance)}`,
    known: start - leadOf(chance, [2, 6]),
  });
}

const codeOf = (chance: Chance) => chance.int(0, 2 ** 31).toString(36);

function teaser(
  seed: string,
  { id: streamId, talent, topic, scheduled, announced }: StreamPlan,
): Entry {
  const key = [seed, 'teaser', streamId] as const;
  const chance = chanceOf(...key);
  const scene = sceneCode('soon', talent.language !== 'ja');
  const known = Math.max(scheduled - PLACEHOLDER_LEAD_MAX, announced - leadOf(chance, [0.5, 4]));
  return entryOf({
    id: videoIdOf(
      {
        scene,
        ...talent.look,
      },
      ...key,
    ),
    placeholderType: 'scheduled-yt-stream',
    talent,
    start: scheduled,
    length: 2 * HOUR,
    leaves: announced,
    mentions: [],
    certain: 0.3,
    known,
    title: `${topic.en} (planned)`,
    jp_name: `${topic.ja}(予定)`,
    link: `https://www.youtube.com/channel/${talent.id}`,
  });
}

/** Talents with a stream elsewhere, then those with an event. */
const drawnOf = (seed: string, talents: readonly Talent[], day: number): Talent[] =>
  chanceOf(seed, 'placeholders', day).sample(
    talents.filter(({ inactive }) => !inactive),
    EXTERNALS + EVENTS,
  );

/** Some of the streams on other platforms are the same event as a stream of the talent's channel. */
function twinsOf(
  seed: string,
  drawn: readonly Talent[],
  day: number,
  plans: readonly StreamPlan[],
): ReadonlyMap<Talent, StreamPlan> {
  const twins = new Map<Talent, StreamPlan>();
  for (const talent of drawn.slice(0, EXTERNALS)) {
    const twin = plans.find((plan) => plan.talent === talent && plan.end !== undefined);
    if (twin?.kind === 'live' && chanceOf(seed, 'twin', talent.id, day).happens(TWINS)) {
      twins.set(talent, twin);
    }
  }
  return twins;
}

/** The plans with the placeholders of the same events. */
export function withSimulcasts(
  seed: string,
  talents: readonly Talent[],
  day: number,
  plans: readonly StreamPlan[],
): StreamPlan[] {
  const twins = new Set(twinsOf(seed, drawnOf(seed, talents, day), day, plans).values());
  return plans.map((plan) =>
    twins.has(plan) ? { ...plan, simulcast: externalId(seed, plan.talent, day) } : plan,
  );
}

/** All placeholders for the day. */
export function placeholdersOf(
  seed: string,
  talents: readonly Talent[],
  day: number,
  plans: readonly StreamPlan[],
): Entry[] {
  const drawn = drawnOf(seed, talents, day);
  const twins = twinsOf(seed, drawn, day, plans);
  return [
    ...drawn.slice(0, EXTERNALS).map((talent) => external(seed, talent, day, twins.get(talent))),
    ...drawn.slice(EXTERNALS).map((talent) => event(seed, talents, talent, day)),
    ...plans
      .filter(({ id, kind }) => kind === 'live' && chanceOf(seed, 'teased', id).happens(TEASERS))
      .map((plan) => teaser(seed, plan)),
  ];
}
