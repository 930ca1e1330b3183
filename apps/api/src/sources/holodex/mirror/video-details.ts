/**
 * Asks about single videos: those that somebody opened take turns with the lists; all other streams, oldest first, are
 * asked about when nothing else is to be done, one every two seconds.
 */
import type { Place } from '../../../store/records';
import { isHopeless } from '../http/failure';
import { DAY, HOUR, SECOND, type Job, type MirrorParts } from './parts';
import type { SingleVideo } from './single-video';

interface Progress {
  /** The last video of the stretch that is done; missing at the beginning. */
  readonly after?: Place;
  /** Begin of this walk, epoch milliseconds. */
  readonly startedAt: number;
}

const LOOK_MS = 5 * SECOND;
const SLOWLY_MS = 2 * SECOND;
/** At the end of the walk: streams settle one after the other. */
const END_MS = HOUR;
/** Old videos that came late are found by another walk. */
const WALK_MS = 7 * DAY;

const createRead =
  ({ log, store }: MirrorParts, { read }: SingleVideo) =>
  async (id: string) => {
    try {
      await read(id);
    } catch (error) {
      if (!isHopeless(error)) throw error;
      log.info({ err: error, video: id }, 'a video tells nothing more');
      await store.noteRead([id]);
    }
  };

/** Videos that somebody opened and of which only lists were read. */
export function createWishedJob(parts: MirrorParts, single: SingleVideo): Job {
  const { clock, store } = parts;
  const read = createRead(parts, single);
  let lookAt = Number.NEGATIVE_INFINITY;
  return {
    name: 'opened videos',
    dueAt: () => lookAt,
    step: async () => {
      const [id, more] = await store.wishedVideos(2);
      lookAt = more === undefined ? clock.now() + LOOK_MS : Number.NEGATIVE_INFINITY;
      if (id !== undefined) await read(id);
    },
  };
}

/** Every stream once, a week after it was live. */
export function createDetailsJob(parts: MirrorParts, single: SingleVideo): Job {
  const { clock, store } = parts;
  const read = createRead(parts, single);
  const task = parts.taskOf('video details');
  let progress: Progress | undefined;
  let waiting: string[] = [];
  let reached: Place | undefined;
  let dueAt = Number.NEGATIVE_INFINITY;

  const note = async (next: Progress) => {
    await store.saveProgress(task, next);
    progress = next;
  };

  /** The next stretch that has unread videos; only a stretch that is read whole counts as done. */
  const look = async () => {
    progress ??= (await store.loadProgress<Progress>(task)) ?? { startedAt: clock.now() };
    if (reached) await note({ ...progress, after: reached });
    const { ids, next } = await store.unreadVideos(progress.after);
    waiting = [...ids];
    reached = next;
    if (next) return;
    dueAt = clock.now() + END_MS;
    if (clock.now() - progress.startedAt >= WALK_MS) await note({ startedAt: clock.now() });
  };

  return {
    name: 'video details',
    dueAt: () => dueAt,
    step: async () => {
      if (waiting.length === 0) await look();
      const [id] = waiting;
      if (id === undefined) return;
      dueAt = clock.now() + SLOWLY_MS;
      await read(id);
      waiting.shift();
    },
  };
}
