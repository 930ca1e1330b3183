/** POST /channels/lookup: those of these channels that this site has, in the order they were asked for. */
import type { LookedUpChannel } from '@oshimado/contract';
import type { Action } from '../handler';

const isHandle = (key: string) => key.startsWith('@');

export const postChannelLookup: Action<'postChannelLookup'> = async ({ body }, { store }) => {
  const keys = [...new Set(body.channels)];
  const handles = keys.filter(isHandle).map((key) => key.toLowerCase());
  const ids = keys.filter((key) => !isHandle(key));
  const rows = await store.reads.channelsAmong(ids, handles);
  const known = new Map<string, (typeof rows)[number]>();
  for (const row of rows) {
    known.set(row.id, row);
    // Where two channels had a handle one after the other, the first by id counts, as in `getChannel`.
    for (const handle of row.yt_handle ?? []) if (!known.has(handle)) known.set(handle, row);
  }
  return keys.flatMap((key): LookedUpChannel[] => {
    const row = known.get(isHandle(key) ? key.toLowerCase() : key);
    if (!row) return [];
    const { id, name, english_name, type, org } = row;
    return [{ key, id, name, english_name, type, org }];
  });
};
