/** GET /clips: /videos with type=clip. */
import type { Handler } from '../handler';
import { answerVideoList, filterOf, pageOf } from './video-list';

export const getClips: Handler<'getClips'> = ({ query }, reads) =>
  answerVideoList(reads, {
    filter: { ...filterOf(query), type: ['clip'] },
    page: pageOf(query),
    include: query.include,
    paginated: query.paginated,
  });
