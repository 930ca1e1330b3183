import { adminRoutes, type AdminCallName } from './admin-routes';
import { clientOf, type ClientOptions, type Methods } from './client';

/** One method per call of `/admin`. */
export type AdminClient = Methods<AdminCallName>;

/** A client like that of `createClient`, with the calls of `/admin`. */
export const createAdminClient = (options: ClientOptions = {}): AdminClient =>
  clientOf(adminRoutes, options);
