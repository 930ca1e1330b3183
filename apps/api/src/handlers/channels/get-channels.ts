/** GET /channels: channels, filtered and sorted. */
import type { Handler } from '../handler';
import { presentChannel } from './present-channel';

export const getChannels: Handler<'getChannels'> = async ({ query }, reads) =>
  (await reads.listChannels(query)).map(presentChannel);
