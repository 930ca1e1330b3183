/** GET /videos/{id}/comments: the comments that name its moments. */
import { notFound } from '../../errors';
import type { Handler } from '../handler';

export const getVideoComments: Handler<'getVideoComments'> = async ({ params }, reads) => {
  if (!(await reads.findVideo(params.id))) throw notFound('Video');
  return reads.commentsOf(params.id);
};
