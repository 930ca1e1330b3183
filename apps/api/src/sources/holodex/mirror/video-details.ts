/**
 * Reads single videos. Opened ones take turns with the lists; all other streams are read oldest first, one every two
 * seconds, while no other job is due.
 */
import type { Place } from '../../../store/records';
import { isHopeless } from '../../http/failure';
import { DAY, HOUR, SECOND, type Job, type MirrorParts } from './parts';
import type { SingleVideo } from './single-video';

interface Progress {
  /** Last video already read; absent at the start. */
  readonly after?: Place;
  /** Start of this pass, epoch milliseconds. */
  readonly startedAt: number;
}

const LOOK_MS = 5 * SECOND;
const SLOWLY_MS = 2 * SECOND;
/** Pause at the end of a pass, until more streams are a week old. */
const END_MS = HOUR;
/** A new pass finds old videos that were stored late. */
const WALK_MS = 7 * DAY;

/** After this many failures in a row a video is skipped, so that it does not block the others. */
const FAILURES_MAX = 3;

interface AfterFailure {
  /** Moves the video to the end of the queue. */
  readonly postpone: (id: string) => Promise<void> | void;
  readonly giveUp: (id: string) => Promise<void> | void;
}

/** Throws the failure of a video, so that the job pauses. */
function createRead(
  { log, signal, store }: MirrorParts,
  { read }: SingleVideo,
  { postpone, giveUp }: AfterFailure,
) {
  const failures = new Map<string, number>();
  return async (id: string) => {
    try {
      await read(id);
      failures.delete(id);
    } catch (error) {
      if (isHopeless(error)) {
        log.info({ err: error, video: id }, 'the service has no details of this video');
        await store.noteRead([id]);
        return;
      }
      if (signal.aborted) throw error;
      const count = (failures.get(id) ?? 0) + 1;
      failures.set(id, count);
      if (count < FAILURES_MAX) await postpone(id);
      else {
        failures.delete(id);
        await giveUp(id);
      }
      throw error;
    }
  };
}

/** Reads videos that viewers opened and that are known only from lists. */
export function createWishedJob(parts: MirrorParts, single: SingleVideo): Job {
  const { clock, store } = parts;
  const read = createRead(parts, single, {
    postpone: store.postponeRequest,
    giveUp: store.dropRequest,
  });
  let lookAt = Number.NEGATIVE_INFINITY;
  return {
    name: 'opened videos',
    dueAt: () => lookAt,
    step: async () => {
      const [id, more] = await store.requestedVideos(2);
      lookAt = more === undefined ? clock.now() + LOOK_MS : Number.NEGATIVE_INFINITY;
      if (id !== undefined) await read(id);
    },
  };
}

/** Reads every stream once, a week after it was live. */
export function createDetailsJob(parts: MirrorParts, single: SingleVideo): Job {
  const { clock, store } = parts;
  const read = createRead(parts, single, {
    postpone: (id) => void waiting.push(id),
    // The next pass finds it unread.
    giveUp: () => undefined,
  });
  const task = parts.taskOf('video details');
  let progress: Progress | undefined;
  let waiting: string[] = [];
  let reached: Place | undefined;
  let dueAt = Number.NEGATIVE_INFINITY;

  const note = async (next: Progress) => {
    await store.saveProgress(task, next);
    progress = next;
  };

  /** Finds the next part with unread videos, and saves the one before as finished. */
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
      const id = waiting.shift();
      if (id === undefined) return;
      dueAt = clock.now() + SLOWLY_MS;
      await read(id);
    },
  };
}
