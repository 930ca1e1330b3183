/** GET /users/live with channels named: what is live and coming on them, however far away, for anybody. */
import type { CheckedQueryOf, Video } from '@oshimado/contract';
import type { Reads, VideoFilter } from '../../store';
import type { Handler } from '../handler';
import { answerVideoList } from './video-list';

const ROWS_MAX = 9_999;

/** What is live and coming on the channels that the filter names. */
export async function readUsersLive(
  reads: Reads,
  who: Pick<VideoFilter, 'uploaders' | 'involved'>,
  { includePlaceholder, include }: CheckedQueryOf<'getUsersLive'>,
): Promise<Video[]> {
  const list = await answerVideoList(reads, {
    filter: {
      ...who,
      status: ['live', 'upcoming'],
      type: includePlaceholder ? ['stream', 'placeholder'] : ['stream'],
    },
    page: { sort: 'available_at', order: 'asc', limit: ROWS_MAX, offset: 0 },
    include,
    always: { liveInfo: true, translators: true },
  });
  return Array.isArray(list) ? list : list.items;
}

export const getUsersLive: Handler<'getUsersLive'> = ({ query }, reads) =>
  readUsersLive(reads, { uploaders: query.channels ?? [] }, query);
