/** GET /songs/{id}: one song. */
import { notFound } from '../../errors';
import type { Handler } from '../handler';
import { presentSong } from './present-song';

export const getSong: Handler<'getSong'> = async ({ params }, reads) => {
  const row = await reads.findSungSong(params.id);
  if (!row) throw notFound('Song');
  return presentSong(row);
};
