import * as z from 'zod';
import { routes } from '../../routes';
import { report, reportAnswerBody, reportParams, reportsQuery } from '../admin';

const common = { tag: 'admin', auth: 'session', limit: 'write' } as const;

export const adminCalls = {
  getReports: {
    ...routes.getReports,
    ...common,
    limit: 'read',
    summary: 'Reports and requests of viewers, newest first; for editors and admins',
    query: reportsQuery,
    response: z.array(report),
  },
  postReport: {
    ...routes.postReport,
    ...common,
    summary: 'Closes a report, or opens it again; for editors and admins',
    params: reportParams,
    body: reportAnswerBody,
    response: report,
  },
} as const;
