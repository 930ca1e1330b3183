/** A day of many channels, with every kind of trouble in a known share, made of a seed. */
import { beginYoutubeLife, DAY, HOUR, MIDNIGHT, MINUTE, worldChannels } from './youtube-life';
import { apiError, type WorldChannel, type WorldVideo } from './youtube-stand-in';

type Ending = 'past' | 'live' | 'upcoming' | 'missing';

interface DayVideo extends WorldVideo {
  readonly trouble: string;
  /** The status it has to have at the end of the day. */
  readonly ending: Ending;
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

/** Of ten streams; the rest goes as planned. */
const TROUBLES = ['late', 'moved', 'private', 'deleted', 'banned', 'sudden'] as const;
const TROUBLE_SHARE = 0.4;

function makeDay(channels: readonly WorldChannel[], seed: number): DayVideo[] {
  const random = randomOf(seed);
  const between = (from: number, to: number) => from + random() * (to - from);
  let count = 0;
  const idOf = (mark: string) => `${mark}${String((count += 1)).padStart(11 - mark.length, '0')}`;

  const streamOf = ({ id: channelId }: WorldChannel): DayVideo => {
    const plan = MIDNIGHT + Math.round(between(30 * MINUTE, DAY - 8 * HOUR) / MINUTE) * MINUTE;
    const length = between(40 * MINUTE, 4 * HOUR);
    const trouble =
      random() < TROUBLE_SHARE
        ? (TROUBLES[Math.floor(random() * TROUBLES.length)] ?? 'plain')
        : 'plain';
    const startedAt = plan + Math.floor(between(0, 180_000));
    const base = {
      id: idOf('s'),
      channelId,
      title: 'Live',
      trouble,
      publishedAt: MIDNIGHT - between(0, 2 * DAY),
      schedule: [{ from: 0, start: plan }],
      startedAt,
      endedAt: startedAt + length,
      ending: 'past' as const,
    };
    const middle = startedAt + length / 2;
    switch (trouble) {
      case 'late': {
        const late = startedAt + between(10 * MINUTE, 2 * HOUR);
        return { ...base, startedAt: late, endedAt: late + length };
      }
      case 'moved': {
        const start = plan + 3 * HOUR;
        const schedule = [...base.schedule, { from: plan - 10 * MINUTE, start }];
        return { ...base, schedule, startedAt: start, endedAt: start + length };
      }
      case 'private':
        return { ...base, hidden: [{ from: base.endedAt }], ending: 'missing' };
      case 'deleted':
        return { ...base, hidden: [{ from: plan - 15 * MINUTE }], ending: 'missing' };
      case 'banned':
        return { ...base, hidden: [{ from: middle, to: middle + 2 * HOUR }] };
      case 'sudden':
        return { ...base, schedule: undefined, publishedAt: startedAt };
      default:
        return base;
    }
  };

  return channels.flatMap((channel, n) => {
    const videos: DayVideo[] = [];
    for (let more = random(); more < 0.9; more += 0.45) videos.push(streamOf(channel));
    if (n % 7 === 0) {
      const start = MIDNIGHT + 400 * DAY;
      const schedule = [{ from: 0, start }];
      const publishedAt = MIDNIGHT - 20 * DAY;
      const id = idOf('f');
      videos.push({
        id,
        channelId: channel.id,
        title: 'Free Chat',
        trouble: 'free chat',
        publishedAt,
        schedule,
        ending: 'upcoming',
      });
    }
    if (n % 50 === 0) {
      const publishedAt = MIDNIGHT - 90 * DAY;
      const id = idOf('r');
      videos.push({
        id,
        channelId: channel.id,
        title: 'Radio',
        trouble: 'radio',
        publishedAt,
        startedAt: publishedAt,
        ending: 'live',
      });
    }
    for (let old = 0; old < 12; old += 1) {
      const publishedAt = MIDNIGHT - between(DAY, 60 * DAY);
      videos.push({
        id: idOf('o'),
        channelId: channel.id,
        title: 'Old',
        trouble: 'old',
        publishedAt,
        duration: 600,
        ending: 'past',
      });
    }
    return videos;
  });
}

const percentile = (values: readonly number[], share: number): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length * share)] ?? 0;

/** An hour of failing calls, and a bad minute in each of the others. */
const isOutage = (now: number) =>
  (now > MIDNIGHT + 5 * HOUR && now < MIDNIGHT + 6 * HOUR) || now % HOUR < MINUTE;

/** What a day has cost, and how late the board was, in seconds from the start of a stream. */
export interface DayFigures {
  readonly channels: number;
  readonly streams: number;
  /** Streams that did not go as planned. */
  readonly troubles: number;
  readonly units: Readonly<Record<string, number>>;
  readonly totalUnits: number;
  readonly feeds: number;
  readonly announced: { readonly p50: number; readonly p95: number };
  readonly sudden: { readonly p50: number; readonly p95: number };
  /** Videos with another status than they should have at the end of the day. */
  readonly wrong: readonly string[];
}

/** Lets a day of so many channels pass. */
export async function liveDay(count: number, seed: number): Promise<DayFigures> {
  const channels = worldChannels(count);
  const videos = makeDay(channels, seed);
  const life = await beginYoutubeLife({ channels, videos: [...videos] });
  life.standIn.fault = (path) =>
    path.includes('/v3/') && isOutage(life.clock.now()) ? apiError(503, 'backendError') : undefined;
  await life.runTo(MIDNIGHT + DAY - MINUTE);
  const units = { ...[...life.standIn.units.values()][0] };
  await life.stop();

  const delays = videos.flatMap(({ id, startedAt, trouble }) => {
    if (startedAt === undefined || startedAt < MIDNIGHT || trouble === 'deleted') return [];
    // Within the outage nothing can be on time.
    if (isOutage(startedAt) || isOutage(startedAt + 10 * MINUTE)) return [];
    const shown = life.firstAt(id, 'live') ?? MIDNIGHT + DAY;
    return [{ isSudden: trouble === 'sudden', seconds: (shown - startedAt) / 1_000 }];
  });
  const spread = (isSudden: boolean) => {
    const values = delays.filter((one) => one.isSudden === isSudden).map(({ seconds }) => seconds);
    return { p50: percentile(values, 0.5), p95: percentile(values, 0.95) };
  };
  return {
    channels: count,
    streams: delays.length,
    troubles: videos.filter(({ trouble }) => !['plain', 'old'].includes(trouble)).length,
    units,
    totalUnits: Object.values(units).reduce((sum, one) => sum + one, 0),
    feeds: life.standIn.feedRequests(),
    announced: spread(false),
    sudden: spread(true),
    wrong: videos
      .filter(({ id, ending }) => life.statusOf(id) !== ending)
      .map(({ id, trouble }) => `${id} (${trouble}): ${life.statusOf(id) ?? 'unknown'}`),
  };
}
