/**
 * Which streams are views of one event: a person who streams on two platforms, and the several views of a collab. The server names
 * the event in `event_id`; lists fold the rows of one name into one card. What a viewer hides is taken out before, so a card
 * never has a member that its viewer does not want to see.
 */
import type { Video } from '@oshimado/contract';
import { HOUR, MINUTE, SECOND } from '../time-units';
import { isLive } from './live-rule';

/** Streams of one event begin within this time of each other. */
const STARTS_WITHIN_MS = 15 * MINUTE;

/** What the rule reads of a video. */
export type EventVideo = Pick<
  Video,
  | 'id'
  | 'type'
  | 'status'
  | 'topic_id'
  | 'start_actual'
  | 'start_scheduled'
  | 'available_at'
  | 'duration'
> & {
  readonly channel: Pick<Video['channel'], 'id'>;
  readonly mentions?: readonly { readonly id: string }[] | undefined;
};

/** What decides whether an editor can join two streams. */
export type JoinVideo = Pick<
  EventVideo,
  'id' | 'type' | 'status' | 'start_actual' | 'start_scheduled' | 'available_at'
>;

const startOf = ({ start_actual, start_scheduled, available_at }: JoinVideo) =>
  Date.parse(start_actual ?? start_scheduled ?? available_at);

/** A stream without a length goes on. */
const endOf = (video: EventVideo) =>
  video.duration > 0 ? startOf(video) + video.duration * SECOND : Infinity;

const isOpen = ({ type, status }: JoinVideo) =>
  type !== 'clip' && (status === 'live' || status === 'upcoming');

const names = ({ mentions = [] }: EventVideo, { channel }: EventVideo) =>
  mentions.some(({ id }) => id === channel.id);

/** Each names the other as a guest, and they do not differ in topic. One name alone may be a greeting. */
const isCollab = (a: EventVideo, b: EventVideo) =>
  names(a, b) &&
  names(b, a) &&
  (a.topic_id === undefined || b.topic_id === undefined || a.topic_id === b.topic_id);

/**
 * Whether two streams are views of one event: of one person, or of people who name each other; live or to come, starting within 15
 * minutes of each other, and overlapping.
 */
export function isSameEvent(a: EventVideo, b: EventVideo): boolean {
  if (a.id === b.id || !isOpen(a) || !isOpen(b)) return false;
  // An unreadable time is no evidence.
  if (!(Math.abs(startOf(a) - startOf(b)) <= STARTS_WITHIN_MS)) return false;
  if (startOf(a) >= endOf(b) || startOf(b) >= endOf(a)) return false;
  return a.channel.id === b.channel.id || isCollab(a, b);
}

/** Streams further apart are not joined by editors either: other views of a stream begin within this time of it. */
export const JOINED_WITHIN_MS = 6 * HOUR;

/** Why two streams cannot be joined: one stream twice, a clip, over or gone, or starts more than 6 hours apart. */
export type JoinRefusal = 'itself' | 'clip' | 'over' | 'tooFar';

/** Why an editor cannot say that two streams are views of one event; undefined if they can. */
export function joinRefusal(a: JoinVideo, b: JoinVideo): JoinRefusal | undefined {
  if (a.id === b.id) return 'itself';
  if (a.type === 'clip' || b.type === 'clip') return 'clip';
  if (!isOpen(a) || !isOpen(b)) return 'over';
  return Math.abs(startOf(a) - startOf(b)) <= JOINED_WITHIN_MS ? undefined : 'tooFar';
}

/** What an editor says of two streams, by their ids. */
export interface EventLink {
  readonly ids: readonly [string, string];
  /** Whether they are views of one event. */
  readonly isSame: boolean;
}

/** Streams joined to events, except where an editor keeps two of them apart. */
function createEvents(parted: readonly EventLink[]) {
  /** By id of a video, the id of one with a lower name in the same event. */
  const lowerOf = new Map<string, string>();
  const nameOf = (id: string): string => {
    const lower = lowerOf.get(id);
    return lower === undefined ? id : nameOf(lower);
  };
  const shared = new Set<string>();
  const join = (a: string, b: string): void => {
    const [lower = '', higher = ''] = [nameOf(a), nameOf(b)].sort();
    const isParted = parted.some(({ ids }) => {
      const [one, other] = ids.map(nameOf).sort();
      return one === lower && other === higher;
    });
    if (isParted) return;
    shared.add(a).add(b);
    if (lower !== higher) lowerOf.set(higher, lower);
  };
  return { join, names: () => new Map([...shared].map((id) => [id, nameOf(id)])) };
}

/** In one order, whatever the order of the rows: what is kept apart depends on what was joined before. */
const inOrder = (pairs: readonly (readonly [string, string])[]) =>
  pairs
    .map(([a, b]) => (a < b ? ([a, b] as const) : ([b, a] as const)))
    .sort(([a, b], [c, d]) => (a < c || (a === c && b < d) ? -1 : 1));

/** Pairs that the rule joins. */
function pairsByRule(videos: readonly EventVideo[]): (readonly [string, string])[] {
  const byChannel = new Map<string, EventVideo[]>();
  for (const video of videos) {
    const known = byChannel.get(video.channel.id);
    if (known) known.push(video);
    else byChannel.set(video.channel.id, [video]);
  }
  return videos.flatMap((video) => {
    const channels = new Set([video.channel.id, ...(video.mentions ?? []).map(({ id }) => id)]);
    return [...channels]
      .flatMap((id) => byChannel.get(id) ?? [])
      .filter((other) => isSameEvent(video, other))
      .map((other) => [video.id, other.id] as const);
  });
}

/**
 * Names of events by id of video, for videos that share theirs with another one. A name is the lowest id of its members, whatever the
 * order of the videos. The word of an editor stands above the rule: streams that are said to be of different events share none,
 * also where others would connect them.
 */
export function eventIds(
  videos: readonly EventVideo[],
  links: readonly EventLink[] = [],
): ReadonlyMap<string, string> {
  const open = new Set(videos.filter(isOpen).map(({ id }) => id));
  const stated = links.filter(({ ids }) => ids.every((id) => open.has(id)));
  const { join, names } = createEvents(stated.filter(({ isSame }) => !isSame));
  const joined = stated.filter(({ isSame }) => isSame).map(({ ids }) => ids);
  for (const [a, b] of inOrder(joined)) join(a, b);
  for (const [a, b] of inOrder(pairsByRule(videos))) join(a, b);
  return names();
}

/** Where a stream runs. */
export type StreamPlatform = 'youtube' | 'twitch' | 'other';

/** The platform of a video: by the link of a placeholder, else YouTube. */
export function platformOf({ type, link = '' }: Pick<Video, 'type' | 'link'>): StreamPlatform {
  if (type !== 'placeholder' || /^https?:\/\/([\w-]+\.)?youtu(be\.com|\.be)\//i.test(link)) {
    return 'youtube';
  }
  return /^https?:\/\/([\w-]+\.)?twitch\.tv\//i.test(link) ? 'twitch' : 'other';
}

/** The platforms that a viewer can prefer. `none`: the stream that a list has first. */
export const PREFERRED_PLATFORMS = ['youtube', 'twitch', 'none'] as const;
/** Which platform's stream is the card of an event. */
export type PreferredPlatform = (typeof PREFERRED_PLATFORMS)[number];

/** Rows of which those of one event are one. */
export interface FoldedVideos {
  /** In the order of the list. The row of an event has the viewers of all its members on its platform. */
  readonly videos: readonly Video[];
  /** The members of each event, the shown one first, by the id of the shown one. Only events of two and more. */
  readonly members: ReadonlyMap<string, readonly Video[]>;
}

/**
 * Viewers of the members on the platform of the first: the platforms' terms forbid sums over several. A channel that is listed twice counts
 * once.
 */
function viewersOf(members: readonly Video[]): number {
  const [face] = members;
  const counts = new Map<string, number>();
  for (const video of members) {
    const { id } = video.channel;
    if (face && platformOf(video) === platformOf(face)) {
      counts.set(id, Math.max(counts.get(id) ?? 0, video.live_viewers ?? 0));
    }
  }
  return [...counts.values()].reduce((sum, count) => sum + count, 0);
}

/**
 * Folds the rows of one `event_id` into the row of the one that is live, on the preferred platform (default YouTube), and listed first.
 * The preference moves no row. `now` is in epoch milliseconds.
 */
export function foldEvents(
  videos: readonly Video[],
  now: number,
  preferred: PreferredPlatform = 'youtube',
): FoldedVideos {
  const events = new Map<string, Video[]>();
  for (const video of videos) {
    const id = video.event_id ?? video.id;
    const known = events.get(id);
    if (known) known.push(video);
    else events.set(id, [video]);
  }
  const rank = (video: Video) =>
    (isLive(video, now) ? 0 : 2) + (platformOf(video) === preferred ? 0 : 1);
  const members = new Map<string, readonly Video[]>();
  const folded = [...events.values()].flatMap((event) => {
    if (event.length === 1) return event;
    const ranked = [...event].sort((a, b) => rank(a) - rank(b));
    return ranked.slice(0, 1).map((face) => {
      members.set(face.id, ranked);
      return { ...face, live_viewers: viewersOf(ranked) };
    });
  });
  return { videos: folded, members };
}
