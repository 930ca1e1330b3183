/** GET /multiview/record/{link}: counts that a layout was shared. */
import type { Action } from '../handler';

export const getMultiviewRecord: Action<'getMultiviewRecord'> = async ({ params }, { store }) => {
  await store.layouts.count(params.link);
  return {};
};
