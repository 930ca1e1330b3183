import {
  BOARD_COUNT_HEADER,
  rowsOf,
  writeBoardCount,
  type Video,
  type VideoStatus,
} from '@oshimado/contract';
import { countBoard } from '@oshimado/domain';
import type { Reads, VideoFilter } from '../../store';
import { WithHeaders, type Handler } from '../handler';
import { presentVideo } from './present-video';
import { answerLiveList, filterOf, pageOf } from './video-list';

const ROWS_MAX = 9_999;

/** Past videos are never included, even if requested. */
const canBeLive = (status: VideoStatus) => status !== 'past';

const readWholeBoard = async (reads: Reads, filter: VideoFilter): Promise<readonly Video[]> => {
  const page = { sort: 'available_at', order: 'asc', limit: ROWS_MAX, offset: 0 } as const;
  const rows = await reads.listVideos({ filter, ...page });
  return rows.map((row) => presentVideo({ row }, { liveInfo: true }));
};

/** GET /live: live and upcoming videos, with viewers and translators. A header counts the whole board, also where `limit` cuts it. */
export const getLive: Handler<'getLive'> = async ({ query }, reads, _onOpened, now) => {
  const filter = { ...filterOf(query), status: query.status.filter(canBeLive) };
  const answer = await answerLiveList(
    reads,
    {
      filter,
      page: pageOf(query),
      paginated: query.paginated,
      always: { liveInfo: true, translators: true },
    },
    query.include,
  );
  const rows = rowsOf<Video>(answer);
  const isWhole = query.offset === 0 && rows.length < query.limit;
  const board = isWhole ? rows : await readWholeBoard(reads, filter);
  return new WithHeaders(answer, { [BOARD_COUNT_HEADER]: writeBoardCount(countBoard(board, now)) });
};
