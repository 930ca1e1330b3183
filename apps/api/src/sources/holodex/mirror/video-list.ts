/**
 * One list of videos (archive, clips, placeholders): the whole history once, backwards from the newest row, and from then
 * on the newest pages every few minutes. Each step is one page, and each written page is noted in the store, so that a
 * restart goes on where the last process ended.
 */
import { availableAt } from '../parse/read-video';
import { isRow, text } from '../../parse/value';
import { advance, HEAD, hasPassed, pagingOf, type Cursor } from './cursor';
import { DAY, HOUR, MINUTE, type Job, type MirrorParts } from './parts';
import { rowsOf } from './rows-of';
import type { WriteVideos } from './write-videos';

export interface VideoListOptions {
  readonly name: string;
  readonly query: object;
  /** How far back history goes, milliseconds; undefined for all of it. */
  readonly historyMs: number | undefined;
}

interface Walk {
  readonly cursor: Cursor;
  /** Rows read, including repeated ones. */
  readonly read: number;
  readonly total?: number;
  readonly done?: true;
}

interface Refresh {
  readonly cursor: Cursor;
  readonly startedAt: number;
  readonly goal: number;
  readonly isDeep: boolean;
}

interface Progress {
  readonly history: Walk;
  /** All rows of the list at this moment are written, back to the position of the history. */
  readonly coveredAt: number;
  readonly deepAt: number;
  readonly refresh?: Refresh;
}

const PATH = '/api/v2/videos';
const REFRESH_MS = 10 * MINUTE;
/** Streams appear in the archive under their start time, hours after it. */
const LATE_MS = 6 * HOUR;
/** Songs, topics and guests are often added in the days after. */
const DEEP_EVERY_MS = DAY;
const DEEP_MS = 7 * DAY;

const cursorRow = (row: unknown, place: number) => ({
  id: (isRow(row) ? text(row.id) : undefined) ?? `#${place}`,
  at: availableAt(row),
});

export function createVideoList(
  { name, query, historyMs }: VideoListOptions,
  parts: MirrorParts,
  writeVideos: WriteVideos,
): Job {
  const { client, clock, log, store, onProgress, pageSize } = parts;
  const task = parts.taskOf(name);
  let progress: Progress | undefined;

  const open = async (): Promise<Progress> => {
    const now = clock.now();
    progress ??= (await store.loadProgress<Progress>(task)) ?? {
      history: { cursor: HEAD, read: 0 },
      coveredAt: now,
      deepAt: now,
    };
    return progress;
  };

  const note = async (next: Progress) => {
    await store.saveProgress(task, next);
    progress = next;
  };

  const readPage = async (cursor: Cursor) => {
    const answer = await client.ask({
      path: PATH,
      query: {
        ...query,
        sort: 'available_at',
        order: 'desc',
        limit: pageSize,
        paginated: 1,
        ...pagingOf(cursor),
      },
    });
    const page = rowsOf(answer.unchanged ? [] : answer.body, PATH);
    await writeVideos(page.rows, name);
    return { ...page, next: advance(cursor, page.rows.map(cursorRow)) };
  };

  const isWhole = ({ history }: Progress) =>
    history.done === true ||
    (historyMs !== undefined && hasPassed(history.cursor, clock.now() - historyMs));

  const goBack = async (now: Progress) => {
    const { history } = now;
    const { rows, total, next } = await readPage(history.cursor);
    const read = history.read + rows.length;
    const known = history.total ?? total;
    const walk: Walk = { cursor: next ?? history.cursor, read, total: known };
    await note({ ...now, history: next ? walk : { ...walk, done: true } });
    const isOver = isWhole({ ...now, history: next ? walk : { ...walk, done: true } });
    const whole = isOver ? read : known;
    onProgress({ task: name, done: Math.min(read, whole ?? read), total: whole });
    if (isOver) log.info({ list: name, rows: read }, 'the history of a list is mirrored');
  };

  const begin = (now: Progress): Refresh => {
    const startedAt = clock.now();
    const isDeep = startedAt - now.deepAt >= DEEP_EVERY_MS;
    const goal = now.coveredAt - LATE_MS;
    return {
      cursor: HEAD,
      startedAt,
      isDeep,
      goal: isDeep ? Math.min(goal, startedAt - DEEP_MS) : goal,
    };
  };

  const refreshNewest = async (now: Progress, refresh: Refresh) => {
    const { next } = await readPage(refresh.cursor);
    if (next && !hasPassed(next, refresh.goal)) {
      await note({ ...now, refresh: { ...refresh, cursor: next } });
      return;
    }
    const { startedAt, isDeep } = refresh;
    await note({
      ...now,
      refresh: undefined,
      coveredAt: startedAt,
      deepAt: isDeep ? startedAt : now.deepAt,
    });
  };

  return {
    name,
    dueAt: () => {
      if (!progress || progress.refresh || !isWhole(progress)) return 0;
      return progress.coveredAt + REFRESH_MS;
    },
    step: async () => {
      const now = await open();
      if (now.refresh) await refreshNewest(now, now.refresh);
      else if (clock.now() - now.coveredAt >= REFRESH_MS) await refreshNewest(now, begin(now));
      else if (!isWhole(now)) await goBack(now);
    },
  };
}
