import { clientOf, type ClientOptions, type Methods } from './client';
import { groupRoutes, type GroupCallName } from './group-routes';

/** One method per call of groups of favorites. */
export type GroupClient = Methods<GroupCallName>;

/** A client like that of `createClient`, with the calls of groups of favorites. */
export const createGroupClient = (options: ClientOptions = {}): GroupClient =>
  clientOf(groupRoutes, options);
