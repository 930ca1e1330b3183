/** GET /videos/{id}/comments: the comments that name its moments. */
import { notFound } from '../../errors';
import type { Handler } from '../handler';

export const getVideoComments: Handler<'getVideoComments'> = async (
  { params },
  reads,
  onOpened,
) => {
  if (!(await reads.findVideo(params.id))) throw notFound('Video');
  onOpened(params.id);
  return reads.commentsOf(params.id);
};
