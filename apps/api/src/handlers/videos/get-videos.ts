/** GET /videos: any video, filtered, sorted, in pages. */
import type { Handler } from '../handler';
import { answerVideoList, filterOf, pageOf } from './video-list';

export const getVideos: Handler<'getVideos'> = ({ query }, reads) =>
  answerVideoList(reads, {
    filter: filterOf(query),
    page: pageOf(query),
    include: query.include,
    paginated: query.paginated,
  });
