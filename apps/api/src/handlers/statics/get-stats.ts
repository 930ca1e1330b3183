/** GET /statics/stats.json: the figures of the site. */
import type { Handler } from '../handler';

export const getStats: Handler<'getStats'> = async (_, reads) => ({
  statistics: await reads.statistics(),
});
