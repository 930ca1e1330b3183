/**
 * GET /users/live: what is live and coming on the channels named, however far away. Without channels the call means the
 * caller's favorites, which need a login; so it is answered by 401, as to any caller without one, and names the parameter
 * that makes it public.
 */
import type { Video } from '@oshimado/contract';
import { ApiError } from '../../errors';
import type { Handler } from '../handler';
import { answerVideoList } from './video-list';

const ROWS_MAX = 9_999;

export const getUsersLive: Handler<'getUsersLive'> = async ({ query }, reads) => {
  if (!query.channels) {
    throw new ApiError(
      'unauthorized',
      'Favorites need a login. Name channels with channels=<id>,<id> to read them without one.',
      { parameter: 'channels' },
    );
  }
  const list = await answerVideoList(reads, {
    filter: {
      channels: query.channels,
      status: ['live', 'upcoming'],
      type: query.includePlaceholder ? ['stream', 'placeholder'] : ['stream'],
    },
    page: { sort: 'available_at', order: 'asc', limit: ROWS_MAX, offset: 0 },
    include: ['mentions'],
    always: { liveInfo: true, translations: true },
  });
  return list as Video[];
};
