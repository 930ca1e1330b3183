import * as z from 'zod';
import { routes } from '../../routes';
import { done } from '../body';
import type { Call } from '../call';
import {
  accountBody,
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
    summary: 'The ways to log in that are set up',
    response: loginChoices,
  },
  postLogin: {
    ...routes.postLogin,
    ...common,
    auth: 'optional',
    limit: 'login',
    summary: 'Starts a session with a token of a provider; with a bearer, links the provider',
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
    summary: 'The account that asks',
    response: user,
  },
  postUser: {
    ...routes.postUser,
    ...common,
    summary: 'Changes the name',
    body: usernameBody,
    response: user,
  },
  deleteUser: {
    ...routes.deleteUser,
    ...common,
    summary: 'Deletes the account and what belongs to it',
    body: accountBody,
    response: done,
  },
  getCreateKey: {
    ...routes.getCreateKey,
    ...common,
    limit: 'createKey',
    summary: 'Makes a new API key; the one held so far lives on for at most 24 hours',
    query: createKeyQuery,
    response: createdKey,
  },
  getSessions: {
    ...routes.getSessions,
    ...common,
    limit: 'read',
    summary: 'Devices that are logged in',
    response: z.array(session),
  },
  postLogout: {
    ...routes.postLogout,
    ...common,
    summary: 'Ends the session of one device or of all',
    body: logoutBody,
    response: done,
  },
  getUserExport: {
    ...routes.getUserExport,
    ...common,
    summary: 'Everything kept about the account',
    response: userExport,
  },
  getFavorites: {
    ...routes.getFavorites,
    ...common,
    tag: 'favorites',
    auth: 'user',
    limit: 'read',
    summary: 'Favorite talents',
    response: z.array(favorite),
  },
  patchFavorites: {
    ...routes.patchFavorites,
    ...common,
    tag: 'favorites',
    auth: 'user',
    summary: 'Adds and removes favorites; answers the whole new list',
    headers: idempotencyHeaders,
    body: favoriteOps,
    response: z.array(favorite),
  },
} as const satisfies Record<string, Call>;
