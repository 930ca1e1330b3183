/** POST /external/notice: names a page that should be looked at; a video that is known needs no looking. */
import { requireUser } from '../../auth';
import type { Action } from '../handler';

const VIDEO =
  /(?:youtube\.com\/(?:watch\?(?:.*&)?v=|live\/|embed\/|v\/)|youtu\.be\/)([\w-]{11})(?![\w-])/i;

export const postNotice: Action<'postNotice'> = async ({ body }, { caller, store }) => {
  const user = requireUser(caller);
  const id = VIDEO.exec(body.url)?.[1];
  if (id !== undefined && (await store.reads.findVideo(id))) return { state: 'known' };
  await store.reports.add({ kind: 'notice', fields: body, userId: user.id, targetId: id });
  return { state: 'noted' };
};
