/** GET /users/videos: videos that the caller's favorites upload or take part in, filtered as /videos. */
import { requireUser } from '../../auth';
import type { Action } from '../handler';
import { answerVideoList, filterOf, pageOf } from './video-list';

export const getUsersVideos: Action<'getUsersVideos'> = async ({ query }, { caller, store }) => {
  const involved = await store.favorites.ids(requireUser(caller).id);
  return answerVideoList(store.reads, {
    filter: { ...filterOf(query), involved },
    page: pageOf(query),
    include: query.include,
    paginated: query.paginated,
  });
};
