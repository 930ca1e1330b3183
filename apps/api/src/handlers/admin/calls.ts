import { requirePermission, requireUser } from '../../auth';
import { ApiError, notFound } from '../../errors';
import type { Action, Actions, Asked, Context } from '../handler';
import {
  addRequested,
  deleteListedChannel,
  deleteListedOrg,
  getChannelExport,
  getChannelList,
  getListedChannels,
  putListedChannel,
  putListedOrg,
  requireKept,
} from './channel-list';
import { postChannelImport } from './channel-import';
import { postEditsRevert } from './edits';
import { getLimitHits } from './limits';
import { deletePerson, getPeople, getSecurityLog, postPerson } from './people';
import { getPlaceholders } from './placeholders';
import { entryOf } from './present-listed';
import { presentReport } from './present-report';
import { getSources } from './sources';

/** GET /admin/reports: the queue of reports, newest first. */
const getReports: Action<'getReports'> = async ({ query }, { caller, store, now }) => {
  requirePermission('report.read', caller, now());
  return (await store.reports.list(query)).map(presentReport);
};

/** Removes the video of an open report for good: one that is missing, at the wish of its owner. */
async function removeReported({ caller, store, now }: Context, id: string): Promise<void> {
  requirePermission('video.remove', caller, now(), { refusal: 'Only admins can remove a video.' });
  const user = requireUser(caller);
  const report = await store.reports.find(id);
  if (!report) throw notFound('Report');
  if (report.closed_at !== null) throw new ApiError('conflict', 'This report is already closed.');
  const { kind, target_id } = report;
  if (kind === 'video' && target_id !== null && (await store.edits.removeMissing(user, target_id)))
    return;
  throw new ApiError('conflict', 'Only videos that are missing can be removed.');
}

type Added = NonNullable<Asked<'postReport'>['body']['add']>;

/** Adds the channel of an open request to the list of followed channels. */
async function addRequestedChannel(context: Context, id: string, channel: Added): Promise<void> {
  const { caller, store, now } = context;
  const refusal = 'Only admins can add a channel.';
  requirePermission('channelList.change', caller, now(), { refusal });
  requireKept(context);
  const { id: userId } = requireUser(caller);
  const report = await store.reports.find(id);
  if (!report) throw notFound('Report');
  if (report.closed_at !== null) throw new ApiError('conflict', 'This report is already closed.');
  if (report.kind !== 'channel')
    throw new ApiError('conflict', 'This report is no request of a channel.', { parameter: 'add' });
  await addRequested(context, userId, entryOf(channel));
}

/** POST /admin/reports/{id}: closes a report with an answer, or opens it again. */
const postReport: Action<'postReport'> = async ({ params, body }, context) => {
  const { caller, store, now } = context;
  requirePermission('report.answer', caller, now());
  const { id: userId } = requireUser(caller);
  const { remove, add, ...answer } = body;
  const extra = remove === true ? 'remove' : add ? 'add' : undefined;
  if (extra !== undefined && body.state !== 'done') {
    const words = `${extra} must come with the state done.`;
    throw new ApiError('bad_request', words, { parameter: extra });
  }
  if (remove === true) await removeReported(context, params.id);
  if (add) await addRequestedChannel(context, params.id, add);
  const outcome = await store.reports.answer({ id: params.id, userId, ...answer });
  if (outcome === 'unknown') throw notFound('Report');
  if (outcome === 'unchanged') {
    const words = body.state === 'done' ? 'closed' : 'open';
    throw new ApiError('conflict', `This report is already ${words}.`);
  }
  const row = await store.reports.find(params.id);
  if (!row) throw notFound('Report');
  return presentReport(row);
};

export const actions = {
  deleteListedChannel,
  deleteListedOrg,
  deletePerson,
  getChannelExport,
  getChannelList,
  getLimitHits,
  getListedChannels,
  getPeople,
  getPlaceholders,
  getReports,
  getSecurityLog,
  getSources,
  postChannelImport,
  postEditsRevert,
  postPerson,
  postReport,
  putListedChannel,
  putListedOrg,
} satisfies Actions;
