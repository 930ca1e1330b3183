/** GET /users/playlists: the caller's own, the one changed last first. */
import { requireUser } from '../../auth';
import type { Action } from '../handler';
import { presentStub } from './present-playlist';

export const getPlaylists: Action<'getPlaylists'> = async (_, { caller, store }) => {
  const rows = await store.playlists.list(requireUser(caller).id);
  return rows.map(presentStub);
};
