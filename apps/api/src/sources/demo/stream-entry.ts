/** A planned stream as the store sees it from its announcement to its archive. */
import { videoPath } from '../../pictures';
import type { VideoRecord } from '../../store/records';
import { chanceOf } from './chance';
import { commentsOf, setlistOf } from './content/comments';
import { streamDescription } from './content/descriptions';
import { singleSong, songsOf } from './content/songs';
import { songTitle, streamTitle } from './content/titles';
import type { Entry, Pulse } from './entry';
import type { StreamPlan } from './stream-plan';
import { SECOND } from './time';
import { activeAt, linesAt, translationsOf } from './translators';
import { viewersAt } from './viewers';

export interface StreamEntry extends Entry {
  readonly plan: StreamPlan;
}

const silent: Pulse = { live_viewers: 0, live_tl_count: {}, recent_live_tls: [] };
const dateOf = (time: number) => new Date(time);
const SINGS = new Set(['singing', '3D_Stream', 'Birthday']);

type Phase = 'upcoming' | 'live' | 'past' | 'missing';

function phaseAt({ start, end, gone }: StreamPlan, now: number): Phase {
  if (gone !== undefined && now >= gone) return 'missing';
  if (start === undefined || now < start) return 'upcoming';
  return end === undefined || now < end ? 'live' : 'past';
}

const lengthOf = ({ start, end }: StreamPlan) =>
  start === undefined || end === undefined ? 0 : (end - start) / SECOND;

/** Data known only after the end of a stream. */
function archived(plan: StreamPlan): Pick<VideoRecord, 'songs' | 'comments'> {
  const length = lengthOf(plan);
  const songs = SINGS.has(plan.topic.id) ? songsOf(length, plan.id) : [];
  return { songs, comments: [...commentsOf(length, plan.id), ...setlistOf(songs, plan.id)] };
}

const audienceOf = ({ id, talent, topic }: StreamPlan, start: number, end: number) => {
  const luck = Math.exp(chanceOf(id, 'audience').between(-0.6, 0.6));
  const peak = 0.8 * talent.subscribers ** 0.72 * topic.draw * luck;
  return { key: [id, 'viewers'], start, end, peak };
};

function pulseOf(plan: StreamPlan, now: number): Pulse | undefined {
  const { id, start, end } = plan;
  if (start === undefined || end === undefined || phaseAt(plan, now) !== 'live') return undefined;
  const translations = translationsOf(start, end, id);
  return {
    live_viewers: viewersAt(audienceOf(plan, start, end), now),
    live_tl_count: linesAt(translations, now),
    recent_live_tls: activeAt(translations, now),
  };
}

const descriptionOf = ({ talent, topic, guests, refers }: StreamPlan) => {
  const text = streamDescription(talent, topic, guests);
  return refers === undefined ? text : `${text}\n\n1/2: https://www.youtube.com/watch?v=${refers}`;
};

const guestsAt = ({ guests, joined }: StreamPlan, now: number): readonly string[] =>
  joined !== undefined && now < joined ? [] : guests.map(({ id }) => id);

/** The start as it is announced at the moment. */
const scheduledAt = ({ scheduled, moved }: StreamPlan, now: number) =>
  moved && now < moved.at ? moved.from : scheduled;

/** Data that never changes. */
const faceOf = (plan: StreamPlan) => {
  const { id, kind, talent, topic, guests } = plan;
  const parts = { id, talent, topic, guests };
  return {
    id,
    channel_id: talent.id,
    type: 'stream',
    title: kind === 'live' ? streamTitle(parts, chanceOf(id, 'title')) : songTitle(parts),
    topic_id: topic.id,
    description: descriptionOf(plan),
    thumbnail: videoPath(id),
    published_at: dateOf(plan.announced),
  } as const;
};

type Face = ReturnType<typeof faceOf>;

function streamRecord(plan: StreamPlan, face: Face, now: number): VideoRecord {
  const { id, kind, start, end, gone } = plan;
  const scheduled = scheduledAt(plan, now);
  const status = phaseAt(plan, now);
  const hasStarted = start !== undefined && now >= start;
  const hasEnded = end !== undefined && now >= end;
  const isLengthKnown = hasEnded || kind === 'premiere';
  return {
    ...face,
    ...silent,
    mentions: guestsAt(plan, now),
    // Left out by most, so that no empty lists are written.
    ...(plan.refers !== undefined && { refers: [plan.refers] }),
    ...(plan.simulcast !== undefined && { simulcasts: [plan.simulcast] }),
    status,
    missing_since: status === 'missing' && gone !== undefined ? dateOf(gone) : null,
    available_at: dateOf(hasStarted ? start : scheduled),
    duration: isLengthKnown ? lengthOf(plan) : 0,
    start_scheduled: dateOf(scheduled),
    start_actual: hasStarted ? dateOf(start) : null,
    end_actual: hasEnded ? dateOf(end) : null,
    ...(hasEnded && {
      live_tl_count: linesAt(translationsOf(start ?? end, end, id), end),
      ...(kind === 'live'
        ? archived(plan)
        : { songs: singleSong(lengthOf(plan), id), comments: [] }),
    }),
  };
}

/** An uploaded song: no schedule, no viewers, only a length. */
function uploadRecord(plan: StreamPlan, face: Face): VideoRecord {
  const duration = chanceOf(plan.id, 'length').int(150, 330);
  return {
    ...face,
    ...silent,
    mentions: guestsAt(plan, plan.scheduled),
    status: 'past',
    missing_since: null,
    available_at: dateOf(plan.scheduled),
    duration,
    start_scheduled: null,
    start_actual: null,
    end_actual: null,
    songs: singleSong(duration, plan.id),
    comments: [],
  };
}

export function streamEntry(plan: StreamPlan): StreamEntry {
  const { id, announced, start, end, gone, kind, moved, joined } = plan;
  // Most streams are never read, some at every tick.
  let face: Face | undefined;
  const moments = [announced, moved?.at, joined, start, end, gone]
    .filter((moment) => moment !== undefined)
    .sort((a, b) => a - b);
  return {
    id,
    plan,
    moments,
    closes: end ?? gone ?? announced,
    recordAt: (now) => {
      if (now < announced) return undefined;
      face ??= faceOf(plan);
      return kind === 'upload' ? uploadRecord(plan, face) : streamRecord(plan, face, now);
    },
    pulseAt: (now) => (kind === 'upload' ? undefined : pulseOf(plan, now)),
  };
}
