/** Which channels of a file this site has, asked in parts. */
import {
  CHANNEL_LOOKUP_MAX,
  type ChannelLookupClient,
  type LookedUpChannel,
} from '@oshimado/contract';
import type { FollowedFile } from '@oshimado/domain';
import type { ServerQuery } from '../../base/queries';

/** `id`: another one for each file, because the keys of thousands of channels would be the key of the query. */
export const lookupQuery = (
  client: ChannelLookupClient,
  { channels }: Pick<FollowedFile, 'channels'>,
  id: string,
): ServerQuery<readonly LookedUpChannel[]> => ({
  queryKey: ['channel-lookup', id],
  queryFn: async ({ signal }) => {
    const found: LookedUpChannel[] = [];
    for (let from = 0; from < channels.length; from += CHANNEL_LOOKUP_MAX) {
      const keys = channels.slice(from, from + CHANNEL_LOOKUP_MAX).map(({ key }) => key);
      // oxlint-disable-next-line no-await-in-loop -- one after the other, so that other requests of the page get through
      found.push(...(await client.postChannelLookup({ body: { channels: keys } }, { signal })));
    }
    return found;
  },
  // What was found for this file stays found while its dialog is open.
  staleTime: Infinity,
});
