/**
 * The archive that a new store starts with: the newest part of the schedule's past. From then on everything is stored.
 */
import type { ClipEntry } from './clips';
import type { Entry } from './entry';
import type { StreamEntry } from './stream-entry';
import { dayAt } from './time';
import type { World } from './world';

const ARCHIVED_STREAMS = 5_000;
const ARCHIVED_CLIPS = 2_000;

export interface Archive {
  readonly streams: readonly StreamEntry[];
  readonly clips: readonly ClipEntry[];
  /** Whether a store opened at that time contains this entry. */
  readonly keeps: (entry: Entry) => boolean;
}

type Closing = StreamEntry | ClipEntry;

const newestFirst = (a: Closing, b: Closing) => b.closes - a.closes || (a.id < b.id ? -1 : 1);

/** Streams that began a day earlier may have ended later, so the days beyond the last one needed are read as well. */
const MORE_DAYS = 2;

function closedStreams(world: World, epoch: number): StreamEntry[] {
  const closed: StreamEntry[] = [];
  let more = MORE_DAYS;
  for (let day = dayAt(epoch); more > 0; day -= 1) {
    if (closed.length >= ARCHIVED_STREAMS) more -= 1;
    closed.push(...world.dayOf(day).streams.filter(({ closes }) => closes <= epoch));
  }
  return closed.sort(newestFirst).slice(0, ARCHIVED_STREAMS);
}

function closedClips(world: World, epoch: number, sources: ReadonlySet<string>, from: number) {
  const clips: ClipEntry[] = [];
  for (let day = dayAt(epoch); day >= from; day -= 1) {
    clips.push(
      ...world
        .dayOf(day)
        .clips.filter(({ closes, source }) => closes <= epoch && sources.has(source.id)),
    );
  }
  return clips.sort(newestFirst).slice(0, ARCHIVED_CLIPS);
}

const isClip = (entry: Entry): entry is ClipEntry => 'source' in entry;
const isStream = (entry: Entry): entry is StreamEntry => 'plan' in entry;

/** `epoch` is when the store was opened. */
export function openArchive(world: World, epoch: number): Archive {
  const streams = closedStreams(world, epoch);
  const sources = new Set(streams.map(({ id }) => id));
  const oldest = Math.min(...streams.map(({ plan }) => dayAt(plan.scheduled)));
  const clips = closedClips(world, epoch, sources, oldest - 1);
  const clipIds = new Set(clips.map(({ id }) => id));
  const keepsStream = (id: string, end: number) => end > epoch || sources.has(id);
  return {
    streams,
    clips,
    keeps: (entry) => {
      if (isStream(entry)) return keepsStream(entry.id, entry.closes);
      if (!isClip(entry)) return true;
      const { source, closes, id } = entry;
      return closes > epoch ? keepsStream(source.id, source.end ?? 0) : clipIds.has(id);
    },
  };
}
