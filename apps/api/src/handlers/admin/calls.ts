import { requirePermission, requireUser } from '../../auth';
import { ApiError, notFound } from '../../errors';
import type { Action, Actions, Context } from '../handler';
import { postEditsRevert } from './edits';
import { getLimitHits } from './limits';
import { deletePerson, getPeople, getSecurityLog, postPerson } from './people';
import { getPlaceholders } from './placeholders';
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

/** POST /admin/reports/{id}: closes a report with an answer, or opens it again. */
const postReport: Action<'postReport'> = async ({ params, body }, context) => {
  const { caller, store, now } = context;
  requirePermission('report.answer', caller, now());
  const { id: userId } = requireUser(caller);
  const { remove, ...answer } = body;
  if (remove === true) {
    if (body.state !== 'done') {
      const words = 'remove must come with the state done.';
      throw new ApiError('bad_request', words, { parameter: 'remove' });
    }
    await removeReported(context, params.id);
  }
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
  deletePerson,
  getLimitHits,
  getPeople,
  getPlaceholders,
  getReports,
  getSecurityLog,
  getSources,
  postEditsRevert,
  postPerson,
  postReport,
} satisfies Actions;
