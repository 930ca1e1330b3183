import { requirePermission, requireUser } from '../../auth';
import { ApiError, notFound } from '../../errors';
import type { Action, Actions } from '../handler';
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

/** POST /admin/reports/{id}: closes a report with an answer, or opens it again. */
const postReport: Action<'postReport'> = async ({ params, body }, { caller, store, now }) => {
  requirePermission('report.answer', caller, now());
  const { id: userId } = requireUser(caller);
  const outcome = await store.reports.answer({ id: params.id, userId, ...body });
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
