import { get, post, put, remove, type Route } from './route';

/**
 * Calls of `/admin` by name. A module of their own, so that pages of viewers and elements do not carry it.
 */
export const adminRoutes = {
  getReports: get('/admin/reports'),
  postReport: post('/admin/reports/{id}'),
  getPeople: get('/admin/people'),
  postPerson: post('/admin/people/{id}'),
  deletePerson: remove('/admin/people/{id}'),
  getSecurityLog: get('/admin/log'),
  postEditsRevert: post('/admin/edits/revert'),
  getSources: get('/admin/sources'),
  getLimitHits: get('/admin/limits'),
  getPlaceholders: get('/admin/placeholders'),
  getChannelList: get('/admin/channel-list'),
  getListedChannels: get('/admin/channel-list/channels'),
  putListedChannel: put('/admin/channel-list/channels'),
  deleteListedChannel: remove('/admin/channel-list/channels/{id}'),
  putListedOrg: put('/admin/channel-list/orgs'),
  deleteListedOrg: remove('/admin/channel-list/orgs/{name}'),
  postChannelImport: post('/admin/channel-list/import'),
  getChannelExport: get('/admin/channel-list/export'),
} as const satisfies Record<string, Route>;

/** Name of a call of `/admin`. */
export type AdminCallName = keyof typeof adminRoutes;
