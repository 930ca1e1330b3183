/** Loads the video of an edit. */
import { notFound } from '../../errors';
import type { VideoRow } from '../../store';
import type { Context } from '../handler';

export async function editedVideo(
  { store }: Pick<Context, 'store'>,
  id: string,
): Promise<VideoRow> {
  const found = await store.reads.findVideo(id);
  if (!found) throw notFound('Video');
  return found;
}
