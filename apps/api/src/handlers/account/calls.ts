import { apiKeyStart } from '@oshimado/domain';
import { requirePermission, requireUser } from '../../auth';
import { makeApiKey } from '../../auth/api-keys';
import { providerNames } from '../../auth/providers/provider';
import { ApiError, notFound } from '../../errors';
import type { Action, Actions } from '../handler';
import { getSessions } from './get-sessions';
import { getUserExport } from './get-user-export';
import { postLogin } from './post-login';
import { showUser } from './present-user';

/** POST /user: changes the name. */
const postUser: Action<'postUser'> = async ({ body }, context) => {
  const { caller, store, auth, now } = context;
  requirePermission('account.change', caller, now());
  const user = requireUser(caller);
  await store.accounts.rename(user.id, body.name);
  if (user.session) auth.sessions.changed([user.session.id]);
  return showUser(context, user.id);
};

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** POST /user/logout: ends the calling session, another one of the account, or all. */
const postLogout: Action<'postLogout'> = async ({ body }, { caller, auth }) => {
  const user = requireUser(caller);
  if (body?.all) {
    await auth.sessions.close(user.id);
    return {};
  }
  const id = body?.session ?? user.session?.id;
  const ended = id !== undefined && UUID.test(id) ? await auth.sessions.close(user.id, id) : 0;
  if (ended === 0) throw notFound('Session');
  return {};
};

/** GET /user/check: the caller's account, without an envelope. */
const getUserCheck: Action<'getUserCheck'> = (_, context) =>
  showUser(context, requireUser(context.caller).id);

/** GET /user/refresh: a new token for the calling session, and the current account. 401 means logged out. */
const getRefresh: Action<'getRefresh'> = async (_, context) => {
  const user = requireUser(context.caller);
  const { sessions, newKeys } = context.auth;
  const jwt = await sessions.renew(user);
  const newKey = user.session && newKeys.take(user.session.id);
  return { jwt, user: await showUser(context, user.id, newKey) };
};

/** GET /user/login/services: the login services of this deployment. */
const getLoginServices: Action<'getLoginServices'> = async (_, { auth }) => ({
  services: providerNames.filter((name) => auth.providers.has(name)),
  demo: auth.demoLogin,
});

const OLD_KEY_MS = 86_400_000;

/** GET /user/createKey: a new API key. The former one expires at a time its owner chooses, within 24 hours. */
const getCreateKey: Action<'getCreateKey'> = async ({ query }, { caller, store, auth, now }) => {
  requirePermission('account.renewKey', caller, now());
  const user = requireUser(caller);
  const oldUntil = query.old_until ?? new Date(now() + OLD_KEY_MS);
  if (oldUntil.getTime() > now() + OLD_KEY_MS) {
    const words = 'old_until must be at most 24 hours ahead.';
    throw new ApiError('bad_request', words, { parameter: 'old_until' });
  }
  const key = makeApiKey();
  const kept = { hash: auth.hashKey(key), prefix: apiKeyStart(key) };
  const hadOne = await store.accounts.replaceKey(user.id, kept, oldUntil);
  auth.forgetKeys();
  if (user.session) auth.newKeys.keep(user.session.id, key);
  return { api_key: key, old_key_expires_at: hadOne ? oldUntil.toISOString() : null };
};

/**
 * DELETE /user: deletes the account, its sessions, keys, favorites and playlists. Public contributions (edits, songs,
 * translated lines) stay, without its name.
 */
const deleteUser: Action<'deleteUser'> = async (
  _,
  { caller, store, auth, favoritesBoard, now },
) => {
  requirePermission('account.delete', caller, now());
  const { id } = requireUser(caller);
  await auth.sessions.close(id);
  await store.accounts.deleteUser(id);
  await store.security.note({ event: 'account.delete' });
  auth.forgetKeys();
  favoritesBoard.forget(id);
  return {};
};

/** GET /user/calendarKey: the key of the account's calendar. POST renews it. */
const getCalendarKey: Action<'getCalendarKey'> = async (_, { caller, store, auth }) => {
  const { id } = requireUser(caller);
  const owner = await store.accounts.findCalendarOwner(id);
  if (!owner) throw notFound('Account');
  return { key: auth.calendarKeys.keyOf(id, owner.calendar_key_number) };
};

const postCalendarKey: Action<'postCalendarKey'> = async (_, context) => {
  const { caller, store, auth, now } = context;
  requirePermission('account.renewCalendarKey', caller, now());
  const { id } = requireUser(caller);
  const number = await store.accounts.renewCalendarKey(id);
  if (number === undefined) throw notFound('Account');
  auth.forgetKeys();
  return { key: auth.calendarKeys.keyOf(id, number) };
};

export const actions = {
  deleteUser,
  getCalendarKey,
  getCreateKey,
  getLoginServices,
  getRefresh,
  getSessions,
  getUserCheck,
  getUserExport,
  postCalendarKey,
  postLogin,
  postLogout,
  postUser,
} satisfies Actions;
