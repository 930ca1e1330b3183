/** GET /statics/orgs.json: all organizations, by name. */
import type { Handler } from '../handler';

export const getOrgs: Handler<'getOrgs'> = (_, reads) => reads.orgs();
