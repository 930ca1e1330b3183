import { post, type Route } from './route';

/** Calls of an import of followed channels by name. A module of their own, so that a page's first file does not carry it. */
export const channelLookupRoutes = {
  postChannelLookup: post('/channels/lookup'),
} as const satisfies Record<string, Route>;

/** Name of a call of an import of followed channels. */
export type ChannelLookupCallName = keyof typeof channelLookupRoutes;
