import * as z from 'zod';
import { routes } from '../../routes';
import { done } from '../body';
import type { Call } from '../call';
import { historyChanged, historyOps, historyPage, historyQuery } from '../history';
import {
  accountBody,
  calendarKey,
  createdKey,
  createKeyQuery,
  favorite,
  favoriteOps,
  idempotencyHeaders,
  login,
  loginBody,
  loginChoices,
  logoutBody,
  session,
  user,
  userExport,
  usernameBody,
} from '../user';

const common = { tag: 'account', auth: 'session', limit: 'write' } as const;

export const accountCalls = {
  getLoginServices: {
    ...routes.getLoginServices,
    ...common,
    auth: 'none',
    limit: 'read',
    summary: 'Available login services',
    response: loginChoices,
  },
  postLogin: {
    ...routes.postLogin,
    ...common,
    auth: 'optional',
    // A login that was to be linked to an account would make a new one.
    refusesInvalidLogin: true,
    limit: 'login',
    asksOtherService: true,
    summary:
      'Logs in with a token of a login service; with a bearer token, links the service to that account',
    body: loginBody,
    response: login,
  },
  getRefresh: {
    ...routes.getRefresh,
    ...common,
    limit: 'refresh',
    summary: 'Renews the token; 401 means logged out',
    response: login,
  },
  getUserCheck: {
    ...routes.getUserCheck,
    ...common,
    auth: 'user',
    limit: 'read',
    summary: 'The caller’s account',
    response: user,
  },
  postUser: {
    ...routes.postUser,
    ...common,
    summary: 'Changes the caller’s name',
    body: usernameBody,
    response: user,
  },
  deleteUser: {
    ...routes.deleteUser,
    ...common,
    summary: 'Deletes the caller’s account with all its data',
    body: accountBody,
    response: done,
  },
  getCreateKey: {
    ...routes.getCreateKey,
    ...common,
    limit: 'createKey',
    // It makes a key, whatever its method.
    whileSuspended: false,
    summary: 'Creates an API key; the previous key stays valid for at most 24 hours',
    query: createKeyQuery,
    response: createdKey,
  },
  getCalendarKey: {
    ...routes.getCalendarKey,
    ...common,
    limit: 'read',
    summary: 'The read-only key of the caller’s calendar feeds',
    response: calendarKey,
  },
  postCalendarKey: {
    ...routes.postCalendarKey,
    ...common,
    summary: 'Creates a new calendar key; feed addresses with the previous key stop working',
    response: calendarKey,
  },
  getSessions: {
    ...routes.getSessions,
    ...common,
    limit: 'read',
    summary: 'The caller’s sessions, one for each logged-in device',
    response: z.array(session),
  },
  postLogout: {
    ...routes.postLogout,
    ...common,
    whileSuspended: true,
    summary: 'Logs out one device or all devices',
    body: logoutBody,
    response: done,
  },
  getUserExport: {
    ...routes.getUserExport,
    ...common,
    summary: 'Exports all data of the caller’s account',
    response: userExport,
  },
  getFavorites: {
    ...routes.getFavorites,
    ...common,
    tag: 'favorites',
    auth: 'user',
    limit: 'read',
    summary: 'The caller’s favorite channels',
    response: z.array(favorite),
  },
  patchFavorites: {
    ...routes.patchFavorites,
    ...common,
    tag: 'favorites',
    auth: 'user',
    summary: 'Adds and removes favorites; returns the complete new list',
    headers: idempotencyHeaders,
    body: favoriteOps,
    response: z.array(favorite),
  },
  getHistory: {
    ...routes.getHistory,
    ...common,
    tag: 'history',
    auth: 'user',
    limit: 'read',
    summary: 'The caller’s watch history',
    query: historyQuery,
    response: historyPage,
  },
  patchHistory: {
    ...routes.patchHistory,
    ...common,
    tag: 'history',
    auth: 'user',
    summary: 'Notes, removes and clears watched videos; per video the latest change counts',
    body: historyOps,
    response: historyChanged,
  },
} as const satisfies Record<string, Call>;
