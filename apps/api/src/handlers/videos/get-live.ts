/** GET /live: what is live and what is coming, with viewers and translators. */
import type { VideoStatus } from '@oshimado/contract';
import type { Handler } from '../handler';
import { answerVideoList, filterOf, pageOf } from './video-list';

/** What has ended is not live, even for who asks for it. */
const canBeLive = (status: VideoStatus) => status !== 'past';

export const getLive: Handler<'getLive'> = ({ query }, reads) =>
  answerVideoList(reads, {
    filter: { ...filterOf(query), status: query.status.filter(canBeLive) },
    page: pageOf(query),
    include: query.include,
    paginated: query.paginated,
    always: { liveInfo: true, translators: true },
  });
