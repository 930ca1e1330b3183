import { clientOf, type ClientOptions, type Methods } from './client';
import { channelLookupRoutes, type ChannelLookupCallName } from './channel-lookup-routes';

/** One method per call of an import of followed channels. */
export type ChannelLookupClient = Methods<ChannelLookupCallName>;

/** A client like that of `createClient`, with the calls of an import of followed channels. */
export const createChannelLookupClient = (options: ClientOptions = {}): ChannelLookupClient =>
  clientOf(channelLookupRoutes, options);
