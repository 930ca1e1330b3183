/**
 * A day of many talents on YouTube and Twitch, made of a seed: who streams where, which of it is one event, and what goes wrong. Every
 * kind of trouble has a known share.
 */
import { rowIdOf } from '../../apps/api/src/sources/twitch/rules/broadcast';
import { isOutage } from './platform-faults';
import { DAY, HOUR, MIDNIGHT, MINUTE, worldChannels } from './youtube-life';
import type { TwitchSegment, TwitchStream, TwitchUser, TwitchVideo } from './twitch-world';
import type { WorldChannel, WorldComment, WorldVideo } from './youtube-stand-in';

export type Ending = 'past' | 'live' | 'upcoming' | 'missing';
export type Platform = 'youtube' | 'twitch';

/** What a row of the store is about. Times in epoch milliseconds. */
export interface Showing {
  /** Id of the row. */
  readonly id: string;
  readonly platform: Platform;
  /** Showings of one event are one card. */
  readonly event: string;
  readonly trouble: string;
  readonly startedAt?: number | undefined;
  readonly endedAt?: number | undefined;
  readonly hidden?: WorldVideo['hidden'];
  /** The status it has to have at the end of the day; `removed` if there must be no row. */
  readonly ending: Ending | 'removed';
}

export interface PlatformWorld {
  readonly channels: readonly WorldChannel[];
  readonly videos: WorldVideo[];
  readonly users: readonly TwitchUser[];
  readonly streams: readonly TwitchStream[];
  readonly recordings: readonly TwitchVideo[];
  readonly segments: readonly TwitchSegment[];
  readonly showings: readonly Showing[];
  /** The file of channels. */
  readonly list: string;
}

/** Numbers from 0 up to 1, the same for the same seed (mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** For a minute from then on no process feeds the store. */
export const NOBODY_FEEDS = MIDNIGHT + 15 * HOUR;

/** Of ten streams; the rest goes as planned. */
const TROUBLES = ['late', 'moved', 'private', 'deleted', 'banned', 'sudden', 'absent'] as const;
const TROUBLE_SHARE = 0.4;
const TWITCH_TROUBLES = ['plain', 'absent', 'break', 'plain'] as const;
/** Streams that are on YouTube and Twitch go on there. */
const ON_BOTH: ReadonlySet<string> = new Set(['plain', 'late', 'moved', 'sudden', 'absent']);

const userOf = (n: number): TwitchUser => ({
  id: String(1_000 + n),
  login: `talent_${n}`,
  name: `Talent ${n}`,
});

export function makePlatformWorld(count: number, seed: number): PlatformWorld {
  const random = randomOf(seed);
  const between = (from: number, to: number) => from + random() * (to - from);
  const oneOf = <T>(all: readonly T[]): T | undefined => all[Math.floor(random() * all.length)];
  let made = 0;
  const nextId = (mark: string) => `${mark}${String((made += 1)).padStart(11 - mark.length, '0')}`;

  const channels = worldChannels(count);
  const videos: WorldVideo[] = [];
  const showings: Showing[] = [];
  const streams: TwitchStream[] = [];
  const recordings: TwitchVideo[] = [];
  const segments: TwitchSegment[] = [];

  /** Half have a time stamp; one of them comes hours later. */
  const commentsOf = (id: string, endedAt: number): WorldComment[] => [
    { id: `${id}-a`, text: '0:12 hello', at: endedAt + 5 * MINUTE },
    { id: `${id}-b`, text: 'no time at all', at: endedAt },
    { id: `${id}-c`, text: '1:00:00 the song\n1:04:30 the other', at: endedAt + 20 * MINUTE },
    { id: `${id}-d`, text: '0:40 much later', at: endedAt + 3 * HOUR },
  ];

  const addVideo = (video: WorldVideo, showing: Pick<Showing, 'event' | 'trouble' | 'ending'>) => {
    const { id, startedAt, endedAt, hidden } = video;
    videos.push(video);
    showings.push({ id, platform: 'youtube', startedAt, endedAt, hidden, ...showing });
  };

  const streamOf = (channelId: string, plan: number, wanted?: string, title = 'Live') => {
    const length = between(40 * MINUTE, 4 * HOUR);
    const drawn = random() < TROUBLE_SHARE ? (oneOf(TROUBLES) ?? 'plain') : 'plain';
    const trouble = wanted ?? drawn;
    const startedAt = plan + Math.floor(between(0, 180_000));
    const id = nextId('s');
    const endedAt = startedAt + length;
    const base: WorldVideo & { startedAt: number; endedAt: number } = {
      id,
      channelId,
      title,
      publishedAt: MIDNIGHT - between(0, 2 * DAY),
      schedule: [{ from: 0, start: plan }],
      startedAt,
      endedAt,
      ...(made % 3 === 0 && { comments: commentsOf(id, endedAt) }),
    };
    const middle = startedAt + length / 2;
    const changed = (): { video: typeof base; ending: Ending } => {
      switch (trouble) {
        case 'late': {
          const late = startedAt + between(10 * MINUTE, 2 * HOUR);
          const video = { ...base, startedAt: late, endedAt: late + length };
          return { video, ending: 'past' };
        }
        case 'moved': {
          const start = plan + 3 * HOUR;
          const schedule = [
            { from: 0, start: plan },
            { from: plan - 10 * MINUTE, start },
          ];
          const video = { ...base, schedule, startedAt: start, endedAt: start + length };
          return { video, ending: 'past' };
        }
        case 'private':
          return { video: { ...base, hidden: [{ from: endedAt }] }, ending: 'missing' };
        case 'deleted':
          return { video: { ...base, hidden: [{ from: plan - 15 * MINUTE }] }, ending: 'missing' };
        case 'banned': {
          const hidden = [{ from: middle, to: middle + 2 * HOUR }];
          return { video: { ...base, hidden }, ending: 'past' };
        }
        case 'absent':
          // One answer lacks it, which proves nothing.
          return {
            video: { ...base, hidden: [{ from: middle, to: middle + 40_000 }] },
            ending: 'past',
          };
        case 'sudden': {
          const video = { ...base, schedule: undefined, publishedAt: startedAt };
          return { video, ending: 'past' };
        }
        default:
          return { video: base, ending: 'past' };
      }
    };
    return { ...changed(), trouble, plan };
  };

  /** When the last broadcast of an account ends. */
  const busyUntil = new Map<string, number>();

  /** A broadcast at Twitch, with what goes wrong there; none where another one of the account is near. */
  const broadcast = (
    n: number,
    { event, startedAt, ...wish }: { event: string; startedAt: number; endedAt: number },
  ) => {
    const { id: userId } = userOf(n);
    if (startedAt < (busyUntil.get(userId) ?? 0) + 20 * MINUTE) return;
    // One that begins and ends while Twitch is away is never seen.
    const endedAt = isOutage('twitch', startedAt, 0)
      ? Math.max(wish.endedAt, startedAt + 75 * MINUTE)
      : wish.endedAt;
    busyUntil.set(userId, endedAt);
    const id = String(700_000 + (made += 1));
    const drawn = oneOf(TWITCH_TROUBLES) ?? 'plain';
    const middle = startedAt + (endedAt - startedAt) / 2;
    // Twitch must have been there for long before and after a break: else the second part is a broadcast of its own.
    const isNearOutage = isOutage('twitch', middle + 20 * MINUTE, 80 * MINUTE);
    const trouble = isNearOutage ? 'plain' : drawn;
    const again = middle + 4 * MINUTE;
    const hidden = trouble === 'break' ? [{ from: middle, to: again }] : undefined;
    const base = { userId, title: 'Live', startedAt };
    if (trouble === 'break') {
      // It goes on under another id.
      streams.push({ ...base, id, endedAt: middle });
      streams.push({ ...base, id: `${id}1`, startedAt: again, endedAt });
      showings.push({ ...goneRow(`${id}1`), event });
    } else {
      const absent = [{ from: middle, to: middle + 40_000 }];
      streams.push({ ...base, id, endedAt, ...(trouble === 'absent' && { hidden: absent }) });
    }
    showings.push({
      id: rowIdOf(id),
      platform: 'twitch',
      event,
      trouble,
      startedAt,
      endedAt,
      hidden,
      ending: 'past',
    });
    // A recording that is listed late, or never.
    const last = trouble === 'break' ? `${id}1` : id;
    if (random() < 0.6)
      recordings.push({
        id: `9${id}`,
        userId,
        streamId: last,
        listedAt: endedAt + between(0, 2 * HOUR),
      });
  };
  const goneRow = (streamId: string): Omit<Showing, 'event'> => ({
    id: rowIdOf(streamId),
    platform: 'twitch',
    trouble: 'break',
    ending: 'removed',
  });

  /** What a schedule at Twitch plans leaves at its time. */
  const planSegment = (n: number, event: string, start: number) => {
    const id = `plan-${(made += 1)}`;
    segments.push({ id, userId: userOf(n).id, title: 'Live', start, end: start + HOUR });
    showings.push({
      id: rowIdOf(`segment:${id}`),
      platform: 'twitch',
      event,
      trouble: 'plain',
      ending: 'removed',
    });
  };

  /** A stream at YouTube; where the talent is at Twitch, half of them are there too, or another one overlaps. */
  const addStream = (n: number, plan: number, isAtTwitch: boolean) => {
    const channelId = channels[n]?.id ?? '';
    const { video, trouble, ending } = streamOf(channelId, plan);
    const event = `event-${video.id}`;
    addVideo(video, { event, trouble, ending });
    if (!isAtTwitch || !ON_BOTH.has(trouble)) return;
    const chance = random();
    if (chance < 0.55) {
      const startedAt = video.startedAt + Math.round(between(-9 * MINUTE, 9 * MINUTE));
      broadcast(n, { event, startedAt, endedAt: video.endedAt + between(-5, 15) * MINUTE });
      if (trouble === 'plain' && chance < 0.3) planSegment(n, event, plan);
    } else if (chance < 0.65) {
      // Another event of the same person, half an hour into the first.
      const startedAt = video.startedAt + Math.round(between(20 * MINUTE, 35 * MINUTE));
      const other = `${event}-other`;
      broadcast(n, { event: other, startedAt, endedAt: startedAt + between(30, 90) * MINUTE });
    }
  };

  /** Two views of one collab, or two streams of which one only greets the other. */
  const addPair = (n: number, isCollab: boolean) => {
    const plan = MIDNIGHT + Math.round(between(HOUR, 13 * HOUR) / MINUTE) * MINUTE;
    const event = `pair-${n}`;
    for (const [own, other] of [
      [n, n + 1],
      [n + 1, n],
    ] as const) {
      const names = isCollab || own === n;
      const title = names ? `Live with ${channels[other]?.handle}` : 'Live';
      const { video, ending } = streamOf(channels[own]?.id ?? '', plan, 'plain', title);
      addVideo(video, { event: isCollab ? event : `${event}-${own}`, trouble: 'plain', ending });
    }
  };

  const isPaired = (n: number) => n % 25 < 4 && n - (n % 25) + 3 < count;
  const isAtTwitch = (n: number) => n % 5 > 2 && !isPaired(n);

  for (const [n, { id: channelId }] of channels.entries()) {
    if (isPaired(n)) {
      if (n % 25 === 0 || n % 25 === 2) addPair(n, n % 25 === 0);
    } else if (isAtTwitch(n) && n % 25 === 4) {
      const startedAt = NOBODY_FEEDS - 50 * MINUTE;
      broadcast(n, { event: `unseen-end-${n}`, startedAt, endedAt: NOBODY_FEEDS + 20_000 });
    } else {
      // Two of a day are far apart: starts of one person within 15 minutes are one event.
      const amount = random();
      if (amount < 0.45) {
        addStream(n, MIDNIGHT + Math.round(between(30, 390)) * MINUTE, isAtTwitch(n));
        addStream(n, MIDNIGHT + Math.round(between(660, 810)) * MINUTE, isAtTwitch(n));
      } else if (amount < 0.9) {
        addStream(n, MIDNIGHT + Math.round(between(30, 810)) * MINUTE, isAtTwitch(n));
      }
      if (isAtTwitch(n) && random() < 0.4) {
        const startedAt = MIDNIGHT + Math.round(between(17 * HOUR, 20 * HOUR));
        const event = `alone-${n}`;
        broadcast(n, { event, startedAt, endedAt: startedAt + between(30, 160) * MINUTE });
      }
    }
    if (n % 7 === 0) {
      const schedule = [{ from: 0, start: MIDNIGHT + 400 * DAY }];
      const publishedAt = MIDNIGHT - 20 * DAY;
      const id = nextId('f');
      addVideo(
        { id, channelId, title: 'Free Chat', publishedAt, schedule },
        { event: id, trouble: 'free chat', ending: 'upcoming' },
      );
    }
    if (n % 50 === 0) {
      const publishedAt = MIDNIGHT - 90 * DAY;
      const id = nextId('r');
      addVideo(
        { id, channelId, title: 'Radio', publishedAt, startedAt: publishedAt },
        { event: id, trouble: 'radio', ending: 'live' },
      );
    }
    for (let old = 0; old < 12; old += 1) {
      const publishedAt = MIDNIGHT - between(DAY, 60 * DAY);
      const id = nextId('o');
      addVideo(
        { id, channelId, title: 'Old', publishedAt, duration: 600 },
        { event: id, trouble: 'old', ending: 'past' },
      );
    }
  }

  const users = channels.flatMap((_, n) => (isAtTwitch(n) ? [userOf(n)] : []));
  const lines = channels.map(({ id, title }, n) => {
    const login = isAtTwitch(n) ? `, twitch: ${userOf(n).login}` : '';
    return `  - { name: ${title}, youtube: ${id}${login} }\n`;
  });
  const list = `channels:\n${lines.join('')}`;
  return { channels, videos, users, streams, recordings, segments, showings, list };
}
