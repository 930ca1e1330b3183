/** GET /users/live with channels named: what is live and coming on them, however far away, for anybody. */
import type { Video } from '@oshimado/contract';
import type { Handler } from '../handler';
import { answerVideoList } from './video-list';

const ROWS_MAX = 9_999;

export const getUsersLive: Handler<'getUsersLive'> = async ({ query }, reads) => {
  const list = await answerVideoList(reads, {
    filter: {
      channels: query.channels ?? [],
      status: ['live', 'upcoming'],
      type: query.includePlaceholder ? ['stream', 'placeholder'] : ['stream'],
    },
    page: { sort: 'available_at', order: 'asc', limit: ROWS_MAX, offset: 0 },
    include: ['mentions'],
    always: { liveInfo: true, translations: true },
  });
  return list as Video[];
};
