import * as z from 'zod';
import { adminRoutes } from '../../admin-routes';
import {
  editsRevertBody,
  limitHit,
  peopleQuery,
  person,
  personBody,
  personParams,
  placeholderEntry,
  placeholdersQuery,
  report,
  reportAnswerBody,
  reportParams,
  reportsQuery,
  revertedEdits,
  securityEntry,
  securityLogQuery,
  sourceState,
} from '../admin';
import { done } from '../body';
import { accountBody } from '../user';

const common = { tag: 'admin', auth: 'session', limit: 'write' } as const;

export const adminCalls = {
  getReports: {
    ...adminRoutes.getReports,
    ...common,
    limit: 'read',
    summary: 'Reports and requests of viewers, newest first; for editors and admins',
    query: reportsQuery,
    response: z.array(report),
  },
  postReport: {
    ...adminRoutes.postReport,
    ...common,
    summary: 'Closes a report, or opens it again; for editors and admins',
    params: reportParams,
    body: reportAnswerBody,
    response: report,
  },
  getPeople: {
    ...adminRoutes.getPeople,
    ...common,
    limit: 'read',
    summary: 'Accounts, newest first; for admins',
    query: peopleQuery,
    response: z.array(person),
  },
  postPerson: {
    ...adminRoutes.postPerson,
    ...common,
    summary:
      'Changes the role of an account, ends its sessions, suspends it or ends that; for admins',
    params: personParams,
    body: personBody,
    response: person,
  },
  deletePerson: {
    ...adminRoutes.deletePerson,
    ...common,
    summary: 'Deletes an account; its public contributions stay without its name; for admins',
    params: personParams,
    body: accountBody,
    response: done,
  },
  getSecurityLog: {
    ...adminRoutes.getSecurityLog,
    ...common,
    limit: 'read',
    summary: 'Log of logins, refusals and changes of accounts, newest first; for admins',
    query: securityLogQuery,
    response: z.array(securityEntry),
  },
  postEditsRevert: {
    ...adminRoutes.postEditsRevert,
    ...common,
    summary: 'Reverts several edits, or those of one account; for editors and admins',
    body: editsRevertBody,
    response: revertedEdits,
  },
  getSources: {
    ...adminRoutes.getSources,
    ...common,
    limit: 'read',
    summary: 'Sources of this site and how they stand; for admins',
    response: z.array(sourceState),
  },
  getLimitHits: {
    ...adminRoutes.getLimitHits,
    ...common,
    limit: 'read',
    summary: 'Limits that were hit in the last 7 days, the latest 100; for admins',
    response: z.array(limitHit),
  },
  getPlaceholders: {
    ...adminRoutes.getPlaceholders,
    ...common,
    limit: 'read',
    summary: 'Placeholders with who made them; for editors and admins',
    query: placeholdersQuery,
    response: z.array(placeholderEntry),
  },
} as const;
