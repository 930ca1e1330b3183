/**
 * Reads the live board every minute, and videos that left it one by one: they have ended, or were
 * deleted.
 */
import type { VideoRecord } from '../../../store/records';
import { isMissing } from '../../http/failure';
import { DAY, MINUTE, type Job, type MirrorParts } from './parts';
import { rowsOf } from './rows-of';
import type { SingleVideo } from './single-video';
import type { WriteVideos } from './write-videos';

const PATH = '/api/v2/live';
const ROUND_MS = MINUTE;
const LIMIT = 10_000;
const HOURS_AHEAD = 43_800;
/** Some stay open without being on the board, such as those announced for the next century. */
const ASK_AGAIN_MS = 30 * MINUTE;
const FORGET_MS = DAY;

const boardQuery = {
  type: ['placeholder', 'stream'],
  include: ['mentions', 'description', 'songs', 'sources', 'refers', 'simulcasts', 'live_info'],
  limit: LIMIT,
  max_upcoming_hours: HOURS_AHEAD,
};

/** Recent translators are known only from the board; absent means none. */
const withTranslators = (record: VideoRecord): VideoRecord => ({
  ...record,
  recent_live_tls: record.recent_live_tls ?? [],
});

export interface BoardJobs {
  readonly board: Job;
  readonly leavers: Job;
}

export function createBoardJobs(
  parts: MirrorParts,
  writeVideos: WriteVideos,
  single: SingleVideo,
): BoardJobs {
  const { client, clock, store } = parts;
  const askedAt = new Map<string, number>();
  const placeholders = new Set<string>();
  let boardIds: ReadonlySet<string> = new Set();
  let waiting: string[] = [];
  let dueAt = Number.NEGATIVE_INFINITY;

  const findLeavers = async (now: number) => {
    for (const [id, at] of askedAt) if (now - at > FORGET_MS) askedAt.delete(id);
    const isFresh = (id: string) =>
      now - (askedAt.get(id) ?? Number.NEGATIVE_INFINITY) >= ASK_AGAIN_MS;
    const open = await store.openVideoIds();
    waiting = open.filter((id) => !boardIds.has(id) && isFresh(id));
  };

  const readBoard = async () => {
    const answer = await client.ask({
      path: PATH,
      query: boardQuery,
      urgent: true,
      conditional: true,
    });
    if (answer.unchanged) return;
    const { rows } = rowsOf(answer.body, PATH);
    const records = await writeVideos(rows, 'live', withTranslators);
    boardIds = new Set(records.map(({ id }) => id));
    for (const { id, type } of records) {
      if (type === 'placeholder') placeholders.add(id);
      // A video that comes back may leave again.
      askedAt.delete(id);
    }
    answer.keep();
  };

  const forget = async (id: string) => {
    if (placeholders.delete(id)) await store.removeVideos([id]);
    else await store.markMissing([id]);
  };

  const refresh = async (id: string) => {
    try {
      await single.read(id, { urgent: true, adjust: withTranslators });
    } catch (error) {
      if (!isMissing(error)) throw error;
      await forget(id);
    }
  };

  return {
    board: {
      name: 'board',
      dueAt: () => dueAt,
      step: async () => {
        const now = clock.now();
        dueAt = now + ROUND_MS;
        await readBoard();
        await findLeavers(now);
      },
    },
    leavers: {
      name: 'left the board',
      dueAt: () => (waiting.length > 0 ? 0 : Number.POSITIVE_INFINITY),
      step: async () => {
        const id = waiting.shift();
        if (id === undefined) return;
        askedAt.set(id, clock.now());
        await refresh(id);
      },
    },
  };
}
