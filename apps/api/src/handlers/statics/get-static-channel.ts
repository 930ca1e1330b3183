/** GET /statics/channel/{id}.json: a channel in short form. */
import { notFound } from '../../errors';
import { presentMention } from '../channels/present-channel';
import type { Handler } from '../handler';

export const getStaticChannel: Handler<'getStaticChannel'> = async ({ params }, reads) => {
  const row = await reads.findChannel(params.id);
  if (!row) throw notFound('Channel');
  return presentMention({ ...row, owner: row.id });
};
