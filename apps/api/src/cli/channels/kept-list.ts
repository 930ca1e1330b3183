/** The list of followed channels that admins edit, for commands. */
import type { Kysely } from 'kysely';
import { addToList, type AddedList } from '../../sources/channel-list/add-to-list';
import { channelListStore } from '../../store/channel-list';
import type { Tables } from '../../store/tables';
import { requireAdded } from './require-added';
import type { FoundChannels } from './find-channels';

/** How outputs call it. */
export const KEPT_LIST = 'list of /admin';

/** Its text; empty before the first change. */
export const readKeptList = async (db: Kysely<Tables>): Promise<string> =>
  (await channelListStore(db, () => new Date()).load()).text;

/** Adds channels to it, with an entry in the log of security. */
export const addToKeptList = (
  db: Kysely<Tables>,
  { list, handlesOf }: FoundChannels,
  now: () => number,
): Promise<AddedList> =>
  channelListStore(db, () => new Date(now())).change(
    (text) => requireAdded(KEPT_LIST, addToList(text, list, handlesOf)),
    ({ added }) => ({ details: { count: String(added) } }),
  );
